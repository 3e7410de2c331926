/**
 * Change sets: the changes that turn one draft into another: values set or removed, rows inserted, removed or moved. Computing
 * and applying are in one module, so that browser and server cannot diverge. A path is `section.field`, `section[row]` or
 * `section[row].field`; a row is named by its identity, else by its year, never by its index.
 */
import type { Answers, AnswerValue, Field, FieldAnswers, Form, Row, Section } from '../definition';
import { createFault, type FaultKind, type FilingFault } from './filing-faults';
import { parsePath } from './paths';
import { formatRowNumber } from './references';
import {
  getRowName,
  getSectionRows,
  isNumberField,
  isReadOnlyField,
  isRecord,
  isRowSection,
  isSameFieldValue,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from './sections';

export const MAX_CHANGES = 500;

export interface AnswerChange {
  op: 'set' | 'remove' | 'insert' | 'move';
  path: string;
  /** Value of a `set`, row of an `insert`. */
  value?: unknown;
  /** Name (identity or year) of the row before which an `insert` or `move` places the row; absent: at the end. */
  before?: string | null | undefined;
}

interface Place {
  section: string;
  row?: string;
  field?: string;
}

const PLACE = /^(\w+)(?:\[(.{1,64})\])?(?:\.(\w+))?$/;
const PATH_SHOWN = 80;

function placeOf(path: string): Place | null {
  const [, section, row, field] = path.match(PLACE) ?? [];
  if (section === undefined) return null;
  return { section, ...(row !== undefined && { row }), ...(field !== undefined && { field }) };
}

const pathOf = (section: string, row: string | undefined, field: string): string =>
  row === undefined ? `${section}.${field}` : `${section}[${row}].${field}`;

/** Sections that the changes concern, with the names of their rows. */
export function listTouchedParts(changes: readonly AnswerChange[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { path } of changes) {
    const place = placeOf(path);
    if (!place) continue;
    const rows = parts.get(place.section) ?? new Set();
    parts.set(place.section, place.row === undefined ? rows : rows.add(place.row));
  }
  return parts;
}

/** Keys of the sections that the changes concern. */
export const listChangedSections = (changes: readonly AnswerChange[]): Set<string> =>
  new Set(changes.flatMap(({ path }) => placeOf(path)?.section ?? []));

/** True for fields that are computed or follow a source: changes cannot contain them. */
const isFollowing = (section: Section, field: Field, row?: Row): boolean =>
  field.computed !== undefined ||
  field.auto !== undefined ||
  isReadOnlyField(field) ||
  (isNumberField(field) && sumRowsOf(section).has(row?.row ?? ''));

function fieldChanges(section: Section, before: Row, after: Row, name?: string): AnswerChange[] {
  return listSectionFields(section).flatMap((field): AnswerChange[] => {
    const value = after[field.key];
    if (isSameFieldValue(before[field.key], value) || isFollowing(section, field, after)) return [];
    const path = pathOf(section.key, name, field.key);
    return [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }];
  });
}

/** Indexes of rows that need not move: the longest increasing subsequence of their former positions. */
function staying(places: number[]): Set<number> {
  const ends: number[] = [];
  const previous = places.map((place, i) => {
    let at = ends.findIndex((end) => (places[end] as number) > place);
    if (at < 0) at = ends.length;
    ends[at] = i;
    return ends[at - 1] ?? -1;
  });
  const stay = new Set<number>();
  for (let i = ends.at(-1) ?? -1; i >= 0; i = previous[i] ?? -1) stay.add(i);
  return stay;
}

const isOpenTo = (section: Section, row: Row) => (key: string) => {
  const field = listSectionFields(section).find((each) => each.key === key);
  return !field || !isFollowing(section, field, row) || field.auto === 'reporting_year';
};

/** Changes of the rows of a section; null where rows cannot be distinguished by name. */
function rowChanges(section: RowSection, before: Row[], after: Row[]): AnswerChange[] | null {
  const [were, are] = [before, after].map((rows) => new Map(rows.map((row) => [getRowName(row), row])));
  if (!were || !are || were.has(undefined) || are.has(undefined)) return null;
  if (were.size < before.length || are.size < after.length) return null;
  const names = [...are.keys()] as string[];
  const order = [...were.keys()].filter((name) => are.has(name));
  const placeIn = new Map(order.map((name, i) => [name, i]));
  const common = names.filter((name) => placeIn.has(name));
  const stay = staying(common.map((name) => placeIn.get(name) as number));
  const moved = new Set(common.filter((_, i) => !stay.has(i)));
  const at = (name: string) => `${section.key}[${name}]`;
  const gone = [...were.keys()].filter((name) => !are.has(name));
  const placed = names.toReversed().flatMap((name, i): AnswerChange[] => {
    const next = { path: at(name), before: names[names.length - i] ?? null };
    if (moved.has(name)) return [{ op: 'move', ...next }];
    if (placeIn.has(name)) return [];
    const row = are.get(name) as Row;
    const isOpen = isOpenTo(section, row);
    return [
      {
        op: 'insert',
        ...next,
        value: Object.fromEntries(Object.entries(row).filter(([key]) => isOpen(key))),
      },
    ];
  });
  return [
    ...gone.map((name): AnswerChange => ({ op: 'remove', path: at(String(name)) })),
    ...placed,
    ...common.flatMap((name) => fieldChanges(section, were.get(name) as Row, are.get(name) as Row, name)),
  ];
}

/** Computes the change set from `before` to `after`; null where rows cannot be distinguished, or there are too many changes. */
export function computeChangeSet(form: Form, before: Answers, after: Answers): AnswerChange[] | null {
  const changes: AnswerChange[] = [];
  for (const section of form.sections) {
    const [was, is] = [before[section.key], after[section.key]];
    if (section.kind === 'computed' || was === is) continue;
    const found = isRowSection(section)
      ? rowChanges(section, getSectionRows(before, section), getSectionRows(after, section))
      : fieldChanges(section, (was ?? {}) as Row, (is ?? {}) as Row);
    if (!found || changes.length + found.length > MAX_CHANGES) return null;
    changes.push(...found);
  }
  return changes;
}

type Content = FieldAnswers | Row[];

function withField(
  section: Section,
  record: FieldAnswers,
  { op, value }: AnswerChange,
  key: string,
): FieldAnswers | FaultKind {
  const field = listSectionFields(section).find((each) => each.key === key);
  if (!field || (op !== 'set' && op !== 'remove')) return 'no_place';
  if (isFollowing(section, field, record as Row)) return 'not_typed';
  if (op === 'set') return value === undefined ? 'shape' : { ...record, [key]: value as AnswerValue };
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Creates the row of an `insert` with its identity or year; returns the fault of a row that may not be inserted. */
function newRowOf(section: RowSection, name: string, value: unknown): Row | FaultKind {
  if (!isRecord(value)) return 'shape';
  const row = {
    ...(section.kind === 'yearly' ? { affiliation_year: Number(name) } : { row: name }),
    ...value,
  } as Row;
  if (getRowName(row) !== name) return 'row';
  return Object.keys(value).every(isOpenTo(section, row)) ? row : 'not_typed';
}

function withRow(section: RowSection, rows: Row[], change: AnswerChange, name: string): Row[] | FaultKind {
  const { op, before, value } = change;
  const at = rows.findIndex((row) => getRowName(row) === name);
  if (op === 'set') return 'no_place';
  if (op === 'insert' && at >= 0) return 'row';
  if (op !== 'insert' && at < 0) return 'row_gone';
  const row = op === 'insert' ? newRowOf(section, name, value) : (rows[at] as Row);
  if (typeof row === 'string') return row;
  const others = rows.filter((_, i) => i !== at);
  if (op === 'remove') return others;
  const next = others.findIndex((each) => getRowName(each) === before);
  if (before != null && next < 0) return 'row_gone';
  return others.toSpliced(next < 0 ? others.length : next, 0, row);
}

function changed(
  section: Section,
  content: Content | undefined,
  change: AnswerChange,
  place: Place,
): Content | FaultKind {
  const { row: name, field } = place;
  if (!isRowSection(section))
    return name === undefined && field
      ? withField(section, (content ?? {}) as FieldAnswers, change, field)
      : 'no_place';
  if (name === undefined) return 'no_place';
  const rows = (content ?? []) as Row[];
  if (field === undefined) return withRow(section, rows, change, name);
  const at = rows.findIndex((row) => getRowName(row) === name);
  if (at < 0) return 'row_gone';
  const row = withField(section, rows[at] as Row, change, field);
  return typeof row === 'string' ? row : rows.with(at, row as Row);
}

const renumbered = (section: Section, content: Content | undefined): Content | undefined => {
  const { autoNumber } = section.kind === 'table' ? section : { autoNumber: undefined };
  if (!autoNumber || !Array.isArray(content)) return content;
  return content.map((row, i) => ({ ...row, [autoNumber.column]: formatRowNumber(autoNumber, i) }));
};

/** Applies changes one by one; returns the answers, and the faults of changes that cannot be applied. */
export function applyChanges(
  form: Form,
  answers: Answers,
  changes: readonly AnswerChange[],
): { answers: Answers; faults: FilingFault[] } {
  const sections = new Map(form.sections.map((section) => [section.key, section]));
  const next = { ...answers };
  const faults: FilingFault[] = [];
  for (const change of changes) {
    const place = placeOf(change.path);
    const section = place && sections.get(place.section);
    const content = section ? changed(section, next[section.key], change, place) : 'no_place';
    const path = change.path.slice(0, PATH_SHOWN);
    if (typeof content !== 'string') next[(section as Section).key] = content;
    else
      faults.push(
        createFault(path, content, { label: content === 'no_place' ? path : (section as Section).title }),
      );
  }
  const isReordered = changes.filter(({ path, op }) => op !== 'set' && placeOf(path)?.field === undefined);
  for (const key of listChangedSections(isReordered)) {
    const section = sections.get(key);
    const content = section && renumbered(section, next[key]);
    if (content) next[key] = content;
  }
  return { answers: next, faults };
}

/** Selects the faults of the changed cells and rows, and of their tables as a whole. */
export function selectTouchedFaults(
  changes: readonly AnswerChange[],
  filled: Answers,
  faults: readonly FilingFault[],
): FilingFault[] {
  const touched = new Set(changes.map(({ path }) => path));
  const tables = listChangedSections(changes);
  return faults.filter(({ path }) => {
    const { section = '', row, field } = parsePath(path) ?? {};
    if (field === undefined && row === undefined) return tables.has(section);
    if (row === undefined) return touched.has(path);
    const content = filled[section];
    const name = getRowName((Array.isArray(content) && content[row]) || {}) ?? '';
    return (
      touched.has(`${section}[${name}]`) || (field !== undefined && touched.has(pathOf(section, name, field)))
    );
  });
}
