import type { FilingPaymentsData, PaymentsData } from '@domain/payments/calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Payments from '.';

const payment = {
  id: 'p1',
  amount: 40,
  paid_on: '2026-06-09',
  note: '凭证018',
  by: '吴会计',
  at: '2026-06-09T02:00:00Z',
  taken_back: null,
};
const item: FilingPaymentsData = {
  id: 'f1',
  program: 'keyproject',
  title: '重点研发计划',
  subject: null,
  batch: '2026-1',
  company: '示例智能装备有限公司',
  credit_code: '91210102MA0YK100XU',
  department: { value: 'D1', label: '浑南区' },
  status: 'approved',
  project_no: 'KP2026-0001',
  receipt_no: 'KP20260001',
  approved_at: '2026-06-01T02:00:00Z',
  granted: 100,
  paid: 40,
  remaining: 60,
  state: 'partly',
  last_paid_on: '2026-06-09',
  version: 1,
  payee: { holder: null, bank: '示例银行浑南支行', account: '620**************01', from: 'company' },
  payments: [payment],
};
const whole = { ...item, payee: { ...item.payee, account: '6200000000000000001' } };
const paid: FilingPaymentsData = {
  ...whole,
  paid: 100,
  remaining: 0,
  state: 'paid',
  version: 2,
  payments: [{ ...payment, id: 'p2', amount: 60 }, payment],
};
const noAccount = { holder: null, bank: null, account: null, from: null };
const data: PaymentsData = {
  list: [item, { ...item, id: 'f2', company: '无账户公司', state: 'unpaid', payee: noAccount }],
  total: 2,
  sums: { granted: 200, paid: 40, remaining: 160 },
  by_state: { unpaid: 1, partly: 1, paid: 0 },
  batches: ['2026-1'],
};

const answer = (of: unknown) => ({ code: 200, msg: '好', data: of }) as never;
const list = mockCall('payments');
const one = mockCall('filingPayments');
const record = mockCall('recordPayment');
const takeBack = mockCall('takeBackPayment');
const officer = { id: 'u1', role: 'finance', permissions: ['payment.read', 'payment.record'] };
mockFeedback();

beforeEach(() => {
  vi.clearAllMocks();
  list.mockResolvedValue(answer(data));
  one.mockResolvedValue(answer(whole));
  record.mockResolvedValue(answer(paid));
  takeBack.mockResolvedValue(answer({ ...whole, paid: 0, remaining: 100, payments: [], version: 2 }));
});

const open = async (name = '登记拨付 示例智能装备有限公司 KP20260001') => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('PaymentsPage', () => {
  it('shows where each grant goes, what was paid of it, and the sums of the selection', async () => {
    render(withPortal(officer, <Payments />));
    expect(await screen.findByText('620**************01')).toBeVisible();
    expect(screen.getByText('户名：未填')).toBeVisible();
    expect(screen.getByText('未填收款账户')).toBeVisible();
    const sums = within(screen.getByRole('region', { name: '当前筛选合计' }));
    for (const sum of ['200.00', '40.00', '160.00']) expect(sums.getByText(sum)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /部分拨付/ }));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith({ params: expect.objectContaining({ state: 'partly' }) }),
    );
  });

  it('begins the first payment with the whole grant, and the next one without an amount', async () => {
    one.mockResolvedValue(answer({ ...whole, paid: 0, remaining: 100, payments: [] }));
    record.mockResolvedValue(answer(whole));
    render(withPortal(officer, <Payments />));
    const drawer = await open();
    const amount = await drawer.findByLabelText('本次拨付金额（万元）');
    expect(amount).toHaveValue('100.00');
    fireEvent.change(amount, { target: { value: '40' } });
    const press = () => act(async () => fireEvent.click(drawer.getByRole('button', { name: /登记拨付$/ })));
    await press();
    await waitFor(() => expect(amount).toHaveValue(''));
    await press();
    expect(record).toHaveBeenCalledOnce();
  });

  it('records a payment of what remains, and says where the rest stands', async () => {
    render(withPortal(officer, <Payments />));
    const drawer = await open();
    expect(await drawer.findByText('6200000000000000001')).toBeVisible();
    expect(drawer.getByRole('region', { name: '登记拨付' })).toBeVisible();
    const amount = drawer.getByLabelText('本次拨付金额（万元）');
    expect(amount).toHaveValue('');
    fireEvent.change(amount, { target: { value: '60.01' } });
    expect(drawer.getByText('合600,100元')).toBeVisible();
    await act(async () => fireEvent.click(drawer.getByRole('button', { name: '登记拨付' })));
    expect(await drawer.findByText(/最多还可拨付60万元。请改正金额/)).toBeInTheDocument();
    expect(record).not.toHaveBeenCalled();
    fireEvent.change(amount, { target: { value: '60' } });
    fireEvent.change(drawer.getByLabelText('凭证号或备注'), { target: { value: '凭证019' } });
    await act(async () => fireEvent.click(drawer.getByRole('button', { name: '登记拨付' })));
    expect(record).toHaveBeenCalledWith({
      path: { id: 'f1' },
      data: { version: 1, amount: 60, paid_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), note: '凭证019' },
      idempotencyKey: expect.any(String),
    });
    expect(await drawer.findByText('2026-06-09拨付60万元')).toBeVisible();
    expect(drawer.queryByRole('button', { name: '登记拨付' })).toBeNull();
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('sends the same key again after a lost answer, and reads the payments anew after a refusal', async () => {
    record.mockResolvedValue({ code: 208, msg: '该申报的拨付登记刚被其他人修改', data: null } as never);
    render(withPortal(officer, <Payments />));
    const drawer = await open();
    fireEvent.change(await drawer.findByLabelText('本次拨付金额（万元）'), { target: { value: '20' } });
    const send = async () =>
      act(async () => fireEvent.click(await drawer.findByRole('button', { name: '登记拨付' })));
    await send();
    await waitFor(() => expect(one).toHaveBeenCalledTimes(2));
    await send();
    const keys = record.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(drawer.getByLabelText('本次拨付金额（万元）')).toHaveValue('20.00');
    expect(feedback.error).toHaveBeenCalledWith('该申报的拨付登记刚被其他人修改');
  });

  it('takes a wrong payment back with a reason', async () => {
    render(withPortal(officer, <Payments />));
    const drawer = await open();
    fireEvent.click(await drawer.findByRole('button', { name: '撤销登记 2026-06-09拨付40万元' }));
    const dialog = within(
      (await screen.findByLabelText('撤销原因')).closest<HTMLElement>('[role=dialog]') as HTMLElement,
    );
    fireEvent.change(dialog.getByLabelText('撤销原因'), { target: { value: '\u200b' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '撤销登记' })));
    expect(await dialog.findByText('请填写撤销原因')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('撤销原因'), { target: { value: '金额录错' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '撤销登记' })));
    expect(takeBack).toHaveBeenCalledWith({
      path: { id: 'f1' },
      data: { version: 1, payment: 'p1', reason: '金额录错' },
    });
  });

  it('offers readers the records, and nothing to record', async () => {
    render(withPortal({ ...officer, role: 'administrator', permissions: ['payment.read'] }, <Payments />));
    const drawer = await open('查看 示例智能装备有限公司 KP20260001');
    expect(await drawer.findByText('凭证号或备注：凭证018')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /登记/ })).toBeNull();
  });
});
