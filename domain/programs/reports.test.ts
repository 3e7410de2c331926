import { describe, expect, it } from 'vitest';
import { addDays } from '../expressions/dates';
import { loadTracedForm } from '../program-documents/program';
import type { ApprovalFacts } from '../reports/schedule';
import { findProgram } from './find';
import {
  type EditionName,
  findReportEdition,
  findReportTask,
  getNextOwedReportDay,
  getNextZoneReportDay,
  listOwedReports,
  listReportForms,
  listReportsOwedInZone,
  listReportTasks,
} from './reports';
import { shippedReports } from './reports.generated';

type Approving = ApprovalFacts & EditionName;

const approval = (over: Partial<Approving>): Approving => ({
  id: 'f1',
  program: 'keyproject',
  edition: '2026.1',
  approvedOn: '2025-06-20',
  grant: 80,
  span: { from: '2025-07-01', to: '2027-06-30' },
  milestones: [],
  acceptedOn: null,
  ...over,
});
const owed = (over: Partial<Approving>, today: string) =>
  listOwedReports(approval(over), today).map(({ code, period, openOn, dueOn }) => [
    code,
    period,
    openOn,
    dueOn,
  ]);

describe(listOwedReports, () => {
  it('returns annual, mid-term and final reports of a project, sixty days before they open', () => {
    expect(owed({}, '2025-10-01')).toEqual([]);
    expect(owed({}, '2026-05-01')).toEqual([
      ['project_annual', '2025', '2026-01-04', '2026-01-31'],
      ['project_midterm', '2025-07-01/2026-06-30', '2026-06-30', '2026-07-30'],
    ]);
    expect(owed({}, '2027-06-01').slice(-2)).toEqual([
      ['project_acceptance', '2025-07-01/2027-06-30', '2027-05-31', '2027-09-30'],
      ['science_report', '2025-07-01/2027-06-30', '2027-05-31', '2027-09-30'],
    ]);
  });

  it('leaves out a project approved in the last quarter, too short, or with too small a grant', () => {
    const codes = owed({ approvedOn: '2025-10-01', grant: 49.99 }, '2027-06-01').map(([code, year]) => [
      code,
      year,
    ]);
    expect(codes).toEqual([
      ['project_annual', '2026'],
      ['project_midterm', '2025-07-01/2026-06-30'],
      ['project_acceptance', '2025-07-01/2027-06-30'],
    ]);
    const short = owed({ span: { from: '2025-07-01', to: '2027-06-29' } }, '2026-07-01');
    expect(short.map(([code]) => code)).toEqual(['project_annual']);
  });

  it('returns three follow-ups after the acceptance, and no more progress reports', () => {
    const later = owed({ acceptedOn: '2027-10-20' }, '2031-12-31').map(([code, year]) => `${code} ${year}`);
    expect(later).toEqual([
      'project_annual 2025',
      'project_annual 2026',
      'project_midterm 2025-07-01/2026-06-30',
      'project_acceptance 2025-07-01/2027-06-30',
      'science_report 2025-07-01/2027-06-30',
      'project_followup 2027',
      'project_followup 2028',
      'project_followup 2029',
    ]);
  });

  it('returns reports of certificate holders while it is valid, once for the company', () => {
    const all = listOwedReports(
      approval({ program: 'hightech', approvedOn: '2025-03-31', span: null }),
      '2032-01-01',
    );
    expect(all.map(({ code, period, subject }) => [code, period, subject])).toEqual([
      ['torch_annual', '2024', ''],
      ['torch_annual', '2025', ''],
      ['torch_annual', '2026', ''],
      ['torch_annual', '2027', ''],
      ['hightech_annual', '2024', ''],
      ['hightech_annual', '2025', ''],
      ['hightech_annual', '2026', ''],
      ['hightech_annual', '2027', ''],
    ]);
  });

  it('listReportsOwedInZone returns the reports of a company in a national zone from when it is known', () => {
    expect(listReportsOwedInZone('2026-04-01', '2026-10-01')).toEqual([]);
    expect(listReportsOwedInZone('2026-04-01', '2026-12-01')).toMatchObject([
      {
        code: 'torch_annual',
        period: '2026',
        subject: '',
        filingId: null,
        program: 'hightech',
        edition: '2026.1',
      },
    ]);
  });

  it('returns a report for each half-year, service year, milestone and project year', () => {
    const half = owed({ program: 'incubation_carrier', approvedOn: '2026-02-01' }, '2026-06-10');
    expect(half).toEqual([['carrier_statistics', '2026H1', '2026-07-01', '2026-07-31']]);
    const served = owed(
      { program: 'scientistadvisor', span: { from: '2025-07-01', to: '2027-03-31' } },
      '2027-03-01',
    );
    expect(served.map(([, period, open, due]) => [period, open, due])).toEqual([
      ['2025-07-01/2026-06-30', '2026-06-30', '2026-07-30'],
      ['2026-07-01/2027-03-31', '2027-03-31', '2027-04-30'],
    ]);
    const milestones = [{ row: 'm1', name: '样机', day: '2026-05-16' }];
    const [report] = listOwedReports(
      approval({ program: 'jiebang_second', milestones, grant: 1 }),
      '2026-05-01',
    ).slice(-1);
    expect(report).toMatchObject({
      code: 'jiebang_milestone',
      openOn: '2026-05-01',
      dueOn: '2026-05-31',
      about: '样机',
    });
    const settled = owed({ program: 'foreignproject' }, '2026-12-01').map(
      ([code, period]) => `${code} ${period}`,
    );
    expect(settled).toEqual(['foreign_settlement 2025', 'foreign_settlement 2026']);
  });

  it('listReportTasks returns fifteen codes, each once', () => {
    expect(listReportTasks()).toHaveLength(15);
  });
});

describe(getNextOwedReportDay, () => {
  /** Asserts that looking only on the announced days finds the same reports as looking on every day. */
  function looksAgree(owed: (today: string) => unknown[], moreOn: (today: string) => string) {
    let lookOn = '2025-06-20';
    let known = 0;
    for (let today = lookOn; today < '2030-01-01'; today = addDays(today, 1)) {
      if (today === lookOn) {
        known = owed(today).length;
        lookOn = moreOn(today);
        expect(lookOn > today).toBe(true);
      }
      expect([today, owed(today).length]).toEqual([today, known]);
    }
  }

  it.each(Object.keys(shippedReports))('misses no report after an approval of %s', (program) => {
    const milestones = [
      { row: 'a', name: 'Design', day: '2025-12-01' },
      { row: 'b', name: 'Test', day: '2027-03-01' },
    ];
    const approving = approval({ program, milestones });
    looksAgree(
      (today) => listOwedReports(approving, today),
      (today) => getNextOwedReportDay(approving, today),
    );
  });

  it('misses no report of an accepted project, nor of a company in a zone', () => {
    const accepted = approval({ acceptedOn: '2025-06-25' });
    looksAgree(
      (today) => listOwedReports(accepted, today),
      (today) => getNextOwedReportDay(accepted, today),
    );
    looksAgree(
      (today) => listReportsOwedInZone('2025-06-20', today),
      (today) => getNextZoneReportDay('2025-06-20', today),
    );
  });
});

describe(findReportTask, () => {
  it('returns a report that is filed through a program under the name of the program', () => {
    const { title } = findProgram('jiebangguashuai_result') ?? {};
    const name = { code: 'jiebang_result', program: 'jiebang_second', edition: '' };
    expect(findReportTask(name)).toMatchObject({ code: 'jiebang_result', mode: 'filing', ...title });
    expect(findReportTask({ ...name, code: 'jiebang_milestone' })?.zh).toBe('揭榜挂帅里程碑报告');
  });
});

describe(findReportEdition, () => {
  it('leads to the form of each report with functions that can be traced', async () => {
    const forms = listReportForms();
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      const { program, form: report } = findReportEdition(form.key) ?? {};
      const traced = program && (await loadTracedForm(program, report));
      const keysOf = ({ sections, rules }: Awaited<ReturnType<typeof form.load>>) => [
        sections.map(({ key }) => key),
        rules.map(({ id }) => id),
      ];
      expect(traced && keysOf(traced.form)).toEqual(keysOf(await form.load()));
    }
  });

  it('finds nothing by the key of a program', () => {
    expect(findReportEdition('gazelle')).toBeUndefined();
  });
});
