/**
 * Form restored from a snapshot, for reading a submission whose program has another edition by now. It requires, checks and
 * computes nothing; its verdicts are those of the submission, and its answers stay as signed.
 */
import type {
  Dictionary,
  Field,
  FixedRow,
  Form,
  Rule,
  Section,
  TableSection,
  YearlySection,
} from '../definition';
import type { RuleOutcome } from './rule-words';
import type { SubmittedField, SubmittedForm, SubmittedSection, SubmittedVerdict } from './snapshot';

export const restoreFormFromSnapshot = ({ sections, document, verdicts = [] }: SubmittedForm): Form => ({
  sections: sections.map(sectionOf),
  rules: verdicts.map(ruleOf),
  eligibility: [],
  document,
  basis: [],
});

/** Removes answers and verdicts from a snapshot; sections, labels and rows stay. */
export const removeSnapshotAnswers = ({ verdicts: _, ...snapshot }: SubmittedForm): SubmittedForm => ({
  ...snapshot,
  sections: snapshot.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, values: {} })),
  })),
});

const IS_MET: Partial<Record<RuleOutcome, boolean>> = { met: true, failed: false };

/** Restores a rule with the outcome, figure and threshold of the submission. */
const ruleOf = ({ id, level, outcome, message, figure }: SubmittedVerdict): Rule => ({
  id,
  level,
  ...message,
  met: message,
  figure: () => figure,
  ...(outcome === 'other' && { applies: () => false, elsewhere: message }),
  ...(outcome === 'server' ? { server: true } : { check: () => IS_MET[outcome] as boolean }),
});

function sectionOf(signed: SubmittedSection): Section {
  const { key, kind, title, help, fields } = signed;
  const items = fields.map(fieldOf);
  const named = { key, title, ...(help && { help }) };
  switch (kind) {
    case 'table':
      return { ...named, ...tableOf(signed, items) };
    case 'yearly':
      return { ...named, kind, indicators: items, ...yearsOf(signed) };
    case 'declaration':
      return { ...named, kind, fields: items, statements: signed.statements ?? [] };
    default:
      return { ...named, kind, fields: items } as Section;
  }
}

function tableOf(
  { layout, crossed_by: crossedBy, groups, rows }: SubmittedSection,
  columns: Field[],
): Omit<TableSection, 'key' | 'title'> {
  const given = rows.flatMap((row): FixedRow[] =>
    row.row !== undefined && row.title
      ? [
          {
            key: row.row,
            ...row.title,
            ...(row.group && { group: row.group }),
            // A row of sums becomes the sum of itself, so that it keeps its values.
            ...(row.sum && { sumOf: [row.row] }),
          },
        ]
      : [],
  );
  return {
    kind: 'table',
    columns,
    ...(layout && { layout }),
    ...(crossedBy && { crossedBy }),
    ...(groups && { groups }),
    ...(given.length > 0 && { fixedRows: given }),
  };
}

/** Restores the years of a year grid: with a base of zero, the offsets are the years. */
function yearsOf({ years: offsets = [], total }: SubmittedSection): Pick<YearlySection, 'years' | 'total'> {
  const years = { base: () => 0, offsets };
  if (!total) return { years };
  const { zh, en, from } = total;
  return { years, total: { zh, en, fromOffset: from } };
}

function fieldOf({ computed, options, ...field }: SubmittedField): Field {
  const dictionary: Dictionary = { name: field.key, title: field, items: options ?? [] };
  return {
    ...field,
    ...(options && { options: dictionary }),
    ...(computed && { computed: (_scope: unknown, row: Record<string, unknown>) => row[field.key] }),
  } as Field;
}
