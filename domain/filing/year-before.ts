/** Year before the first year of a yearly table: growth in the first year is computed from figures of an approved filing. */
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

/** Selects the rows of the year before, by section, from the approved answers. */
export function selectRowsOfYearBefore(form: Form, approved: Answers, batchYear: number): Answers {
  const found = form.sections.flatMap((section): [string, Row[]][] => {
    const row = section.kind === 'yearly' && rowBefore(section, approved, batchYear);
    return row ? [[section.key, [row]]] : [];
  });
  return Object.fromEntries(found);
}

/** Adds the rows of the year before to the form; returns the form itself where there are none. */
export function addYearBefore(form: Form, rows: Answers): Form {
  if (Object.keys(rows).length === 0) return form;
  const sections = form.sections.map((section) => {
    const [before] = section.kind === 'yearly' ? getSectionRows(rows, section) : [];
    return before ? { ...section, before } : section;
  });
  return { ...form, sections } as Form;
}
