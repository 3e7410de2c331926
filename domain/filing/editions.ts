/**
 * Migrates answers from an earlier edition of a form to the present one. Answers whose item still exists are kept, those whose
 * item moved are moved, and the others are set aside with texts that can be read without the earlier form. Nothing that somebody
 * typed is dropped.
 */
import type {
  Answers,
  AnswerValue,
  Dictionary,
  Field,
  FieldAnswers,
  FieldType,
  Form,
  Row,
  Section,
} from '../definition';
import { fillText, joinTexts, type Text, wordText } from '../text';
import type { AsideAnswer, AsideReason, MovedItem } from './edition-note';
import {
  type CellArrival,
  type EditionCell,
  followCellThroughEditions,
  listLaterEditionSteps,
} from './edition-steps';
import { formatValue } from './input';
import { parsePath } from './paths';
import {
  getRowLimit,
  isEmpty,
  isRecord,
  isRowSection,
  listSectionFields,
  memoizeBySection,
  sumRowsOf,
} from './sections';
import { findDraftFault } from './value-checks';

/** Name of a row without a title, for the label of an answer that is set aside. */
const rowText: Text = { zh: '第{{n}}行', en: 'Row {{n}}', ar: 'الصف {{n}}' };

const joined = (parts: Text[]): Text => joinTexts(parts, ' / ', ' / ');

const named = (key: string): Text => ({ zh: key, en: key });

/** Label of a value: section, row and field. `given`: the value before the migration, for the number of its row. */
function labelOf(form: Form, { cell, retired }: CellArrival, given?: EditionCell): Text {
  const section = form.sections.find(({ key }) => key === cell.section);
  const field = section && listSectionFields(section).find(({ key }) => key === cell.field);
  const fixed = section?.kind === 'table' && section.fixedRows?.find(({ key }) => key === cell.id);
  const parts: Text[] = [retired?.section ?? section?.title ?? named(cell.section)];
  if (given?.row !== undefined) parts.push(fixed || fillText(rowText, { n: given.row + 1 }));
  parts.push(retired?.field ?? field ?? named(cell.field));
  return joined(parts);
}

interface Worded {
  text?: Text;
  type?: string;
}

/** Text of a chosen option or of yes and no, and the type of the field, where the field is known. */
function wordsOf(form: Form, { cell, retired }: CellArrival, value: AnswerValue): Worded {
  const section = form.sections.find(({ key }) => key === cell.section);
  const known = section && listSectionFields(section).find(({ key }) => key === cell.field);
  const about: { type?: FieldType; options?: unknown } | undefined = retired ? retired.field : known;
  if (!about) return {};
  const { type = about.options ? 'select' : undefined, options } = about;
  const field = { type, options: options as Dictionary } as Field;
  const isWorded = options !== undefined || typeof value === 'boolean';
  return {
    ...(type && { type }),
    ...(isWorded && { text: wordText((language) => formatValue(field, value, language)) }),
  };
}

export interface MigratedAnswers {
  answers: Answers;
  /** Number of values that were kept. */
  kept: number;
  moved: MovedItem[];
  aside: AsideAnswer[];
}

const placeOf = ({ section, field }: EditionCell): string => `${section}.${field}`;

/** State of a migration: the answers so far, and the rows begun, by section key and row index. */
interface Fitting {
  form: Form;
  sections: ReadonlyMap<string, Section>;
  keepsComputed: boolean;
  answers: Answers;
  rows: Map<string, Row>;
}

/**
 * Migrates answers. `from`: their edition. `aside`: answers set aside earlier, which return where the form has an item for them
 * again. `keepsComputed`: computed values and sums, which are otherwise left to the form, keep what they were.
 */
export function migrateAnswersToEdition(
  form: Form,
  answers: Answers,
  from: string,
  aside: readonly AsideAnswer[] = [],
  { keepsComputed = false } = {},
): MigratedAnswers {
  const fitting: Fitting = {
    form,
    sections: new Map(form.sections.map((section) => [section.key, section])),
    keepsComputed,
    answers: emptySections(form, answers),
    rows: new Map(),
  };
  const fitted: MigratedAnswers = { answers: fitting.answers, kept: 0, moved: [], aside: [] };
  const steps = listLaterEditionSteps(form.editions, from);
  const travelled = cellsOf(answers).map((cell) => ({
    cell,
    arrival: followCellThroughEditions(steps, from, cell),
  }));
  for (const { cell, arrival } of inFormOrder(form, travelled)) {
    const reason = settle(fitting, arrival, cell);
    if (reason) fitted.aside.push(...setAside(form, cell, arrival, reason));
    else if (cell.field) note(fitted, form, cell, arrival);
  }
  const staying = restoreAside(fitting, fitted.aside, aside);
  const restored = fitted.aside.length + aside.length - staying.length;
  return { ...fitted, kept: fitted.kept + restored, aside: staying };
}

/**
 * Restores what was set aside, now and `earlier`, and returns what stays aside. The latest comes first: of two answers of one place
 * it takes the place.
 */
function restoreAside(
  fitting: Fitting,
  now: readonly AsideAnswer[],
  earlier: readonly AsideAnswer[],
): AsideAnswer[] {
  const stay = (answer: AsideAnswer): AsideAnswer[] => {
    const reason = restore(fitting, answer);
    return reason ? [{ ...answer, reason }] : [];
  };
  const misfits = now.flatMap((answer) => (answer.reason === 'gone' ? stay(answer) : [answer]));
  return [...misfits, ...[...earlier].reverse().flatMap(stay).reverse()];
}

const emptySections = (form: Form, given: Answers): Answers =>
  Object.fromEntries(
    form.sections
      .filter(({ key }) => given[key] !== undefined)
      .map((section) => [section.key, isRowSection(section) ? [] : {}]),
  );

interface Travelled {
  cell: EditionCell;
  arrival: CellArrival;
}

/**
 * Sorts answers in the order of the form, whatever order they were stored in; of two for one item, the answer that has not moved
 * comes first.
 */
function inFormOrder(form: Form, travelled: Travelled[]): Travelled[] {
  const indexOf = new Map(form.sections.map((section, i) => [section.key, { section, i }]));
  const rank = ({ cell, arrival: { cell: now } }: Travelled): number[] => {
    const { section, i = form.sections.length } = indexOf.get(now.section) ?? {};
    const place = (section && getFieldPlaces(section).get(now.field)) ?? (section ? -1 : 0);
    const isMoved = cell !== now && placeOf(cell) !== placeOf(now);
    return [i, now.row ?? 0, now.field ? place : -2, isMoved ? 1 : 0];
  };
  return travelled
    .map((each) => ({ each, ranks: rank(each) }))
    .sort((a, b) => compareRanks(a.ranks, b.ranks))
    .map(({ each }) => each);
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Places of the fields of a section in its order, by their keys. */
const getFieldPlaces = memoizeBySection(
  (section): ReadonlyMap<string, number> => new Map(listSectionFields(section).map(({ key }, i) => [key, i])),
);

const findField = (section: Section, key: string): Field | undefined =>
  listSectionFields(section)[getFieldPlaces(section).get(key) ?? -1];

/** Every given value as a cell. A row precedes its values as a cell without a field, so that a blank row is kept too. */
function cellsOf(answers: Answers): EditionCell[] {
  const cells: EditionCell[] = [];
  for (const [section, given] of Object.entries(answers)) {
    if (!Array.isArray(given)) {
      if (isRecord(given)) addValues(cells, { section }, given as FieldAnswers);
      continue;
    }
    given.filter(isRecord).forEach((record, row) => {
      const { row: id } = record;
      const place = { section, row, ...(typeof id === 'string' && { id }) };
      cells.push({ ...place, field: '', value: null });
      addValues(cells, place, record as FieldAnswers);
    });
  }
  return cells;
}

/** Adds the values of a record; the identity of a row is none of them. */
function addValues(
  cells: EditionCell[],
  place: Omit<EditionCell, 'field' | 'value'>,
  values: FieldAnswers,
): void {
  for (const [field, value] of Object.entries(values)) {
    const isIdentity = field === 'row' && place.row !== undefined;
    if (value !== null && value !== undefined && !isIdentity) cells.push({ ...place, field, value });
  }
}

/** Stores a value at its position, or returns the reason why it does not fit there. */
function settle(fitting: Fitting, { cell, retired }: CellArrival, given: EditionCell): AsideReason | null {
  const section = fitting.sections.get(cell.section);
  if (retired || !section || isRowSection(section) !== (cell.row !== undefined)) return 'gone';
  const record = recordAt(fitting, section, cell);
  if (typeof record === 'string' || !cell.field) return typeof record === 'string' ? record : null;
  const field = findField(section, cell.field);
  if (!field) return 'gone';
  const isComputed = field.computed !== undefined || sumRowsOf(section).has(cell.id ?? '');
  if (isComputed && !fitting.keepsComputed) return 'computed';
  const isLost = isEmpty(cell.value) && !isEmpty(given.value);
  if (isLost || (!isEmpty(cell.value) && findDraftFault(field, cell.value))) return 'misfit';
  if (!isEmpty(record[field.key])) return 'taken';
  record[field.key] = cell.value;
  return null;
}

function recordAt(
  { answers, rows }: Fitting,
  section: Section,
  { row, id }: EditionCell,
): FieldAnswers | 'gone' | 'full' {
  if (!isRowSection(section)) {
    const record = (answers[section.key] ?? {}) as FieldAnswers;
    answers[section.key] = record;
    return record;
  }
  const begun = rows.get(`${section.key} ${row}`);
  if (begun) return begun;
  if (section.kind === 'table' && section.fixedRows?.every(({ key }) => key !== id)) return 'gone';
  const list = (answers[section.key] ?? []) as Row[];
  if (list.length >= getRowLimit(section)) return 'full';
  const fresh: Row = id === undefined ? {} : { row: id };
  list.push(fresh);
  answers[section.key] = list;
  rows.set(`${section.key} ${row}`, fresh);
  return fresh;
}

function note(fitted: MigratedAnswers, form: Form, given: EditionCell, arrival: CellArrival): void {
  fitted.kept += 1;
  const [from, to] = [placeOf(given), placeOf(arrival.cell)];
  if (from === to || fitted.moved.some((item) => item.from === from)) return;
  fitted.moved.push({ from, to, label: labelOf(form, arrival) });
}

function setAside(form: Form, given: EditionCell, arrival: CellArrival, reason: AsideReason): AsideAnswer[] {
  if (isEmpty(given.value)) return [];
  const { cell, edition } = arrival;
  // As the edition of its place had it; a value that could not be converted stays as it was typed.
  const value = reason === 'gone' && !isEmpty(cell.value) ? cell.value : given.value;
  const row = given.row === undefined ? '' : `[${given.row}]`;
  return [
    {
      path: `${cell.section}${row}.${cell.field}`,
      edition,
      label: labelOf(form, arrival, given),
      value,
      ...wordsOf(form, arrival, value),
      reason,
    },
  ];
}

/**
 * Restores an answer that was set aside where the form has its place again, whichever edition left it out; otherwise returns the
 * reason why it stays. Never restores an answer in a table, as rows have changed since.
 */
function restore(fitting: Fitting, { path, edition, value, reason }: AsideAnswer): AsideReason | null {
  const { section = '', row, field = '' } = parsePath(path) ?? {};
  if (!field || row !== undefined) return reason;
  const cell = { section, field, value };
  const steps = listLaterEditionSteps(fitting.form.editions, edition);
  const passing = steps.map(({ retired: _left, ...step }) => step);
  const arrival = followCellThroughEditions(passing, edition, cell);
  return settle(fitting, arrival, cell);
}
