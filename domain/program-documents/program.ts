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
const loadCompiler = () => import('./compile-body');

const loadReportCompiler = () => import('./reports/compile');

/** Compiles each report form once, when it is first opened. */
function createReportLoader(
  loadBody: () => Promise<ProgramBody>,
  loadReports: ProgramSource['loadReports'],
): (form: string) => Promise<Form> {
  const known = new Map<string, () => Promise<Form>>();
  const compile = async (form: string): Promise<Form> => {
    const [{ compileReportForm }, body] = await Promise.all([loadReportCompiler(), loadBody()]);
    const { reports } = body.document;
    const brought = reports ? { reports, trees: {} } : await loadReports?.();
    if (!brought) throw new Error(`${body.document.key} has no reports`);
    return compileReportForm(body, brought, form);
  };
  return (form) => {
    const load = known.get(form) ?? once(() => compile(form));
    known.set(form, load);
    return load();
  };
}

const tracedForms = new WeakMap<Program, () => Promise<TracedForm>>();

/** Loads the form of a program with functions that say why they give what they give; null for one that is no document. */
export const loadTracedForm = async (program: Program): Promise<TracedForm | null> =>
  (await tracedForms.get(program)?.()) ?? null;

async function compileTraced(loadBody: () => Promise<ProgramBody>): Promise<TracedForm> {
  const [{ compileTracedForm }, { document }] = await Promise.all([import('./traced-form'), loadBody()]);
  return compileTracedForm(document);
}

export function createProgram(
  { key, edition, manifest, reports }: ProgramHead,
  source: ProgramSource,
): Program {
  const { route = getGenericRoute(key), calls = createGenericCalls(key), lookups, ...stated } = manifest;
  const loadBody = once(source.loadBody);
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
    loadReport: createReportLoader(loadBody, source.loadReports),
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
    once(() => compileTraced(loadBody)),
  );
  return program;
}
