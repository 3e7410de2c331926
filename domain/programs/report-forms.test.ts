import { describe, expect, it } from 'vitest';
import type { Answers, Form } from '../definition';
import { checkAnswers } from '../filing/check';
import { computeAnswers } from '../filing/compute';
import { isBlockingSubmission, runRules } from '../filing/rules';
import { listSectionFields } from '../filing/sections';
import { findProgram } from './find';
import { programs } from './index.generated';
import { findReportForm, findTaskForm, listReportForms } from './reports';
import { shippedReports } from './reports.generated';

const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

const load = async (key: string): Promise<Form> => {
  const form = await listReportForms()
    .find((each) => each.key.endsWith(`/${key}`))
    ?.load();
  if (!form) throw new Error(key);
  return form;
};

const faultsOf = (form: Form, answers: Answers) => {
  const filled = computeAnswers(form, answers, ctx);
  const rules = runRules(form, filled, ctx).filter(isBlockingSubmission);
  return [...checkAnswers(form, filled, ctx, 'submit').map(({ path }) => path), ...rules.map(({ id }) => id)];
};

const project_link = {
  project_no: 'KY2025-0001',
  grant_approved: 100,
  plan_start: '2025-07-01',
  plan_end: '2027-06-30',
};
const progress = {
  overall_state: 'normal',
  work_done: 'a',
  key_results: 'b',
  spend_grant: 20,
  spend_own: 0,
  spend_grant_total: 60,
  patents_filed: 0,
  patents_granted: 0,
  sales_added: 0,
  tax_added: 0,
  people_trained: 0,
  next_plan: 'c',
};

describe(findReportForm, () => {
  it('returns a form for every report task that is no declaration', () => {
    for (const [program, { tasks }] of Object.entries(shippedReports))
      for (const task of tasks) {
        const form =
          task.mode === 'filing'
            ? findProgram(task.form)
            : findTaskForm({ program, edition: '2026.1' }, task);
        expect([task.code, form?.edition]).toEqual([task.code, expect.any(String)]);
      }
  });

  it.each(listReportForms().map(({ key }) => [key]))(
    'returns for %s a form with required answers, whose rules name existing fields',
    async (key) => {
      const form = (await findReportForm(key)?.load()) as Form;
      const places = form.sections.flatMap((section) => [
        section.key,
        ...listSectionFields(section).map((field) => `${section.key}.${field.key}`),
      ]);
      expect(faultsOf(form, {}).length).toBeGreaterThan(0);
      for (const { id, paths = [] } of form.rules)
        for (const path of paths) expect([id, path, places.includes(path)]).toEqual([id, path, true]);
    },
  );
});

describe('form report_progress (report.load)', () => {
  it('accepts every required answer, and requires a reason when a project is late', async () => {
    const form = await load('report_progress');
    expect(faultsOf(form, { project_link, progress })).toEqual([]);
    expect(faultsOf(form, { project_link, progress: { ...progress, overall_state: 'late' } })).toEqual([
      'progress.deviation_reason',
    ]);
  });

  it.each([
    ['PG-01', { spend_grant_total: 100.01 }],
    ['PG-02', { spend_grant_total: 19.99 }],
  ])('breaks %s by %j', async (id, change) => {
    const form = await load('report_progress');
    expect(faultsOf(form, { project_link, progress: { ...progress, ...change } })).toEqual([id]);
  });

  it('is part of the mid-term check', async () => {
    const midterm = { completion: 50, indicator_state: 'x', change_request: false, continue_ok: true };
    expect(faultsOf(await load('report_midterm'), { project_link, progress, midterm })).toEqual([]);
  });
});

describe('form report_settlement (report.load)', () => {
  it('refuses a settlement above the grant', async () => {
    const settlement = { days_actual: 20, spent_grant: 90, refund: 10.01, results: 'x' };
    const form = await load('report_settlement');
    expect(faultsOf(form, { project_link, settlement })).toEqual(['ST-01']);
    expect(faultsOf(form, { project_link, settlement: { ...settlement, refund: 10 } })).toEqual([]);
  });
});

describe('form report_torch (report.load)', () => {
  it('requires the report itself from a revenue of 200 million on', async () => {
    const form = await load('report_torch');
    const told = { filed_on: '2026-03-01', confirmed: true, is_large: true };
    const filesData = { cover: ['a'] };
    expect(faultsOf(form, { external: told, filesData })).toEqual(['filesData.report']);
    expect(faultsOf(form, { external: { ...told, is_large: false }, filesData })).toEqual([]);
    const wrong = { ...told, is_large: false, filed_on: '2026-06-11', confirmed: false };
    expect(faultsOf(form, { external: wrong, filesData })).toEqual(['EX-01', 'EX-02']);
  });
});

describe('form report_gazelle (report.load)', () => {
  it('asks for figures of the last year alone', async () => {
    const form = await load('report_gazelle');
    const rows = computeAnswers(form, {}, ctx).operationData as { affiliation_year: number }[];
    expect(rows.map((row) => row.affiliation_year)).toEqual([2025]);
  });
});

describe('form report_acceptance (report.load)', () => {
  it('has an account without the rows of a bidder, and refuses one above the grant', async () => {
    const form = await load('report_acceptance');
    const rows = computeAnswers(form, { project_link }, ctx).final_account as { row: string }[];
    expect(rows.map(({ row }) => row)).toEqual(['equipment', 'business', 'labour', 'indirect', 'total']);
    const spent = ['equipment', 'business'].map((row) => ({
      row,
      budget: 50.5,
      actual: 50.5,
      actual_grant: 50.5,
    }));
    expect(faultsOf(form, { project_link, final_account: spent })).toContain('AC-01');
  });
});

describe('form report_platform (report.load)', () => {
  it('requires only the sections of the kind of platform', async () => {
    const form = await load('report_platform');
    const missing = faultsOf(form, { selectIndex: { select_index: 2 } }).map((path) => path.split(/[.[]/)[0]);
    expect(missing).toContain('labData');
    expect(missing).not.toContain('pilotData');
  });
});

describe('receiptPrefix', () => {
  it('differs between reports and every program, so that a number read out on the phone is unambiguous', () => {
    const ofReports = [...new Set(listReportForms().map(({ receiptPrefix }) => receiptPrefix))];
    const all = [...programs.map(({ receiptPrefix }) => receiptPrefix), ...ofReports];
    expect(all.filter((prefix, i) => all.indexOf(prefix) !== i)).toEqual([]);
  });
});
