/**
 * Year before the first one of a yearly table: growth in its first year needs the figures that an approved filing has.
 */
import type { Answers, Form, FormScope, Row, YearlySection } from '../definition';
import { tryEvaluate } from './scope';
import { getSectionRows } from './sections';

function rowBefore(section: YearlySection, approved: Answers, batchYear: number): Row | undefined {
  const base = tryEvaluate(() =>
    section.years.base({ ctx: { batchYear, today: '', settings: {} } } as unknown as FormScope),
  );
  const before = (base ?? batchYear) + Math.min(...section.years.offsets) - 1;
  return getSectionRows(approved, section).find((row) => row.affiliation_year === before);
}

/** The rows of the year before, by section: as much of the approved answers as the form needs. */
export function selectRowsOfYearBefore(form: Form, approved: Answers, batchYear: number): Answers {
  const found = form.sections.flatMap((section): [string, Row[]][] => {
    const row = section.kind === 'yearly' && rowBefore(section, approved, batchYear);
    return row ? [[section.key, [row]]] : [];
  });
  return Object.fromEntries(found);
}

/** The form that knows these rows; the form itself where there are none. */
export function addYearBefore(form: Form, rows: Answers): Form {
  if (Object.keys(rows).length === 0) return form;
  const sections = form.sections.map((section) => {
    const [before] = section.kind === 'yearly' ? getSectionRows(rows, section) : [];
    return before ? { ...section, before } : section;
  });
  return { ...form, sections } as Form;
}
