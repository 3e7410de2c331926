import type { OwnAppeal } from '@domain/appeals/calls';
import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import Decision from './index';

const decision = {
  id: 'line1',
  action: 'reject_first',
  at: '2026-11-26T12:10:00Z',
  comment: '营业收入不符合条件',
  reasons: ['eligibility', 'over_limit'],
  appeal_until: '2026-12-17T09:00:00Z',
  task_book: null,
} as const;
const receipt = { no: 'GZ20261126-000003', submitted_at: '2026-11-26T11:55:00Z', sha256: '' };

const read = mockCall('ownAppeal');
const recognitions = mockCall('ownRecognitions');
const payments = mockCall('ownPayments');
beforeEach(() => {
  payments.mockReset().mockResolvedValue({ code: 200, msg: '', data: null });
  recognitions.mockResolvedValue({ code: 200, msg: '', data: { list: [], total: 0 } });
  const period = { action: decision.action, at: decision.at, until: '2099-12-17T09:00:00Z' };
  read.mockClear().mockResolvedValue({
    code: 200,
    msg: '',
    data: { decision: period, may: true, appeals: [] },
  });
});

const show = (filing: object) =>
  render(
    withPortal(
      {},
      <Decision
        program={findProgram('gazelle') as Program}
        filing={{ id: 'f1', program: 'gazelle', kind: '', receipt, ...filing } as Filing}
      />,
    ),
  );

describe('Decision', () => {
  it('shows the outcome of a rejected filing, its reasons, the letter, and the deadline for an appeal', async () => {
    show({ status: 'rejected', decision: { ...decision, reasons: [...decision.reasons] } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /初审不通过（2026-11-26 20:10）.*原因：不符合申报条件、超出限项.*营业收入不符合条件/,
    );
    expect(screen.getByRole('button', { name: /审核不通过通知书/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: '提出申诉' })).toBeVisible();
    expect(screen.getByText(/可在 2099-12-17 17:00 前提出申诉/)).toBeVisible();
  });

  it('shows number and grant of an approval, and no second number beside a certificate', () => {
    const project = { no: 'KP2026-0003', grant: 100 };
    const approval = { ...decision, action: 'approve' as const, reasons: [], appeal_until: null, project };
    const { unmount } = show({ program: 'keyproject', status: 'approved', decision: approval });
    expect(screen.getByText('编号：KP2026-0003 · 批准资助：100万元')).toBeVisible();
    unmount();
    show({ status: 'approved', decision: { ...approval, project: { ...project, grant: 0 } } });
    expect(screen.queryByText(/KP2026-0003/)).toBeNull();
  });

  it('shows what was paid of a grant, and when; nothing where there is none', async () => {
    const data = { granted: 100, paid: 40, payments: [{ id: 'p1', amount: 40, paid_on: '2026-12-01' }] };
    payments.mockResolvedValue({ code: 200, msg: '', data });
    const project = { no: 'KP2026-0003', grant: 100 };
    const approval = { ...decision, action: 'approve' as const, reasons: [], appeal_until: null, project };
    const { unmount } = show({ program: 'keyproject', status: 'approved', decision: approval });
    expect(await screen.findByText('资金拨付：批准100万元，已拨付40万元')).toBeVisible();
    expect(screen.getByText('2026-12-01拨付40万元')).toBeVisible();
    unmount();
    show({ status: 'approved', decision: { ...approval, project: { ...project, grant: 0 } } });
    expect(payments).toHaveBeenCalledTimes(1);
  });

  it('shows that an approval holds again on appeal, with the appeal that undid its revocation', async () => {
    const appeal: OwnAppeal = {
      no: 'APL20261128-000001',
      status: 'upheld',
      decision: 'revoke',
      decided_at: decision.at,
      reason: '数据有误',
      files: [],
      sent_at: decision.at,
      sent_by: '李四',
      due_at: decision.at,
      answer: '经核实，撤销依据不足',
      answered_at: decision.at,
      letter: null,
    };
    read.mockResolvedValue({ code: 200, msg: '', data: { decision: null, may: false, appeals: [appeal] } });
    const reinstated = { ...decision, action: 'reinstate' as const, reasons: [], appeal_until: null };
    show({ status: 'approved', decision: reinstated });
    expect(screen.getByRole('alert')).toHaveTextContent('申诉成立，解除撤销（2026-11-26 20:10）');
    expect(await screen.findByText('经核实，撤销依据不足')).toBeVisible();
  });

  it('shows by when and how the task book of an approval is signed', () => {
    const taskBook = { due: '2026-12-24', how: { zh: '到三楼办理', en: 'on the third floor' } };
    show({
      status: 'approved',
      decision: { ...decision, action: 'approve', reasons: [], appeal_until: null, task_book: taskBook },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('请于2026-12-24前签订任务书（到三楼办理）。');
  });

  it('shows the document by which an approval was revoked', () => {
    show({
      status: 'revoked',
      decision: { ...decision, action: 'revoke', reasons: ['falsified'], doc_no: '沈科发〔2026〕9号' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/原因：弄虚作假.*文号 沈科发〔2026〕9号/);
  });

  it('shows the reasons of old decisions, even if their action no longer has them', () => {
    show({ status: 'revoked', decision: { ...decision, action: 'revoke', reasons: ['incomplete'] } });
    expect(screen.getByRole('alert')).toHaveTextContent('原因：材料不完整');
  });

  it('offers the certificate of a recognition with its number and validity', async () => {
    const item = {
      filing: 'f1',
      no: 'GZR20250001',
      state: 'expired',
      valid_from: '2026-02-10',
      valid_to: '2029-02-09',
    } as never;
    recognitions.mockResolvedValue({ code: 200, msg: '', data: { list: [item], total: 1 } });
    show({
      status: 'approved',
      decision: { ...decision, action: 'approve', reasons: [], appeal_until: null },
    });
    expect(await screen.findByText(/GZR20250001，有效期 2026-02-10 至 2029-02-09/)).toBeVisible();
    expect(screen.getByText('已到期')).toBeVisible();
    expect(screen.getByRole('button', { name: '下载证书 GZR20250001' })).toBeVisible();
  });

  it('shows an approval in the words of the program, and requests no appeals', () => {
    show({
      status: 'approved',
      decision: { ...decision, action: 'approve', reasons: [], appeal_until: null },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/认定/);
    expect(read).not.toHaveBeenCalled();
  });

  it('shows the outcome of an upheld appeal with its reasons and its letter while the filing is decided anew', () => {
    const upheld = { ...decision, action: 'reopen_to_first' as const, comment: '审计报告属实', reasons: [] };
    show({ status: 'submitted', decision: { ...upheld, appeal_until: null } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /申诉成立，重新初审（2026-11-26 20:10）.*审计报告属实/,
    );
    expect(screen.getByRole('button', { name: /申诉/ })).toBeVisible();
  });

  it('shows nothing before there is a decision', () => {
    expect(show({ status: 'submitted' }).container).toBeEmptyDOMElement();
  });
});
