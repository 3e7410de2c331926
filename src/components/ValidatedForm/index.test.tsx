import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Button, ConfigProvider, Form, Input } from 'antd';
import { history } from 'umi';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { hasUnsavedWork, saveUnsavedWork } from '@/utils/unsaved';
import ValidatedForm from '.';
import FormModal from './FormModal';

describe('ValidatedForm', () => {
  it('names missing fields on submit, not before, and clears each as it is filled', async () => {
    const heard = vi.fn();
    const sent = vi.fn();
    render(
      <ValidatedForm onValuesChange={heard} onFinish={sent}>
        {['Name', 'Reason'].map((label) => (
          <Form.Item
            key={label}
            name={label}
            label={label}
            rules={[{ required: true, message: `${label}?` }]}
          >
            <Input />
          </Form.Item>
        ))}
        <Button htmlType="submit">Send</Button>
      </ValidatedForm>,
    );
    const [name, reason] = ['Name', 'Reason'].map((label) => screen.getByLabelText(label)) as [
      HTMLElement,
      HTMLElement,
    ];
    const type = (value: string) => fireEvent.change(name, { target: { value } });
    type('a');
    type('');
    expect(name).toBeValid();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(name).toBeInvalid());
    expect(await screen.findByText('Name?')).toBeInTheDocument();
    expect(reason).toBeInvalid();
    type('b');
    await waitFor(() => expect(name).toBeValid());
    expect(reason).toBeInvalid();
    expect(heard).toHaveBeenLastCalledWith({ Name: 'b' }, expect.anything());
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('FormModal', () => {
  it('[focus formDialog] begins in its first field', async () => {
    render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <FormModal open title="New department" okText="Save" onCancel={() => {}} onFinish={async () => {}}>
          <input hidden readOnly autoComplete="username" value="wudi" />
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
        </FormModal>
      </ConfigProvider>,
    );
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('asks before what was typed is lost by closing it, and not where nothing was typed', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    onTestFinished(() => confirm.mockRestore());
    const onCancel = vi.fn();
    render(
      <FormModal open title="New expert" okText="Save" onCancel={onCancel} onFinish={async () => {}}>
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      </FormModal>,
    );
    const name = screen.getByLabelText('Name');
    const pressEscape = () => act(async () => fireEvent.keyDown(name, { key: 'Escape', keyCode: 27 }));
    await pressEscape();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(confirm).not.toHaveBeenCalled();

    fireEvent.change(name, { target: { value: 'Wu Di' } });
    await pressEscape();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃未保存的修改？' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(await saveUnsavedWork(), 'the end of the session would lose it').toBe(false);
    confirm.mockResolvedValue(true);
    await pressEscape();
    expect(onCancel).toHaveBeenCalledTimes(2);

    confirm.mockClear();
    fireEvent.change(name, { target: { value: '' } });
    await pressEscape();
    expect(confirm).not.toHaveBeenCalled();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('asks nothing where the page is left because what was typed is stored', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    onTestFinished(() => confirm.mockRestore());
    history.replace('/design');
    const propose = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      history.push('/programs');
    };
    render(
      <FormModal open title="Propose" okText="Send" onCancel={() => {}} onFinish={propose}>
        <Form.Item name="note" label="Note">
          <Input />
        </Form.Item>
      </FormModal>,
    );
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'New fields' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(history.location.pathname).toBe('/programs'));
    expect(confirm).not.toHaveBeenCalled();
  });
});
