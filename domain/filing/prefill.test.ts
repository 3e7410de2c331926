import { describe, expect, it } from 'vitest';
import { requireForm } from '../../tests/support/require-form';
import { readSamples } from '../../tests/support/samples';
import { ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, FieldAnswers, Row } from '../definition';
import { computeAnswers } from './compute';
import { readSubmittedAnswers } from './linked-filings';
import { applyFilingKind, prefillAnswers } from './prefill';
import { createRow } from './rows';
import { createSnapshotText, type SubmittedForm } from './snapshot';

const gazelle = requireForm('gazelle');
const hightech = requireForm('hightech');
const platform = requireForm('innovation_platform');
const second = requireForm('jiebang_second');
const result = requireForm('jiebangguashuai_result');

describe(prefillAnswers, () => {
  it('returns values of the company profile, defaults, given rows and years, and nothing else', () => {
    expect(prefillAnswers(smallForm, { name: '甲公司', credit_code: null, phone: '1' }, ctx)).toEqual({
      basics: { name: '甲公司', score: 60 },
      team: [],
      tasks: [],
      funds: [{ row: 'total' }, { row: 'own' }, { row: 'other' }],
      years: [{ affiliation_year: 2024 }, { affiliation_year: 2025 }],
      filesData: {},
    });
  });

  it('returns defaults that come from the batch and from the settings of the deployment', () => {
    const settings = { recognition_agency: '认定办' };
    expect(prefillAnswers(hightech, {}, { ...ctx, settings }).application).toEqual({
      declare_year: 2026,
      recognition_agency: '认定办',
    });
  });
});

describe('prefillAnswers from a list of the profile', () => {
  const asked = (qualifications: string[]) =>
    (prefillAnswers(gazelle, { qualifications }, ctx).baseData as FieldAnswers).is_hightech;

  it('says yes to a choice that the list holds, and leaves any other open', () => {
    expect([asked(['tech_sme', 'hightech']), asked(['tech_sme']), asked([])]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});

describe(createRow, () => {
  it('returns a row with the identity that the client chose', () => {
    const tasks = smallForm.sections.find(({ key }) => key === 'tasks');
    expect(tasks?.kind === 'table' && createRow(tasks, 'id-1')).toEqual({ row: 'id-1' });
  });
});

describe('prefill() of a filing that continues another', () => {
  const [sample] = readSamples('jiebang_second');
  if (!sample) throw new Error('no sample');
  const filled = computeAnswers(second, sample.data, sample.ctx);
  const program = { key: 'jiebang_second', title: { zh: '第二阶段', en: 'Second stage' }, edition: '2026.1' };
  const paper: SubmittedForm = JSON.parse(createSnapshotText(program, second, filled, sample.ctx));
  const linked = {
    jiebang_second: { facts: { id: 'f1', no: 'JS-1' }, answers: readSubmittedAnswers(paper) },
  };

  it('readSubmittedAnswers returns the answers of a submitted document, with its computed values', () => {
    const read = readSubmittedAnswers(paper);
    expect(read.budget_summary).toEqual(filled.budget_summary);
    expect(read.milestones).toEqual(filled.milestones);
    expect(read.demand_link).toEqual(filled.demand_link);
  });

  it('copies fields, values that the server knows, rows, and cells of given rows', () => {
    const answers = prefillAnswers(result, {}, sample.ctx, { linked });
    const { proposal, contract } = filled as Record<string, FieldAnswers>;
    expect(answers.project_link).toMatchObject({
      project_id: 'f1',
      project_no: 'JS-1',
      project_name: proposal?.project_name,
      plan_end: proposal?.end_date,
      contract_amount: contract?.contract_amount,
    });
    expect(answers.project_link).not.toHaveProperty('grant_approved');
    const rows = (answers.milestone_results as Row[]).map(({ node, plan_pay }) => [node, plan_pay]);
    expect(rows).toEqual((filled.milestones as Row[]).map(({ node, pay_amount }) => [node, pay_amount]));
    const cell = (key: string, column: string, table: Answers[string] | undefined) =>
      (table as Row[]).find(({ row }) => row === key)?.[column];
    expect(cell('equipment', 'budget', answers.final_account)).toBe(
      cell('equipment', 'total', filled.budget_expense),
    );
    expect(cell('total', 'budget', answers.final_account)).toBeUndefined();
  });

  it('returns empty sections where nothing was submitted', () => {
    const answers = prefillAnswers(result, {}, sample.ctx);
    expect([answers.project_link, answers.milestone_results]).toEqual([{}, []]);
  });
});

describe(prefillAnswers, () => {
  it('sets the kind that was chosen; applyFilingKind overrides another one', () => {
    expect(prefillAnswers(platform, {}, ctx, { kind: '4' }).selectIndex).toMatchObject({ select_index: 4 });
    const answers = { selectIndex: { select_index: 2, platform_level: 'municipal' } };
    expect(applyFilingKind(platform, answers, '6').selectIndex).toEqual({
      select_index: 6,
      platform_level: 'municipal',
    });
    expect(applyFilingKind(platform, answers, '')).toBe(answers);
  });
});
