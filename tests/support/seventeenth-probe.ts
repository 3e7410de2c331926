/**
 * Runs in a copy of the project with an additional program (scripts/seventeenth.test.ts): takes a filing of the program named on
 * the command line from draft to approval, and writes the results of portal and server as JSON.
 */
import { writeFileSync } from 'node:fs';
import routes, { portal } from '../../config/routes';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { ReportInfo } from '../../domain/filing/calls';
import { computeAnswers } from '../../domain/filing/compute';
import { createFormScope } from '../../domain/filing/scope';
import { isRowSection, listSectionFields } from '../../domain/filing/sections';
import type { Filing } from '../../domain/filing/types';
import {
  findProgram,
  findProgramByRoute,
  getProgramPagePath,
  groupProgramsForCatalogue,
} from '../../domain/programs/find';
import { programs } from '../../domain/programs/index.generated';
import { findReportForm } from '../../domain/programs/reports';
import type { ReportData } from '../../domain/reports/calls';
import type { ReviewData } from '../../domain/review/calls';
import { buildSheet } from '../../domain/spreadsheet/sheet';
import { findActivePath } from '../../src/layouts/BasicLayout/menu';
import { getSaveCall, submitSaved, toWireCall, withFiles } from './file-sample';
import { readPdfPages } from './pdf-text';
import { readSamples } from './samples';
import { startTestApp, type TestApp } from './server/application';
import { createOwedJobs } from './server/owed-reports';
import { withId } from './with-id';

type Tree = { path?: string; component?: string; routes?: Tree[]; children?: Tree[] };

const flat = (items: readonly Tree[]): Tree[] =>
  items.flatMap((item) => [item, ...flat(item.routes ?? []), ...flat(item.children ?? [])]);

/** Checks that need no server: route and menu, form, and tables as spreadsheets. */
async function inThePortal(program: Program) {
  const form = await program.load();
  const [sample] = readSamples(program.key);
  if (!sample) throw new Error('no sample');
  const filled = computeAnswers(form, sample.data, sample.ctx);
  const tables = form.sections.filter(isRowSection);
  const about = { answers: sample.data, filled, scope: createFormScope(form, filled, sample.ctx) };
  return {
    page: flat(routes).find(({ path }) => path === program.route)?.component,
    about: flat(routes).find(({ path }) => path === getProgramPagePath(program))?.component,
    catalogue: groupProgramsForCatalogue(programs).find((part) => part.programs.includes(program))?.group,
    byRoute: findProgramByRoute(program.route)?.key,
    menu: findActivePath(portal, program.route),
    sections: form.sections.length,
    dictionaries: form.sections
      .flatMap(listSectionFields)
      .flatMap((field) => ('options' in field && 'name' in field.options ? [field.options.name] : [])),
    sheets: tables.map((section) => buildSheet({ ...about, section }, 'zh').columns.length),
  };
}

/** Approves a submitted filing; returns the reports that its company then owes. */
async function approve(app: TestApp, id: string) {
  const admin = await app.signIn('admin');
  const steps = [
    { token: await app.signIn('reviewer'), step: { action: 'pass_first' } },
    { token: admin, step: { action: 'approve', grant_approved: 0 } },
  ];
  for (const { token, step } of steps) {
    const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
    const body = { version: data.filing.version, opinion: '同意', ...step };
    const { code, msg } = await app.call(withId(paths.decideFiling, id), { token, body });
    if (code !== 200) throw new Error(`${step.action}: ${msg}`);
  }
  await createOwedJobs(app).createOwedReports();
  const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token: admin });
  return data.filing.status;
}

async function owedFor(program: Program, app: TestApp, token: string) {
  const { data } = await app.call<ReportInfo>(paths.reportInfo, { token, query: { pageSize: '1' } });
  const owed = data.reports_due.filter((report) => report.program === program.key);
  const report = await app.call<ReportData>(withId(paths.report, owed[0]?.id ?? ''), { token });
  const form = await findReportForm(report.data?.program ?? '')?.load();
  return {
    owed: owed.map(({ code, program: of, title, period, status }) => ({
      code,
      program: of,
      title,
      period,
      status,
    })),
    reportSections: form?.sections.map(({ key }) => key),
  };
}

async function onTheWire(program: Program, app: TestApp) {
  const token = await app.signIn('demo');
  const [sample] = readSamples(program.key);
  const incomplete = await app.call<Filing>(toWireCall(program.calls.info), { token });
  const data = await withFiles(app, token, program, sample?.data ?? {});
  const saved = await app.call<Filing>(getSaveCall(program), { token, body: { data } });
  const sent = await submitSaved(app, token, program, saved.data);
  const id = sent.data.id ?? '';
  const log = await app.call<{ action: string }[]>(toWireCall(program.calls.log, id), { token });
  const [method, url] = paths.document.replace('{id}', id).split(' ') as ['GET', string];
  const pdf = await app.app.inject({ method, url, headers: { authorization: `JWT ${token}` } });
  const description = (await app.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
  const approved = await approve(app, id);
  return {
    approved,
    ...(await owedFor(program, app, await app.signIn('demo'))),
    missingAtFirst: incomplete.data.completeness.missing.length,
    computedAsSample: JSON.stringify(saved.data.computed) === JSON.stringify(sample?.computed),
    percent: saved.data.completeness.percent,
    status: sent.data.status,
    receipt: sent.data.receipt?.no,
    log: log.data.map(({ action }) => action),
    document: (await readPdfPages(pdf.rawPayload, 1)).join(''),
    described: Object.keys(description.paths).filter((path) => path.includes('/portal/p/{program}/')).length,
  };
}

async function main([key = '', out = '']: string[]): Promise<void> {
  const program = findProgram(key);
  if (!program) throw new Error(`${key} is no program`);
  const app = await startTestApp();
  try {
    const found = { ...(await inThePortal(program)), ...(await onTheWire(program, app)) };
    writeFileSync(out, JSON.stringify(found));
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // The database waits for the next test, and there is none.
  .finally(() => process.exit());
