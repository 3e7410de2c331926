/** A program as its document states it: the manifest at once, everything else when it is needed. */
import type { Manifest, Program } from '../definition';
import { createGenericCalls, getGenericRoute } from './addresses';
import type { ManifestDocument, ProgramBody, ProgramConditions, ProgramDocument } from './types';

/** The part of a document that lists and menus need. */
export type ProgramHead = Pick<ProgramDocument, 'key' | 'edition'> & {
  manifest: Omit<ManifestDocument, 'fits'>;
};

export interface ProgramSource {
  loadBody(): Promise<ProgramBody>;
  loadConditions(): Promise<ProgramConditions>;
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

export function createProgram({ key, edition, manifest }: ProgramHead, source: ProgramSource): Program {
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
  return {
    ...compiled,
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
}
