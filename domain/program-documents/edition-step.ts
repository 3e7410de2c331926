/**
 * The step from an edition of a program to its next one, from the identities of its items: a changed key or place is a move, a
 * changed value of an option a renaming, and what is gone keeps its name. An identity is the item's `id`, else its path.
 */

import type { Section } from '../definition';
import { isRowSection, listSectionFields } from '../filing/sections';
import type { Text } from '../text';
import type { ProgramDocument, Written, WrittenEditionStep } from './types';

type SectionDocument = ProgramDocument['form']['sections'][number];
type FieldDocument = Written<ReturnType<typeof listSectionFields>[number]>;
type OptionDocument = ProgramDocument['dictionaries'][string]['items'][number] & { id?: string };

interface FormItem {
  path: string;
  section: SectionDocument;
  field?: FieldDocument;
}

/** Which fields a section has does not depend on its expressions. */
const listFields = (section: SectionDocument): FieldDocument[] =>
  listSectionFields(section as unknown as Section) as unknown as FieldDocument[];

const listGivenRows = (section: SectionDocument) => ('fixedRows' in section ? (section.fixedRows ?? []) : []);

export const getSectionIdentity = ({ id, key }: SectionDocument): string => id ?? key;

export const getFieldIdentity = (section: SectionDocument, { id, key }: FieldDocument): string =>
  id ?? `${getSectionIdentity(section)}.${key}`;

/** Sections, fields and given rows by their identity. */
function indexItems({ form }: ProgramDocument): Map<string, FormItem> {
  const items = new Map<string, FormItem>();
  for (const section of form.sections) {
    const { key } = section;
    items.set(getSectionIdentity(section), { path: key, section });
    for (const field of listFields(section))
      items.set(getFieldIdentity(section, field), { path: `${key}.${field.key}`, section, field });
    for (const row of listGivenRows(section))
      items.set(`${getSectionIdentity(section)}[${row.id ?? row.key}]`, {
        path: `${key}[${row.key}]`,
        section,
      });
  }
  return items;
}

/** Returns the path once its section has moved. */
const followSection = (path: string, moves: Readonly<Record<string, string>>): string => {
  const [section = ''] = /^[\w$]+/.exec(path) ?? [];
  return Object.hasOwn(moves, section) ? `${moves[section]}${path.slice(section.length)}` : path;
};

type Pairs = readonly (readonly [former: FormItem, present: FormItem | undefined])[];

function listMoves(pairs: Pairs): Record<string, string> {
  const moves: Record<string, string> = {};
  // Sections first: a field that moves along with its section needs no line of its own.
  const inOrder = [...pairs].sort(([a], [b]) => Number(/[.[]/.test(a.path)) - Number(/[.[]/.test(b.path)));
  for (const [former, present] of inOrder)
    if (present && present.path !== followSection(former.path, moves)) moves[former.path] = present.path;
  return moves;
}

type RetiredItems = NonNullable<WrittenEditionStep['retired']>;

function listRetired(pairs: Pairs): RetiredItems {
  const gone = pairs.filter(([, present]) => !present).map(([former]) => former);
  return Object.fromEntries(
    gone.flatMap(({ path, section, field }): [string, RetiredItems[string]][] => {
      const { zh, en, ar } = field ?? section.title;
      const text = { zh, en, ...(ar !== undefined && { ar }) };
      if (path.includes('[')) return [];
      const hasRows = isRowSection(section as unknown as Section);
      if (!field) return [[path, { ...text, ...(hasRows && { hasRows }) }]];
      const options = 'options' in field && typeof field.options === 'string' ? field.options : undefined;
      return [[path, { ...text, type: field.type, ...(options && { options }) }]];
    }),
  );
}

/** Each option, and those below it, by identity. */
const listOptions = (options: readonly OptionDocument[]): [identity: string, option: OptionDocument][] =>
  options.flatMap((option) => [
    [option.id ?? String(option.value), option],
    ...listOptions((option.children ?? []) as OptionDocument[]),
  ]);

function listRenamed(former: readonly OptionDocument[], present: readonly OptionDocument[]) {
  const now = new Map(listOptions(present));
  return Object.fromEntries(
    listOptions(former).flatMap(([identity, { value }]) => {
      const renamed = now.get(identity)?.value;
      return renamed === undefined || renamed === value ? [] : [[String(value), renamed]];
    }),
  );
}

/** A field that takes no options of the document any more withdraws none: its answers are checked as what it is now. */
function listWithdrawn(
  former: readonly OptionDocument[],
  present: readonly OptionDocument[],
): Record<string, Text> {
  const now = new Map(listOptions(present));
  if (now.size === 0) return {};
  return Object.fromEntries(
    listOptions(former)
      .filter(([identity]) => !now.has(identity))
      .map(([, { value, zh, en, ar }]) => [String(value), { zh, en, ...(ar !== undefined && { ar }) }]),
  );
}

const getOwnOptions = ({ dictionaries }: ProgramDocument, field?: FieldDocument): OptionDocument[] => {
  const name = field && 'options' in field ? field.options : undefined;
  return typeof name === 'string' && Object.hasOwn(dictionaries, name)
    ? (dictionaries[name]?.items ?? [])
    : [];
};

const isEmptyRecord = (record: object): boolean => Object.keys(record).length === 0;

type OptionComparison<Found> = (
  former: readonly OptionDocument[],
  present: readonly OptionDocument[],
) => Record<string, Found>;

/** Compares the options of each field that is still there, by its present path. */
const compareOptions = <Found>(
  earlier: ProgramDocument,
  later: ProgramDocument,
  pairs: Pairs,
  compare: OptionComparison<Found>,
): Record<string, Record<string, Found>> =>
  Object.fromEntries(
    pairs.flatMap(([former, present]) => {
      if (!present) return [];
      const found = compare(getOwnOptions(earlier, former.field), getOwnOptions(later, present.field));
      return isEmptyRecord(found) ? [] : [[present.path, found] as const];
    }),
  );

/** Dictionaries of the earlier edition that name the answers of a field that is gone. */
function keepRetiredOptions(
  earlier: ProgramDocument,
  later: ProgramDocument,
  { retired = {} }: WrittenEditionStep,
): ProgramDocument['dictionaries'] {
  const names = Object.values(retired).flatMap(({ options }) => options ?? []);
  const missing = names.filter((name) => !Object.hasOwn(later.dictionaries, name));
  const kept = missing.flatMap((name) => {
    const dictionary = Object.hasOwn(earlier.dictionaries, name) ? earlier.dictionaries[name] : undefined;
    return dictionary ? [[name, dictionary] as const] : [];
  });
  return { ...later.dictionaries, ...Object.fromEntries(kept) };
}

/** The step that the identities tell; where nothing moved, was renamed or went, it names the two editions only. */
export function deriveEditionStep(earlier: ProgramDocument, later: ProgramDocument): WrittenEditionStep {
  const present = indexItems(later);
  const pairs = [...indexItems(earlier)].map(
    ([identity, former]) => [former, present.get(identity)] as const,
  );
  const parts = {
    moves: listMoves(pairs),
    values: compareOptions(earlier, later, pairs, listRenamed),
    retired: listRetired(pairs),
    withdrawn: compareOptions(earlier, later, pairs, listWithdrawn),
  };
  return {
    from: earlier.edition,
    to: later.edition,
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmptyRecord(part))),
  };
}

/**
 * Returns the document with the steps that lead to it from the edition before it: those of that edition, and the derived one,
 * in which what the author wrote takes precedence.
 */
export function addEditionStep(earlier: ProgramDocument, later: ProgramDocument): ProgramDocument {
  const { editions: written = [] } = later.form;
  const derived = deriveEditionStep(earlier, later);
  const own = written.find(({ from, to }) => from === derived.from && to === derived.to);
  const gone = Object.entries(derived.retired ?? {}).filter(
    ([path]) => !Object.hasOwn(own?.moves ?? {}, path),
  );
  const step: WrittenEditionStep = {
    ...derived,
    ...own,
    ...(derived.moves && { moves: { ...derived.moves, ...own?.moves } }),
    ...(derived.values && { values: { ...derived.values, ...own?.values } }),
    ...(derived.retired && { retired: { ...Object.fromEntries(gone), ...own?.retired } }),
  };
  const before = (earlier.form.editions ?? []).filter(
    ({ from, to }) => !written.some((each) => each.from === from && each.to === to),
  );
  return {
    ...later,
    form: { ...later.form, editions: [...before, ...written.filter((each) => each !== own), step] },
    dictionaries: keepRetiredOptions(earlier, later, step),
  };
}
