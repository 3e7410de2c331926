/** A program as its document states it: the manifest at once, everything else when it is needed. */
import type { Form, Manifest, Program, ReportsHead } from '../definition';
import { createGenericCalls, getGenericRoute } from './addresses';
import type { TracedForm } from './traced-form';
import type { ManifestDocument, ProgramBody, ProgramConditions, ProgramDocument, ReportsBody } from './types';

/** The part of a document that lists and menus need. */
export type ProgramHead = Pick<ProgramDocument, 'key' | 'edition'> & {
  manifest: Omit<ManifestDocument, 'fits'>;
  reports?: ReportsHead;
};

export interface ProgramSource {
  loadBody(): Promise<ProgramBody>;
  loadConditions(): Promise<ProgramConditions>;
  /** Loads the reports where the body has none. */
  loadReports?(): Promise<ReportsBody>;
}

/** Loads once, when it is first needed; after a failure, again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((failure) => {
      loading = null;
      throw failure;
    });
    return loading;
  };
}

/** The compiler is loaded with the first form: lists and menus need none. */
const loadCompiler = () => import(/* webpackChunkName: "compiler" */ './compile-body');

const loadReportCompiler = () => import('./reports/compile');

/** Loads the value of each key once. */
function onceForKey<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>();
  return (key) => {
    const loadOnce = known.get(key) ?? once(() => load(key));
    known.set(key, loadOnce);
    return loadOnce();
  };
}

/** The body of a program and its reports, which stand in it or come apart. */
async function loadWithReports({
  loadBody,
  loadReports,
}: ProgramSource): Promise<[ProgramBody, ReportsBody]> {
  const body = await loadBody();
  const { reports } = body.document;
  const brought = reports ? { reports, trees: {} } : await loadReports?.();
  if (!brought) throw new Error(`${body.document.key} has no reports`);
  return [body, brought];
}

async function compileReport(source: ProgramSource, form: string): Promise<Form> {
  const [{ compileReportForm }, [body, reports]] = await Promise.all([
    loadReportCompiler(),
    loadWithReports(source),
  ]);
  return compileReportForm(body, reports, form);
}

const OWN_FORM = '';
const tracedForms = new WeakMap<Program, (report: string) => Promise<TracedForm>>();

/**
 * Loads the form of a program, or one of its report forms, with functions that say why they give what they give; null for a program
 * that is no document.
 */
export const loadTracedForm = async (program: Program, report = OWN_FORM): Promise<TracedForm | null> =>
  (await tracedForms.get(program)?.(report)) ?? null;

async function compileTraced(source: ProgramSource, report: string): Promise<TracedForm> {
  const { compileTracedForm } = await import('./traced-form');
  if (report === OWN_FORM) return compileTracedForm((await source.loadBody()).document);
  const [{ writeOutReport }, [{ document }, reports]] = await Promise.all([
    loadReportCompiler(),
    loadWithReports(source),
  ]);
  return compileTracedForm(writeOutReport(document, reports, report));
}

export function createProgram(
  { key, edition, manifest, reports }: ProgramHead,
  source: ProgramSource,
): Program {
  const { route = getGenericRoute(key), calls = createGenericCalls(key), lookups, ...stated } = manifest;
  const loadBody = once(source.loadBody);
  const kept = { ...source, loadBody };
  const compiled: Manifest = {
    ...stated,
    key,
    edition,
    route,
    calls,
    ...(lookups && {
      lookups: lookups.map(({ call }) => ({
        call,
        load: async () => (await loadCompiler()).findOptionLists((await loadBody()).document, call),
      })),
    }),
  };
  const program: Program = {
    ...compiled,
    ...(reports && { reports }),
    loadReport: onceForKey((form) => compileReport(kept, form)),
    load: once(async () => {
      const [{ compileBody }, body] = await Promise.all([loadCompiler(), loadBody()]);
      return compileBody(body);
    }),
    loadFits: once(async () => {
      const [{ compileConditions }, conditions] = await Promise.all([
        loadCompiler(),
        source.loadConditions(),
      ]);
      return compileConditions(conditions);
    }),
  };
  tracedForms.set(
    program,
    onceForKey((report) => compileTraced(kept, report)),
  );
  return program;
}
