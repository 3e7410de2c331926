/** Differences of a filing from its previous submission: field by field, row by row, with the labels of the snapshots. */
import type { AnswerValue } from '../definition';
import type { Text } from '../text';
import type {
  SubmittedField,
  SubmittedForm,
  SubmittedRow,
  SubmittedSection,
  SubmittedValue,
} from './snapshot';

/** A value that differs between two snapshots. */
export interface SnapshotChange {
  /** `section.field` or `section[row].field`; rows by their identity where they have one. */
  path: string;
  section: Text;
  /** Row of the value: its number from 1 in the snapshot that contains it, its title, and whether it was added or removed. */
  row: { number: number; title: Text | null; is: 'kept' | 'added' | 'removed' } | null;
  field: SubmittedField;
  before: SubmittedValue | null;
  after: SubmittedValue | null;
}

interface Placed {
  section: SubmittedSection;
  row: SubmittedRow;
  /** Path of the record, without a field. */
  place: string;
  number: number | null;
}

const hasRows = ({ kind }: SubmittedSection): boolean => kind === 'table' || kind === 'yearly';

/** Records of a snapshot by their path, in which rows are named by identity, so that a moved row keeps its path. */
function recordsOf({ sections }: SubmittedForm): Map<string, Placed> {
  const placed = sections.flatMap((section) =>
    section.rows.map((row, i): [string, Placed] => {
      const isRow = hasRows(section);
      const place = isRow ? `${section.key}[${row.row ?? i}]` : section.key;
      return [place, { section, row, place, number: isRow ? i + 1 : null }];
    }),
  );
  return new Map(placed);
}

/** Title of a row: that of a given row, or the year in a year grid; null for other rows. */
function titleOf({ section, row }: Placed): Text | null {
  if (row.title) return row.title;
  const year = section.kind === 'yearly' && section.fields.find(({ auto }) => auto === 'reporting_year');
  const value = year ? row.values[year.key]?.value : undefined;
  return value === undefined || value === null ? null : { zh: String(value), en: String(value) };
}

const isSame = (a: SubmittedValue | undefined, b: SubmittedValue | undefined): boolean =>
  JSON.stringify(a?.value ?? null) === JSON.stringify(b?.value ?? null);

function changesOfRecord(before: Placed | undefined, after: Placed | undefined): SnapshotChange[] {
  const shown = after ?? before;
  if (!shown) return [];
  const fields = new Map(
    [...(before?.section.fields ?? []), ...shown.section.fields].map((field) => [field.key, field]),
  );
  const is = before && after ? 'kept' : after ? 'added' : 'removed';
  return [...fields.values()].flatMap((field): SnapshotChange[] => {
    const [old, now] = [before?.row.values[field.key], after?.row.values[field.key]];
    if (isSame(old, now)) return [];
    return [
      {
        path: `${shown.place}.${field.key}`,
        section: shown.section.title,
        row: shown.number === null ? null : { number: shown.number, title: titleOf(shown), is },
        field,
        before: old ?? null,
        after: now ?? null,
      },
    ];
  });
}

/** Lists changes in the order of the later snapshot; records that only the earlier one contains come last. */
export function listSnapshotChanges(before: SubmittedForm, after: SubmittedForm): SnapshotChange[] {
  const [old, now] = [recordsOf(before), recordsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((place) =>
    changesOfRecord(old.get(place), now.get(place)),
  );
}

/** Converts a change to its form in the log: path and values, without labels. */
export const toLoggedChange = ({ path, before, after }: SnapshotChange) => ({
  path,
  before: (before?.value ?? null) as AnswerValue,
  after: (after?.value ?? null) as AnswerValue,
});
