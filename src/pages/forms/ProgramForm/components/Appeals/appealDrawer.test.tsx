import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import AppealDrawer from './AppealDrawer';

it('sends an appeal only after a question, as it can be sent once and not withdrawn', async () => {
  const sent = { code: 200, msg: '已提交', data: {} };
  const sendAppeal = mockCall('sendAppeal').mockResolvedValue(sent as never);
  const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const onSent = vi.fn();
  render(
    withPortal(
      { id: 'u1' },
      <AppealDrawer isOpen filing="f1" onSent={onSent} onRefused={vi.fn()} onClose={vi.fn()} />,
    ),
  );
  fireEvent.change(await screen.findByLabelText('申诉理由'), { target: { value: '数据有误' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: '提交申诉' }));
  send();
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]?.[0].content).toContain('不能修改或撤回');
  expect(sendAppeal).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});
