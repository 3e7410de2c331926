import { fireEvent, render, screen } from '@testing-library/react';
import { Button, DatePicker, Form, Input, Modal } from 'antd';
import { describe, expect, it } from 'vitest';
import SideDrawer from '@/components/Controls/SideDrawer';
import FormModal from '@/components/ValidatedForm/FormModal';
import { blockEnterSubmit } from './enterKey';

blockEnterSubmit();

const Fields = () => (
  <Form>
    <Input aria-label="text" />
    <DatePicker aria-label="day" />
    <Input.TextArea aria-label="lines" />
    <Button htmlType="submit">Send</Button>
  </Form>
);
const noWork = async () => undefined;

/** True if the browser would press the button of the form. */
const sendsFrom = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });

describe(blockEnterSubmit, () => {
  it.each([
    ['a drawer', SideDrawer],
    ['a dialog', Modal],
  ])('stops Enter in %s, whichever field has the focus', (_, Box) => {
    render(
      <Box open>
        <Fields />
      </Box>,
    );
    expect([sendsFrom('text'), sendsFrom('day')]).toEqual([false, false]);
    expect(sendsFrom('lines')).toBe(true);
  });

  it('stops Enter in date fields, and in forms that say so', () => {
    render(
      <>
        <Fields />
        <form data-enter="stays">
          <input aria-label="amount" />
          <input type="submit" aria-label="button" />
          <input type="file" aria-label="upload" />
        </form>
      </>,
    );
    expect(sendsFrom('day')).toBe(false);
    expect(sendsFrom('text')).toBe(true);
    expect(sendsFrom('amount')).toBe(false);
    expect(sendsFrom('button')).toBe(true);
    expect(sendsFrom('upload')).toBe(true);
  });

  it('lets Enter send a search in a dialog', () => {
    const field = <Input aria-label="number" />;
    const shared = { open: true, title: '', okText: 'OK', onCancel: noWork, onFinish: noWork };
    const { unmount } = render(<FormModal {...shared}>{field}</FormModal>);
    expect(sendsFrom('number')).toBe(false);
    unmount();
    render(
      <FormModal data-enter="sends" {...shared}>
        {field}
      </FormModal>,
    );
    expect(sendsFrom('number')).toBe(true);
  });
});
