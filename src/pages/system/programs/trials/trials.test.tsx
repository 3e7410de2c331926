import { CODE } from '@domain/api/codes';
import type { ProgramTrial } from '@domain/trials/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/utils/failure';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ProgramTrials from '.';
import StartTrialDialog from './StartTrialDialog';

const title = { zh: '【试填】数字化车间', en: '[TRIAL] Digital workshop' };
const filing: ProgramTrial['filings'][number] = {
  ...{ id: 'f1', status: 'expert_review', receipt: 'TSZ20260610-000001', edition: '2026.1-T1' },
  ...{ updated_at: '2026-06-10T02:00:00.000Z', updated_by: '周岩', moved: null, reports: [] },
  appeal: null,
};
const trial: ProgramTrial = {
  ...{ key: 'trial_digital_workshop', program: 'digital_workshop', edition: '2026.1-T1', tries: 1, title },
  ...{ route: '/forms/p/trial_digital_workshop', source: 'draft', made_by: '周岩' },
  ...{ made_at: '2026-06-10T02:00:00.000Z', filings: [filing] },
};

const show = (list: ProgramTrial[]) => {
  mockCall('programTrials').mockResolvedValue({ code: CODE.success, msg: '', data: list });
  render(withPortal({ id: 'u1', permissions: ['programs.compile'] }, <ProgramTrials />));
};

describe('ProgramTrials', () => {
  it('offers to assess as an expert while a filing on trial is with experts', async () => {
    const acted = mockCall('actOnTrial').mockRejectedValue(new RequestFailure('offline'));
    show([trial]);
    fireEvent.click(await screen.findByRole('button', { name: /^以评审专家评审/ }));
    await waitFor(() =>
      expect(acted).toHaveBeenCalledWith(expect.objectContaining({ data: { as: 'expert' } })),
    );
  });

  it('leads to the reports that an approval on trial owes, and to an appeal', async () => {
    const report = {
      ...{ id: 'r1', title: { zh: '年度报告', en: 'Annual report' }, status: 'submitted' as const },
      period: { zh: '2025年度', en: '2025' },
    };
    const appeal = { no: 'TSS20260612-000001', status: 'upheld' as const };
    const approved = { ...filing, status: 'approved' as const, reports: [report], appeal };
    show([{ ...trial, source: 'edition', filings: [approved] }]);
    expect(await screen.findByRole('link', { name: '年度报告 2025年度' })).toHaveAttribute(
      'href',
      '/review/report?id=r1',
    );
    expect(screen.getByRole('link', { name: '申诉 TSS20260612-000001' })).toHaveAttribute(
      'href',
      '/review/appeals?filing=f1',
    );
    expect(screen.queryByRole('button', { name: /^以评审专家评审/ })).toBeNull();
    expect(screen.getByText(/由现行版试填/)).toBeVisible();
  });
});

describe('StartTrialDialog', () => {
  it('tells drafts of one name apart by their last save', async () => {
    const line = {
      ...{ key: 'digital_workshop', edition: '2026.2', base: null, merges: null, version: 1 },
      ...{
        created_by: '周岩',
        created_at: '2026-06-01T02:00:00.000Z',
        title: { zh: '数字化车间', en: 'Workshop' },
      },
    };
    const drafts = [
      { ...line, id: 'd1', updated_by: '周岩', updated_at: '2026-06-10T02:00:00.000Z' },
      { ...line, id: 'd2', updated_by: '李青', updated_at: '2026-06-11T03:30:00.000Z' },
      { ...line, id: 'd3', edition: '2026.3', updated_by: '李青', updated_at: '2026-06-11T03:30:00.000Z' },
    ];
    mockCall('programDrafts').mockResolvedValue({
      code: CODE.success,
      msg: '',
      data: { drafts, deleted: [] } as never,
    });
    mockCall('editionsOfPrograms').mockResolvedValue({ code: CODE.success, msg: '', data: [] });
    render(
      withPortal(
        { id: 'u1', permissions: ['programs.compile'] },
        <StartTrialDialog open onClose={() => {}} onStarted={() => {}} />,
      ),
    );
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '试填哪一版' }));
    for (const name of [
      '草稿：数字化车间 2026.2（2026-06-10 10:00 周岩保存）',
      '草稿：数字化车间 2026.2（2026-06-11 11:30 李青保存）',
      '草稿：数字化车间 2026.3',
    ])
      expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  });
});
