/**
 * Three-way merge of drafts: a value that only one side changed is taken from that side, field by field. A value that both
 * changed differently is a conflict: the merged answers keep theirs, which is stored already, and a person decides. Nothing that
 * somebody typed is dropped without a conflict that shows it.
 */
import type { Answers, AnswerValue, Field, FieldAnswers, Form, Row, Section } from '../definition';
import { COMPANY_ORIGIN, isLockedToOrigin } from './followed-values';
import { parsePath } from './paths';
import { replaceRowNumbersByIdentities, toNumbers, toNumbersInRecord } from './references';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isRowSection,
  isSameFieldValue,
  isTypedField,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from './sections';

/** The same row in three versions of a table; absent where a version does not contain it. */
interface RowTriple {
  base?: Row;
  mine?: Row;
  theirs?: Row;
}

/** Identity of a row: its id, else its year, else its index. */
function identityOf(row: Row, index: number): string {
  if (row.row !== undefined) return `row ${row.row}`;
  return row.affiliation_year === undefined ? `place ${index}` : `year ${row.affiliation_year}`;
}

function pairRows(base: Row[], mine: Row[], theirs: Row[]): Map<string, RowTriple> {
  const triples = new Map<string, RowTriple>();
  const add = (side: keyof RowTriple, rows: Row[]) =>
    rows.forEach((row, i) => {
      const identity = identityOf(row, i);
      triples.set(identity, { ...triples.get(identity), [side]: row });
    });
  add('base', base);
  add('theirs', theirs);
  add('mine', mine);
  return triples;
}

/**
 * Order of rows after a merge: theirs, unless only mine differs from the base. A row that only the other side has comes after its
 * predecessor on that side.
 */
function mergeOrder(triples: Map<string, RowTriple>, mine: Row[], theirs: Row[]): RowTriple[] {
  const my = mine.map(identityOf);
  const their = theirs.map(identityOf);
  const base = [...triples].filter(([, triple]) => triple.base).map(([identity]) => identity);
  const [leading, following] = keepsOrder(their, base) && !keepsOrder(my, base) ? [my, their] : [their, my];
  const order = [...leading];
  const placed = new Set(order);
  let before: string | undefined;
  for (const identity of following) {
    if (!placed.has(identity)) {
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, identity);
      placed.add(identity);
    }
    before = identity;
  }
  return order.map((identity) => triples.get(identity) as RowTriple);
}

/** True where the rows that both lists contain are in the same order. */
function keepsOrder(order: string[], base: string[]): boolean {
  const [known, kept] = [new Set(base), new Set(order)];
  const shared = order.filter((identity) => known.has(identity));
  const before = base.filter((identity) => kept.has(identity));
  return shared.every((identity, i) => identity === before[i]);
}

/**
 * A conflict; rows in `path` are indexes in the merged answers. Where one side deleted a row that the other changed, the sides
 * are the whole row, or null.
 */
export interface MergeConflict {
  path: string;
  base: AnswerValue | Row;
  mine: AnswerValue | Row;
  theirs: AnswerValue | Row;
}

export interface MergedDraft {
  merged: Answers;
  conflicts: MergeConflict[];
}

export function mergeDrafts(form: Form, base: Answers, mine: Answers, theirs: Answers): MergedDraft {
  const byIdentity = (answers: Answers) => replaceRowNumbersByIdentities(form, answers, answers, identityOf);
  const { merged, conflicts } = mergeAnswers(form, byIdentity(base), byIdentity(mine), byIdentity(theirs));
  return {
    merged: toNumbers(form, merged, identityOf),
    conflicts: conflicts.map((conflict) => inNumbers(form, merged, conflict)),
  };
}

/** Converts references in a conflict to the row numbers of the merged answers. */
function inNumbers(form: Form, merged: Answers, { path, ...sides }: MergeConflict): MergeConflict {
  const place = parsePath(path);
  const section = form.sections.find(({ key }) => key === place?.section);
  const field = place?.field;
  const said = <T extends AnswerValue | Row>(value: T): T => {
    if (!section || value === null || value === undefined) return value;
    const record = (field ? { [field]: value } : value) as FieldAnswers;
    const numbered = toNumbersInRecord(form, section, record, merged, identityOf);
    return (field ? numbered[field] : numbered) as T;
  };
  return { path, base: said(sides.base), mine: said(sides.mine), theirs: said(sides.theirs) };
}

function mergeAnswers(form: Form, base: Answers, mine: Answers, theirs: Answers): MergedDraft {
  const conflicts: MergeConflict[] = [];
  const merged = Object.fromEntries(
    form.sections
      .filter((section) => section.kind !== 'computed')
      .map((section) => {
        const found = isRowSection(section)
          ? mergeTable(
              section,
              getSectionRows(base, section),
              getSectionRows(mine, section),
              getSectionRows(theirs, section),
            )
          : mergeFields(section, section.key, ...fieldsOfAll(section, base, mine, theirs));
        conflicts.push(...found.conflicts);
        return [section.key, found.value];
      }),
  );
  return { merged, conflicts };
}

const fieldsOfAll = (section: Section, ...all: [Answers, Answers, Answers]) =>
  all.map((answers) => getSectionAnswers(answers, section)) as [FieldAnswers, FieldAnswers, FieldAnswers];

/** True for equal values; lists are equal with the same items in the same order, and a missing value equals an empty one. */
export const isSameAnswer = (a: AnswerValue, b: AnswerValue): boolean =>
  (isEmpty(a) && isEmpty(b)) || isSameFieldValue(a, b);

/** True for fields that are merged; values from the company's record stay as the server has them. */
const isMerged = (field: Field): boolean => isTypedField(field) && !isLockedToOrigin(field, COMPANY_ORIGIN);

function mergeFields(
  section: Section,
  path: string,
  base: FieldAnswers,
  mine: FieldAnswers,
  theirs: FieldAnswers,
): { value: FieldAnswers; conflicts: MergeConflict[] } {
  const value: FieldAnswers = { ...theirs };
  const conflicts: MergeConflict[] = [];
  for (const { key } of listSectionFields(section).filter(isMerged)) {
    const [was, my, their] = [base[key], mine[key], theirs[key]];
    if (isSameAnswer(my, was) || isSameAnswer(my, their)) continue;
    if (isSameAnswer(their, was)) value[key] = my;
    else conflicts.push({ path: `${path}.${key}`, base: was, mine: my, theirs: their });
  }
  return { value, conflicts };
}

function mergeTable(section: RowSection, base: Row[], mine: Row[], theirs: Row[]) {
  const sums = sumRowsOf(section);
  const triples = pairRows(base, mine, theirs);
  const rows: Row[] = [];
  const conflicts: MergeConflict[] = [];
  for (const triple of mergeOrder(triples, mine, theirs)) {
    const path = `${section.key}[${rows.length}]`;
    const row = sums.has(triple.theirs?.row ?? '')
      ? { value: triple.theirs as Row }
      : mergeRow(section, path, triple);
    if (!row) continue;
    rows.push(row.value);
    conflicts.push(...('conflicts' in row ? row.conflicts : []));
  }
  return { value: rows, conflicts };
}

/** Merges one row; null for a row that is deleted. */
function mergeRow(
  section: RowSection,
  path: string,
  { base, mine, theirs }: RowTriple,
): { value: Row; conflicts: MergeConflict[] } | null {
  if (mine && theirs) return mergeFields(section, path, base ?? {}, mine, theirs);
  const left = mine ?? theirs;
  if (!left) return null;
  if (!base) return { value: left, conflicts: [] };
  // A row gets another number when others are deleted, which is no change of it.
  const untouched = listSectionFields(section)
    .filter(isMerged)
    .every(({ key }) => isSameAnswer(left[key], base[key]));
  if (untouched) return null;
  return { value: left, conflicts: [{ path, base, mine: mine ?? null, theirs: theirs ?? null }] };
}
