/** Makes the items of the library of the shared parts, and states documents by them. */
import { isDeepStrictEqual } from 'node:util';
import { expandDocument } from '../../domain/program-documents/expand';
import type { FindItem, LibraryItem } from '../../domain/program-documents/library-item';
import { PartConverter } from './program-converter';
import {
  findDifference,
  isPlain,
  type Library,
  mapTexts,
  type Names,
  type Plain,
  sayList,
  sayMap,
} from './say-by-library';
import { fromStandIns, SECTION, STAND_IN, sharedExpressions, sharedParts } from './shared-parts';

/** Sections that expressions of shared parts can name. */
const listSections = (): string[] => [
  SECTION,
  ...Object.values(sharedParts).flatMap((part) => (isPlain(part) && 'key' in part ? [String(part.key)] : [])),
];

const findIn =
  (library: Library): FindItem =>
  (name) =>
    library.get(name)?.item;

const isEmptyText = (value: unknown): boolean => isPlain(value) && value.zh === '';

/** A document states what an item leaves empty. */
const withoutEmpty = (part: unknown): unknown =>
  isPlain(part) ? Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmptyText(value))) : part;

const listParameters = (part: unknown): string[] => [
  ...new Set([...JSON.stringify(part).matchAll(STAND_IN)].map(([, name]) => name as string)),
];

const orAbsent = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

function createItem(shared: unknown, library: Library): LibraryItem {
  const converter = new PartConverter(listSections());
  const converted = withoutEmpty(converter.part(shared));
  const parameters = listParameters(converted);
  const part = mapTexts(converted, fromStandIns);
  const { dictionaries, expressions } = converter.named;
  const named = Object.fromEntries(
    Object.entries(dictionaries).filter(([name]) => fromStandIns(name) === name),
  );
  const names = { named: [...Object.keys(named), ...Object.keys(expressions)] };
  const item: LibraryItem = {
    ...(parameters.length > 0 && { parameters }),
    part: (Array.isArray(part)
      ? sayList(part, library, names)
      : sayMap(part as Plain, library, names)) as Plain,
    ...(orAbsent(named) && { dictionaries: named }),
    ...(orAbsent(expressions) && { expressions: sayExpressions(expressions, library) }),
  };
  return leaveOutBrought(item, library);
}

const sayExpressions = (expressions: object, library: Library): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(expressions).map(([name, expression]) => {
      const use = sharedExpressions[name];
      const isShared = use && isDeepStrictEqual(library.get(use)?.whole, expression);
      return [name, isShared ? { use } : expression];
    }),
  );

/** Leaves out what the used items bring. */
function leaveOutBrought<T extends Plain>(document: T, library: Library): T {
  const find = findIn(library);
  const { dictionaries, expressions, ...rest } = document;
  const brought = expandDocument(rest, find).document as Plain;
  const whole = expandDocument(document, find).document as Plain;
  const keepOwn = (name: 'dictionaries' | 'expressions') =>
    Object.fromEntries(
      Object.entries((document[name] ?? {}) as Plain).filter(
        ([key]) =>
          !isDeepStrictEqual((brought[name] as Plain | undefined)?.[key], (whole[name] as Plain)[key]),
      ),
    );
  const own = { dictionaries: keepOwn('dictionaries'), expressions: keepOwn('expressions') };
  return {
    ...rest,
    ...('dictionaries' in document && { dictionaries: own.dictionaries }),
    ...('expressions' in document && { expressions: own.expressions }),
  } as unknown as T;
}

export function createLibrary(documents: readonly Plain[]): Library {
  const add = (name: string, item: LibraryItem) => {
    const { part } = expandDocument({ part: item.part }, findIn(library)).document as Plain;
    library.set(name, { item, whole: part });
  };
  const library = new Map<string, { item: LibraryItem; whole: unknown }>();
  for (const [name, use] of Object.entries(sharedExpressions)) {
    const found = documents.find(({ expressions }) => name in (expressions as Plain));
    const expressions = found?.expressions as Record<string, Plain>;
    const others = Object.keys(expressions).filter(
      (other) => other !== name && new RegExp(`\\b${other}\\(`).test(String(expressions[name]?.text)),
    );
    add(use, {
      part: expressions[name] as Plain,
      ...(others.length > 0 && {
        expressions: sayExpressions(
          Object.fromEntries(others.map((other) => [other, expressions[other]])),
          library,
        ),
      }),
    });
  }
  for (const [name, part] of Object.entries(sharedParts)) add(name, createItem(part, library));
  return library;
}

/** The same document by the library. */
export function stateByLibrary(document: Plain, library: Library): Plain {
  const form = document.form as Plain;
  const sections = form.sections as Plain[];
  const names: Names = {
    section: sections.map(({ key }) => String(key)),
    types: Object.keys(document.dictionaries as Plain),
    named: [...Object.keys(document.dictionaries as Plain), ...Object.keys(document.expressions as Plain)],
  };
  const said = {
    ...document,
    form: {
      ...form,
      sections: sayList(sections, library, names),
      rules: sayList(form.rules as unknown[], library, names),
      document: sayMap(form.document as Plain, library, names),
      brings: sayList(form.brings as unknown[], library, names),
    },
    expressions: sayExpressions(document.expressions as object, library),
  };
  const shortest = leaveOutBrought(said, library);
  const { document: expanded, faults } = expandDocument(shortest, findIn(library));
  if (faults.length > 0 || !isDeepStrictEqual(expanded, document))
    throw new Error(
      `${document.key}: the library states something else at ${findDifference(expanded, document)} ${JSON.stringify(faults)}`,
    );
  return shortest;
}
