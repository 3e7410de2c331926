/**
 * Run in a copy of the project that has one program more (scripts/seventeenth.test.ts): says in JSON what the portal and
 * the server make of the program named on the command line.
 */
import { writeFileSync } from 'node:fs';
import routes, { portal } from '../../config/routes';
import { paths } from '../../domain/api/paths';
import type { Program } from '../../domain/definition';
import { compute } from '../../domain/filing/compute';
import { openScope } from '../../domain/filing/scope';
import { isRowSection } from '../../domain/filing/sections';
import type { Filing } from '../../domain/filing/types';
import { findProgram, programByRoute } from '../../domain/programs/find';
import { sheetOf } from '../../domain/spreadsheet/sheet';
import { menuOf } from '../../src/layouts/BasicLayout/menu';
import { callOf, saveCallOf, submitSaved, withFiles } from './file-sample';
import { pagesOf } from './pdf-text';
import { samplesOf } from './samples';
import { startTestApp, type TestApp } from './server/application';

type Tree = { path?: string; component?: string; routes?: Tree[]; children?: Tree[] };

const flat = (items: readonly Tree[]): Tree[] =>
  items.flatMap((item) => [item, ...flat(item.routes ?? []), ...flat(item.children ?? [])]);

/** Probes that need no server: the way to the form, its body, its tables as spreadsheets. */
async function inThePortal(program: Program) {
  const form = await program.load();
  const [sample] = samplesOf(program.key);
  if (!sample) throw new Error('no sample');
  const filled = compute(form, sample.data, sample.ctx);
  const tables = form.sections.filter(isRowSection);
  const about = { answers: sample.data, filled, scope: openScope(form, filled, sample.ctx) };
  const user = { company: {}, permissions: [] } as unknown as Parameters<typeof menuOf>[1]['user'];
  return {
    page: flat(routes).find(({ path }) => path === program.route)?.component,
    byRoute: programByRoute(program.route)?.key,
    menu: flat(menuOf(portal, { user, say: ({ zh }) => zh }) as Tree[]).some(
      ({ path }) => path === program.route,
    ),
    sections: form.sections.length,
    sheets: tables.map((section) => sheetOf({ ...about, section }, 'zh').columns.length),
  };
}

async function onTheWire(program: Program, app: TestApp) {
  const token = await app.signIn('demo');
  const [sample] = samplesOf(program.key);
  const incomplete = await app.call<Filing>(callOf(program.calls.info), { token });
  const data = await withFiles(app, token, program, sample?.data ?? {});
  const saved = await app.call<Filing>(saveCallOf(program), { token, body: { data } });
  const sent = await submitSaved(app, token, program, saved.data);
  const id = sent.data.id ?? '';
  const log = await app.call<{ action: string }[]>(callOf(program.calls.log, id), { token });
  const [method, url] = paths.document.replace('{id}', id).split(' ') as ['GET', string];
  const pdf = await app.app.inject({ method, url, headers: { authorization: `JWT ${token}` } });
  const description = (await app.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
  return {
    missingAtFirst: incomplete.data.completeness.missing.length,
    computedAsSample: JSON.stringify(saved.data.computed) === JSON.stringify(sample?.computed),
    percent: saved.data.completeness.percent,
    status: sent.data.status,
    receipt: sent.data.receipt?.no,
    log: log.data.map(({ action }) => action),
    document: (await pagesOf(pdf.rawPayload, 1)).join(''),
    described: Object.keys(description.paths).filter((path) => path.includes(`/${program.key}/`)).length,
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
