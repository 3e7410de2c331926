import type { AnsweredAppeal } from '@domain/appeals/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Appeals from '.';

const appeal: AnsweredAppeal = {
  id: 'a1',
  no: 'APL20260610-000001',
  version: 1,
  filing_id: 'f1',
  program: 'gazelle',
  title: '瞪羚企业',
  company: '示例企业',
  status: 'open',
  decision: 'reject_first',
  decided_at: '2026-06-09T02:00:00.000Z',
  contested: { by: '孙浩', office: '浑南区科技局', opinion: '营业收入不符合条件', reasons: ['eligibility'] },
  reason: '数据有误',
  files: [],
  sent_at: '2026-06-10T02:00:00.000Z',
  sent_by: '李四',
  due_at: '2026-07-01T09:00:00.000Z',
  overdue: false,
  restores: 'submitted',
  answer: null,
  answered_at: null,
  answered_by: null,
  hearing: 'self',
};

it('shows what the appeal is against, and sends an outcome only after a question that names its effect', async () => {
  mockCall('appeals').mockResolvedValue({ code: 200, msg: '', data: { list: [appeal], total: 1 } });
  const sent = mockCall('answerAppeal').mockResolvedValue({ code: 200, msg: '', data: appeal });
  const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  render(withPortal({}, <Appeals />, { at: '/review/appeals' }));
  fireEvent.click(await screen.findByRole('button', { name: `审理 ${appeal.no}` }, { timeout: 10_000 }));
  const drawer = await screen.findByRole('dialog');
  expect(drawer).toHaveTextContent(
    /被申诉的决定.*初审不通过.*2026-06-09 10:00.*浑南区科技局 孙浩.*不符合申报条件.*营业收入不符合条件/,
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(new Set(headings).size).toBe(headings.length);
  fireEvent.click(await screen.findByRole('radio', { name: '申诉成立' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^处理理由/ }), { target: { value: '审计报告属实' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: '发送处理结果' }));
  send();
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]?.[0].content).toMatch(/原决定将解除.*不能更改/);
  expect(sent).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it('shows an appeal that nobody may hear, says what to do, and offers no answer', async () => {
  const unheard: AnsweredAppeal = { ...appeal, hearing: 'nobody' };
  mockCall('appeals').mockResolvedValue({ code: 200, msg: '', data: { list: [unheard], total: 1 } });
  render(withPortal({}, <Appeals />, { at: '/review/appeals' }));
  fireEvent.click(await screen.findByRole('button', { name: `查看 ${appeal.no}` }, { timeout: 10_000 }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('请增设市级管理员账号');
  expect(screen.queryByRole('button', { name: '发送处理结果' })).toBeNull();
});
