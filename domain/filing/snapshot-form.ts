/**
 * The form of a paper: what a submission is read with when its program has another edition by now. It asks, checks and
 * computes nothing; the answers of the paper stand in it as they were signed.
 */
import type { Dictionary, Field, FixedRow, Form, Section, TableSection, YearlySection } from '../definition';
import type { SubmittedField, SubmittedForm, SubmittedSection } from './snapshot';

export const formOfSnapshot = ({ sections, document }: SubmittedForm): Form => ({
  sections: sections.map(sectionOf),
  rules: [],
  eligibility: [],
  document,
  basis: [],
});

/** A paper with its sections, labels and rows, without what was answered. */
export const withoutAnswers = (paper: SubmittedForm): SubmittedForm => ({
  ...paper,
  sections: paper.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, values: {} })),
  })),
});

function sectionOf(signed: SubmittedSection): Section {
  const { key, kind, title, fields } = signed;
  const items = fields.map(fieldOf);
  switch (kind) {
    case 'table':
      return tableOf(signed, items);
    case 'yearly':
      return { key, kind, title, indicators: items, ...yearsOf(signed) };
    case 'declaration':
      return { key, kind, title, fields: items, statements: signed.statements ?? [] };
    default:
      return { key, kind, title, fields: items } as Section;
  }
}

function tableOf({ key, title, layout, rows }: SubmittedSection, columns: Field[]): TableSection {
  const given = rows.flatMap((row): FixedRow[] =>
    row.row !== undefined && row.title
      ? [
          {
            key: row.row,
            ...row.title,
            ...(row.group && { group: row.group }),
            // The sum of itself: it stays what it was.
            ...(row.sum && { sumOf: [row.row] }),
          },
        ]
      : [],
  );
  return {
    key,
    kind: 'table',
    title,
    columns,
    ...(layout && { layout }),
    ...(given.length > 0 && { fixedRows: given }),
  };
}

/** A base of zero: the offsets are the years. */
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
