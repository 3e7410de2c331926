import type { DecisionAwaitingSignature } from '@domain/review/scheduled-decision-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ToSignPage from '.';

const fetchToSign = mockCall('decisionsToSign');
const signDecisions = mockCall('signDecisions');
mockFeedback();

const waiting = (id: string, more: Partial<DecisionAwaitingSignature> = {}): DecisionAwaitingSignature => ({
  id,
  item: `item-${id}`,
  company: `企业${id}`,
  receipt_no: `GZ${id}`,
  program: 'gazelle',
  subject: null,
  decision: { action: 'pass_first', opinion: '材料齐全' },
  part: 'check',
  by: '杨科员',
  ordered_at: '2026-06-10T02:00:00Z',
  signed: [],
  checks: [],
  is_opened: true,
  ...more,
});

beforeEach(() => {
  vi.clearAllMocks();
  const list = [waiting('1'), waiting('2', { checks: [{ kind: 'blacklist', count: 1 }], is_opened: false })];
  fetchToSign.mockResolvedValue({ code: 200, msg: '', data: { list, total: 2 } });
});

const open = async () => {
  render(withPortal({}, <ToSignPage />, { at: '/review/toSign' }));
  for (const name of [/企业1 GZ1/, /企业2 GZ2/])
    fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: '同意并签署2件' }));
  return within(await screen.findByRole('dialog'));
};

describe('ToSignPage', () => {
  it('shows who decided what and what to look at, signs several, and lists those refused', async () => {
    const data = { done: ['item-1'], refused: [{ item: 'item-2', msg: '该件已不待签，请刷新列表' }] };
    signDecisions.mockResolvedValue({ code: 200, msg: '', data });
    const drawer = await open();
    expect(drawer.getByText('1件有严重问题：企业在信用黑名单中')).toBeVisible();
    expect(drawer.getByText('1件您从未打开过')).toBeVisible();
    expect(drawer.getAllByText('杨科员拟办：初审通过、材料齐全')).toHaveLength(2);
    fireEvent.click(drawer.getByRole('button', { name: '同意并签署2件' }));
    await waitFor(() =>
      expect(signDecisions).toHaveBeenCalledExactlyOnceWith({
        data: { items: ['item-1', 'item-2'], agree: true },
      }),
    );
    const alert = await screen.findByText('成功1件，以下1件未能签署');
    expect(alert).toBeVisible();
    expect(screen.getByText('该件已不待签，请刷新列表')).toBeVisible();
  });

  it('names each button by its visible words first', async () => {
    render(withPortal({}, <ToSignPage />, { at: '/review/toSign' }));
    const button = await screen.findByRole('button', { name: '复核：企业1 GZ1' });
    expect(button).toHaveTextContent(/^复\s?核$/);
  });

  it('sends several back only with a reason', async () => {
    signDecisions.mockResolvedValue({
      code: 200,
      msg: '',
      data: { done: ['item-1', 'item-2'], refused: [] },
    });
    const drawer = await open();
    fireEvent.click(drawer.getByRole('button', { name: '退回经办人' }));
    expect(await drawer.findByRole('button', { name: '请填写退回原因' })).toBeVisible();
    expect(signDecisions).not.toHaveBeenCalled();
    fireEvent.change(drawer.getByLabelText('签署意见（退回时必填）'), { target: { value: '金额待核' } });
    fireEvent.click(drawer.getByRole('button', { name: '退回经办人' }));
    await waitFor(() =>
      expect(signDecisions).toHaveBeenCalledExactlyOnceWith({
        data: { items: ['item-1', 'item-2'], agree: false, note: '金额待核' },
      }),
    );
  });
});
