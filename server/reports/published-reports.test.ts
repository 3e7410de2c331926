import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Program } from '../../domain/definition';
import type { ReportInfo } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { findReportForm } from '../../domain/programs/reports';
import type { ReportData } from '../../domain/reports/calls';
import type { ReviewData } from '../../domain/review/calls';
import { getSaveCall, submitSaved } from '../../tests/support/file-sample';
import type { TestApp } from '../../tests/support/server/application';
import { Round } from '../../tests/support/server/filing-round';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';

const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');

/** Its next edition: the report is due later, and asks for the staff instead of the improvements. */
const NEXT = WORKSHOP.replace("edition: '2026.1'", "edition: '2026.2'")
  .replace('open: 05-01, due: 06-30', 'open: 05-01, due: 09-30')
  .replace(
    /- \{ key: progress, .*\}/,
    '- { key: staff, zh: 车间人员, en: Staff, ar: الموظفون, type: integer, required: true }',
  );

const answers = {
  applicant: { contact_name: '王敏' },
  workshop: { workshop_name: '一号车间', level: 'city', equipment_total: 200, equipment_online: 150 },
  systems: [{ system_name: 'MES', invested: 80 }],
  declaration: { agree: true },
};
const operation = { machines: 210, machines_online: 180 };

type Company = Round['companies'][number];

let round: Round;
let app: TestApp;
let publisher: ProgramPublisher;

beforeAll(async () => {
  round = await Round.open();
  app = round.app;
  publisher = await openProgramPublisher(app);
  await publisher.publish(WORKSHOP);
  const { code, msg } = await app.call(paths.createWindow, {
    token: round.admin,
    body: {
      program: 'digital_workshop',
      batch_year: 2026,
      opens_at: '2026-06-01T00:00:00Z',
      closes_at: '2026-07-31T00:00:00Z',
      first_review_by: null,
      quota: 1,
      grace_minutes: 0,
      confirmed: true,
    },
  });
  if (code !== 200) throw new Error(String(msg));
});
afterAll(() => app.close());

async function approve(id: string, reviewer: string): Promise<void> {
  const steps = [
    { token: reviewer, step: { action: 'pass_first' } },
    { token: round.admin, step: { action: 'approve', grant_approved: 0 } },
  ];
  for (const { token, step } of steps) {
    const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
    const body = { version: data.filing.version, opinion: '同意', ...step };
    const { code, msg } = await app.call(withId(paths.decideFiling, id), { token, body });
    if (code !== 200) throw new Error(`${step.action}: ${msg}`);
  }
}

/** Files the program in force for a company, has it approved, and returns what it then owes. */
async function getApprovedOwing({ token, reviewer }: Company): Promise<ReportData> {
  const program = findProgram('digital_workshop') as Program;
  const saved = await app.call<Filing>(getSaveCall(program), { token, body: { data: answers } });
  const sent = await submitSaved(app, token, program, saved.data);
  await approve(sent.data.id ?? '', reviewer);
  await createOwedJobs(app).createOwedReports();
  return readOwed(token);
}

async function readOwed(token: string): Promise<ReportData> {
  const { data } = await app.call<ReportInfo>(paths.reportInfo, { token, query: { pageSize: '1' } });
  const owed = data.reports_due.find(({ code }) => code === 'workshop_annual');
  return (await app.call<ReportData>(withId(paths.report, owed?.id ?? ''), { token })).data;
}

const submit = (token: string, { id, version, edition }: ReportData, data: Answers) =>
  app.call<ReportData & { missing: { path: string }[] }>(withId(paths.submitReport, id ?? ''), {
    token,
    body: { version, edition, data },
  });

const listAsked = async ({ program }: ReportData): Promise<string[]> => {
  const form = await findReportForm(program)?.load();
  const section = form?.sections.find(({ key }) => key === 'operation');
  return section?.kind === 'fields' ? section.fields.map(({ key }) => key) : [];
};

describe('a program published while the server runs', () => {
  it('owes its report after an approval, which begins with what was approved and is filed', async () => {
    const [company] = round.companies as [Company];
    const { token } = company;
    const report = await getApprovedOwing(company);
    expect(report).toMatchObject({
      program: 'digital_workshop/2026.1/report_workshop',
      edition: '2026.1',
      status: 'open',
      task: { period: '2025', due_at: '2026-06-30T15:59:59.000Z', mode: 'in_portal', fillable: true },
      data: {
        workshop: { workshop_name: '一号车间', level: 'city' },
        systems: [{ system_name: 'MES', invested: 80 }],
      },
    });

    const given = { ...(report.data as Answers), operation: { ...operation, progress: '新增三条产线' } };
    const wrong = { ...given, operation: { ...given.operation, machines_online: 400 } };
    const refused = await submit(token, report, wrong);
    expect([refused.code, refused.data.missing.map(({ path }) => path)]).toEqual([
      208,
      ['operation.machines_online'],
    ]);
    const sent = await submit(token, report, given);
    expect(sent.data).toMatchObject({
      status: 'submitted',
      computed: { operation: { online_share: 85.71 } },
    });
    expect(sent.data.receipt?.no).toMatch(/^PR20260610-\d{6}$/);
  });

  it('owes the reports of the edition that a filing was approved under', async () => {
    const [first, other] = round.companies as [Company, Company];
    expect((await publisher.publish(NEXT)).code).toBe(200);

    const earlier = await readOwed(first.token);
    expect(earlier).toMatchObject({ edition: '2026.1', status: 'submitted' });
    expect(await listAsked(earlier)).toEqual(['machines', 'machines_online', 'online_share', 'progress']);

    const later = await getApprovedOwing(other);
    expect(later).toMatchObject({
      program: 'digital_workshop/2026.2/report_workshop',
      edition: '2026.2',
      task: { due_at: '2026-09-30T15:59:59.000Z' },
    });
    expect(await listAsked(later)).toEqual(['machines', 'machines_online', 'online_share', 'staff']);
    const sent = await submit(other.token, later, {
      ...(later.data as Answers),
      operation: { ...operation, staff: 40 },
    });
    expect(sent.data.status).toBe('submitted');
  });
});
