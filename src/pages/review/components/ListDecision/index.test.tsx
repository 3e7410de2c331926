import { CODE } from '@domain/api/codes';
import type { DecisionPreview, ScheduledDecisionData } from '@domain/review/scheduled-decision-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ListDecision from '.';

const preview = mockCall('previewOrder');
const orderDecision = mockCall('orderDecision');
const fetchOrder = mockCall('decisionOrder');
const noteOrder = mockCall('noteOrder');
mockFeedback();

const named = (id: string) => ({ id, version: 3, company: `企业${id}`, receipt_no: `GZ${id}` });
const included = (id: string): DecisionPreview['in'][number] => ({
  ...named(id),
  program: 'gazelle',
  subject: null,
  checks: [],
  is_opened: true,
});
const steps = (['pass_first', 'return_first', 'approve'] as const).map((action) => ({ action, count: 2 }));
const answer = <T,>(data: T) => ({ code: CODE.success, msg: '已提交办理', data });

const counts = { signing: 0, waiting: 0, done: 1, refused: 1, taken_back: 0 };
const done: ScheduledDecisionData = {
  id: 'o1',
  action: 'pass_first',
  ordered_at: '2026-06-10T02:00:00Z',
  due_at: '2026-06-10T02:00:30Z',
  left: 0,
  counts,
  first: { ...named('1'), program: 'gazelle' },
  unseen: 1,
  part: null,
  decision: { action: 'pass_first', opinion: '同意' },
  items: [
    { ...named('1'), state: 'done', why: null, at: null },
    { ...named('2'), state: 'refused', why: '该申报已由企业撤回', at: null },
  ],
};

beforeEach(() => {
  vi.clearAllMocks();
  preview.mockResolvedValue(
    answer({
      steps,
      in: [included('1'), included('2')],
      out: [{ ...named('3'), why: '当前为“退回修改”' }],
      more: false,
    }),
  );
  orderDecision.mockResolvedValue(answer(done));
  fetchOrder.mockResolvedValue(answer(done));
  noteOrder.mockResolvedValue(answer(null));
});

const filings = ['1', '2', '3'].map((id) => ({ id, version: 3 }));
const open = (role: string, onOrdered = vi.fn()) => {
  render(
    withPortal({ role }, <ListDecision target={{ filings }} onClose={() => {}} onOrdered={onOrdered} />),
  );
  return onOrdered;
};

describe('ListDecision', () => {
  it('shows who is left out and why, sends the others at once, and retries those that failed [focus listSent]', async () => {
    const onOrdered = open('reviewer');
    const steps = within(await screen.findByRole('radiogroup', { name: '办理事项' }));
    expect(steps.getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(steps.getByLabelText('初审通过（2件）'));
    const out = await screen.findByRole('alert');
    expect(out).toHaveTextContent('不能办理1件');
    expect(out).toHaveTextContent('当前为“退回修改”企业3 GZ3');
    const send = screen.getByRole('button', { name: '提交办理2件' });
    fireEvent.click(send);
    expect(await screen.findByText('请填写审核意见')).toBeVisible();
    expect(orderDecision).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '同意' } });
    fireEvent.click(send);
    await waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
    expect(orderDecision).toHaveBeenCalledExactlyOnceWith({
      data: { action: 'pass_first', opinion: '同意', filings: filings.slice(0, 2) },
      idempotencyKey: expect.any(String),
    });
    expect(await screen.findByText('成功1件，失败1件')).toBeVisible();
    expect(screen.getByText('该申报已由企业撤回')).toBeVisible();
    expect(noteOrder).toHaveBeenCalledWith({ path: { id: 'o1' } });
    expect(screen.getByRole('heading', { name: '初审通过' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: '重新办理失败的1件' }));
    fireEvent.click(await screen.findByLabelText('初审通过（2件）'));
    await waitFor(() =>
      expect(preview).toHaveBeenCalledWith({ data: { action: 'pass_first', filings: [{ id: '2' }] } }),
    );
  });

  it('sends one grant for all, and others for single filings', async () => {
    open('administrator');
    fireEvent.click(await screen.findByLabelText('立项（2件）'));
    fireEvent.change(await screen.findByLabelText('批准资助（万元）'), { target: { value: '20' } });
    fireEvent.click(screen.getByText(/^逐件填写批准资助/));
    fireEvent.change(await screen.findByLabelText('企业2 GZ2的批准资助（万元）'), {
      target: { value: '35' },
    });
    fireEvent.click(screen.getByRole('button', { name: '提交办理2件' }));
    await waitFor(() => expect(orderDecision).toHaveBeenCalledTimes(1));
    expect(orderDecision.mock.calls[0]?.[0].data).toMatchObject({
      action: 'approve',
      grant_approved: 20,
      filings: [
        { id: '1', version: 3 },
        { id: '2', version: 3, grant_approved: 35 },
      ],
    });
  });

  it('grants an acceptance nothing in a list that gets one grant', async () => {
    const accepted = { ...included('2'), program: 'jiebangguashuai_result' };
    preview.mockResolvedValue(answer({ steps, in: [included('1'), accepted], out: [], more: false }));
    open('administrator');
    fireEvent.click(await screen.findByLabelText('立项（2件）'));
    fireEvent.change(await screen.findByLabelText('批准资助（万元）'), { target: { value: '20' } });
    fireEvent.click(screen.getByText(/^逐件填写批准资助/));
    expect(screen.queryByLabelText('企业2 GZ2的批准资助（万元）')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '提交办理2件' }));
    await waitFor(() => expect(orderDecision).toHaveBeenCalledTimes(1));
    expect(orderDecision.mock.calls[0]?.[0].data).toMatchObject({
      grant_approved: 20,
      filings: [{ id: '1' }, { id: '2', grant_approved: 0 }],
    });
  });

  it('requires an opinion to approve a list with an upheld objection', async () => {
    const upheld = { ...included('2'), checks: [{ kind: 'upheld_objection' as const, count: 1 }] };
    preview.mockResolvedValue(answer({ steps, in: [included('1'), upheld], out: [], more: false }));
    open('administrator');
    fireEvent.click(await screen.findByLabelText('立项（2件）'));
    expect(await screen.findByText('1件有严重问题：公示异议成立')).toBeVisible();
    fireEvent.change(await screen.findByLabelText('批准资助（万元）'), { target: { value: '20' } });
    const send = screen.getByRole('button', { name: '提交办理2件' });
    fireEvent.click(send);
    expect(await screen.findByRole('button', { name: /^有公示异议成立，请填写审核意见/ })).toBeVisible();
    expect(orderDecision).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '已核减相关经费' } });
    fireEvent.click(send);
    await waitFor(() => expect(orderDecision).toHaveBeenCalledTimes(1));
  });

  it('names the selection, shows which filings to look at first, and asks for the number of many', async () => {
    const many = Array.from({ length: 21 }, (_, i) => ({ ...included(String(i)), is_opened: i > 0 }));
    many[3]?.checks.push({ kind: 'blacklist', count: 1 }, { kind: 'rule', count: 2 });
    preview.mockResolvedValue(
      answer({ steps: [{ action: 'pass_first', count: 21 }], in: many, out: [], more: false }),
    );
    const target = { filter: { program: 'gazelle' }, found: 21 };
    render(
      withPortal(
        {},
        <ListDecision target={target} onClose={() => {}} onOrdered={() => {}} action="pass_first" />,
      ),
    );
    expect(await screen.findByText('办理全部筛选结果21件')).toBeVisible();
    expect(await screen.findByText('1件有严重问题：企业在信用黑名单中')).toBeVisible();
    expect(screen.getByText('1件有核查事项：条件未满足或需核实')).toBeVisible();
    expect(screen.getByText('1件您从未打开过')).toBeVisible();
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '同意' } });
    const send = screen.getByRole('button', { name: '提交办理21件' });
    fireEvent.click(send);
    expect(await screen.findByRole('button', { name: '请输入件数21，确认本次办理的范围' })).toBeVisible();
    expect(orderDecision).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('本次办理21件，请输入件数确认'), { target: { value: '21' } });
    fireEvent.click(send);
    await waitFor(() => expect(orderDecision).toHaveBeenCalledTimes(1));
  });
});
