import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider, Form, Input } from 'antd';
import { history } from 'umi';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import ValidatedForm from '@/components/ValidatedForm';
import FormModal from '@/components/ValidatedForm/FormModal';
import { feedback } from '@/utils/feedback';
import SideDrawer from './SideDrawer';

interface NoticeDrawerProps {
  isDraft?: boolean;
  isLoading?: boolean;
  isInAddress?: boolean;
  onClose?(): void;
}

const NoticeDrawer = ({
  isDraft = false,
  isLoading = false,
  onClose = () => {},
  ...more
}: NoticeDrawerProps) => (
  <ConfigProvider theme={{ token: { motion: false } }}>
    <SideDrawer open title="Notice" beginsInForm onClose={onClose} {...more}>
      {!isLoading && (
        <ValidatedForm isDraft={isDraft} initialValues={{ title: 'Batch 2' }}>
          <Form.Item name="title" label="Title">
            <Input />
          </Form.Item>
        </ValidatedForm>
      )}
    </SideDrawer>
  </ConfigProvider>
);

const type = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

const waysToClose = {
  Escape: () => fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape', keyCode: 27 }),
  'its button': () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
  'the page beside it': () => fireEvent.click(document.querySelector('.ant-drawer-mask') as Element),
};

describe('SideDrawer', () => {
  it.each(Object.entries(waysToClose))('asks before %s loses what was typed', async (_, close) => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    onTestFinished(() => confirm.mockRestore());
    const onClose = vi.fn();
    render(<NoticeDrawer onClose={onClose} />);
    type('Batch 3');
    await act(async () => close());
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃未保存的修改？' }));
    expect(onClose).not.toHaveBeenCalled();

    confirm.mockResolvedValue(true);
    await act(async () => close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks nothing where the text is as it was, and where it is a draft', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    onTestFinished(() => confirm.mockRestore());
    const onClose = vi.fn();
    const { rerender } = render(<NoticeDrawer onClose={onClose} />);
    type('Batch 3');
    type('Batch 2');
    await act(async () => waysToClose.Escape());
    rerender(<NoticeDrawer isDraft onClose={onClose} />);
    type('Batch 3');
    await act(async () => waysToClose.Escape());
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(confirm).not.toHaveBeenCalled();
  });

  const waysToLeave = {
    'a link': { leave: () => history.push('/programs'), to: '/programs' },
    'Back to the page before': { leave: () => history.back(), to: '/notices' },
    'Back to the list without it': { from: '/notice', leave: () => history.back(), to: '/notice' },
  };

  it.each(Object.entries(waysToLeave))('asks before %s loses what was typed', async (_, way) => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    onTestFinished(() => confirm.mockRestore());
    history.push('from' in way ? way.from : '/notices');
    history.push('/notice?new=open');
    render(<NoticeDrawer isInAddress />);
    type('Batch 3');
    way.leave();
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃未保存的修改？' })),
    );
    expect(history.location).toMatchObject({ pathname: '/notice', search: '?new=open' });

    confirm.mockResolvedValue(true);
    way.leave();
    await waitFor(() => expect(history.location).toMatchObject({ pathname: way.to, search: '' }));
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('lets the page change its address without a question while something is typed', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    onTestFinished(() => confirm.mockRestore());
    history.push('/notice?new=open');
    render(<NoticeDrawer />);
    type('Batch 3');
    history.push('/notice');
    await waitFor(() => expect(history.location.search).toBe(''));
    expect(confirm).not.toHaveBeenCalled();
  });

  it('asks once for what was typed in it and in a dialog of it', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(true);
    onTestFinished(() => confirm.mockRestore());
    history.push('/notice');
    render(
      <SideDrawer open title="Batch">
        <ValidatedForm>
          <Form.Item name="title" label="Title">
            <Input />
          </Form.Item>
        </ValidatedForm>
        <FormModal open title="Close" okText="Close" onCancel={() => {}} onFinish={async () => {}}>
          <Form.Item name="why" label="Why">
            <Input />
          </Form.Item>
        </FormModal>
      </SideDrawer>,
    );
    for (const label of ['Title', 'Why'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'x' } });
    history.push('/programs');
    await waitFor(() => expect(history.location.pathname).toBe('/programs'));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('[focus formDialog] begins in the first field of its form, which may come late', async () => {
    const { rerender } = render(<NoticeDrawer isLoading />);
    await screen.findByText('Notice');
    rerender(<NoticeDrawer />);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  });

  it('leaves the focus where the person has gone before its form came', async () => {
    const { rerender } = render(<NoticeDrawer isLoading />);
    const close = await screen.findByRole('button', { name: 'Close' });
    act(() => close.focus());
    rerender(<NoticeDrawer />);
    await screen.findByLabelText('Title');
    expect(close).toHaveFocus();
  });
});
