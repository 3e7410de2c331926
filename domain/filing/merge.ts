/**
 * Three-way merge of drafts: what only one side changed is taken from that side, field by field. What both changed
 * differently is a conflict: the merged answers keep theirs (it is stored already) and a person decides. Nothing that
 * somebody typed is dropped without a conflict that shows it.
 */
import type { Answers, AnswerValue, Field, FieldAnswers, Form, Row, Section } from '../definition';
import { COMPANY, follows } from './following';
import { identityOf, mergeOrder, pairRows, type RowTriple } from './merge-rows';
import { parsePath } from './paths';
import { numbersInRecord, toIdentities, toNumbers } from './references';
import {
  fieldsIn,
  fieldsOf,
  isEmpty,
  isInput,
  isRowSection,
  type RowSection,
  rowsIn,
  sumRowsOf,
} from './sections';

/** Paths count rows of the merged answers. A row that one side deleted and the other changed is a whole row, or null. */
export interface MergeConflict {
  path: string;
  base: AnswerValue | Row;
  mine: AnswerValue | Row;
  theirs: AnswerValue | Row;
}

export interface Merged {
  merged: Answers;
  conflicts: MergeConflict[];
}

export function merge(form: Form, base: Answers, mine: Answers, theirs: Answers): Merged {
  const byIdentity = (answers: Answers) => toIdentities(form, answers, answers, identityOf);
  const { merged, conflicts } = mergeAnswers(form, byIdentity(base), byIdentity(mine), byIdentity(theirs));
  return {
    merged: toNumbers(form, merged, identityOf),
    conflicts: conflicts.map((conflict) => inNumbers(form, merged, conflict)),
  };
}

/** A conflict with its references said by the numbers of the merged answers. */
function inNumbers(form: Form, merged: Answers, { path, ...sides }: MergeConflict): MergeConflict {
  const place = parsePath(path);
  const section = form.sections.find(({ key }) => key === place?.section);
  const field = place?.field;
  const said = <T extends AnswerValue | Row>(value: T): T => {
    if (!section || value === null || value === undefined) return value;
    const record = (field ? { [field]: value } : value) as FieldAnswers;
    const numbered = numbersInRecord(form, section, record, merged, identityOf);
    return (field ? numbered[field] : numbered) as T;
  };
  return { path, base: said(sides.base), mine: said(sides.mine), theirs: said(sides.theirs) };
}

function mergeAnswers(form: Form, base: Answers, mine: Answers, theirs: Answers): Merged {
  const conflicts: MergeConflict[] = [];
  const merged = Object.fromEntries(
    form.sections
      .filter((section) => section.kind !== 'computed')
      .map((section) => {
        const found = isRowSection(section)
          ? mergeTable(section, rowsIn(base, section), rowsIn(mine, section), rowsIn(theirs, section))
          : mergeFields(section, section.key, ...fieldsOfAll(section, base, mine, theirs));
        conflicts.push(...found.conflicts);
        return [section.key, found.value];
      }),
  );
  return { merged, conflicts };
}

const fieldsOfAll = (section: Section, ...all: [Answers, Answers, Answers]) =>
  all.map((answers) => fieldsIn(answers, section)) as [FieldAnswers, FieldAnswers, FieldAnswers];

/** Lists are equal when they hold the same in the same order; no value is as good as an empty one. */
export function sameValue(a: AnswerValue, b: AnswerValue): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, i) => each === b[i]);
  return a === b;
}

/** Values that the company's record decides stay as the server has them. */
const isMerged = (field: Field): boolean => isInput(field) && !follows(field, COMPANY);

function mergeFields(
  section: Section,
  path: string,
  base: FieldAnswers,
  mine: FieldAnswers,
  theirs: FieldAnswers,
): { value: FieldAnswers; conflicts: MergeConflict[] } {
  const value: FieldAnswers = { ...theirs };
  const conflicts: MergeConflict[] = [];
  for (const { key } of fieldsOf(section).filter(isMerged)) {
    const [was, my, their] = [base[key], mine[key], theirs[key]];
    if (sameValue(my, was) || sameValue(my, their)) continue;
    if (sameValue(their, was)) value[key] = my;
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

/** null for a row that is gone. */
function mergeRow(
  section: RowSection,
  path: string,
  { base, mine, theirs }: RowTriple,
): { value: Row; conflicts: MergeConflict[] } | null {
  if (mine && theirs) return mergeFields(section, path, base ?? {}, mine, theirs);
  const left = mine ?? theirs;
  if (!left) return null;
  if (!base) return { value: left, conflicts: [] };
  const untouched = fieldsOf(section).every(({ key }) => sameValue(left[key], base[key]));
  if (untouched) return null;
  return { value: left, conflicts: [{ path, base, mine: mine ?? null, theirs: theirs ?? null }] };
}
