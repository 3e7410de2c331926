import type { PanelData, PanelMember } from '@domain/experts/calls';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import ReopenDialog from './ReopenDialog';

const member = { id: 'a1', expert: { id: 'e1', name: '钱教授', username: 'qian' } } as PanelMember;
const reopen = mockCall('reopenAssessment');

afterEach(() => void reopen.mockReset());

function show(is_due_over: boolean) {
  reopen.mockResolvedValue({ code: 200, msg: '', data: {} } as never);
  render(
    <ReopenDialog
      panel={{ is_due_over } as PanelData}
      member={member}
      onClose={() => {}}
      onDone={() => {}}
    />,
  );
}
const send = () => fireEvent.click(screen.getByRole('button', { name: '退回修改' }));
const sent = () => reopen.mock.calls[0]?.[0].data;

it('ReopenDialog asks for a reason, and for no day while the deadline is ahead', async () => {
  show(false);
  expect(screen.queryByText('评审截止日期')).toBeNull();
  send();
  await screen.findByText('请填写退回原因');
  expect(reopen).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: '退回原因' }), {
    target: { value: '评分与意见不一致' },
  });
  send();
  await vi.waitFor(() => expect(sent()).toEqual({ reason: '评分与意见不一致' }));
});

it('ReopenDialog offers a new day where the deadline is over', async () => {
  show(true);
  expect(screen.getByText('评审截止日期')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: '退回原因' }), { target: { value: '请补充' } });
  send();
  await vi.waitFor(() =>
    expect(sent()).toEqual({ reason: '请补充', due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
  );
});
