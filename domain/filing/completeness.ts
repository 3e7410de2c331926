import type { Answers, Field, FieldAnswers, Form, FormContext, FormScope, Section } from '../definition';
import { checkAnswers } from './check';
import type { FilingFault } from './filing-faults';
import { UNDECIDED } from './rules';
import { createFormScope, getMinRowCount, isNeeded, isOptionalSection, isVisible } from './scope';
import { getSectionAnswers, isEmpty, isTypedField, listSectionFields, listSectionRecords } from './sections';

export type SectionState = 'hidden' | 'untouched' | 'started' | 'complete';

/** State of a section in the list of sections; `optional` and `automatic`: nothing has to be done in it. */
export type SectionMark = Exclude<SectionState, 'hidden'> | 'optional' | 'automatic';

const MISSING: ReadonlySet<string> = new Set(['required', 'min_rows', 'min_files', 'years', UNDECIDED]);

/** True for a fault that only says that an answer is missing. */
export const isMissingAnswer = ({ code }: FilingFault): boolean => MISSING.has(code);

/** Highest percentage of an incomplete filing. */
const NEARLY = 99;

/**
 * Progress in whole percent (100 only when nothing is missing), and the faults of missing answers. A required field counts once,
 * whatever the number of rows that need it: a table of thirty rows weighs no more than other sections, and beginning a further
 * row does not lower the progress. `faults`: those of a submission, where the caller has computed them already.
 */
export function computeCompleteness(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  faults: readonly FilingFault[] = checkAnswers(form, filled, ctx, 'submit'),
): { percent: number; missing: FilingFault[] } {
  const missing = faults.filter(isMissingAnswer);
  const scope = createFormScope(form, filled, ctx);
  let [there, needed] = [0, 0];
  for (const section of form.sections) {
    if (section.kind === 'computed' || !isVisible(section, scope)) continue;
    const fields = listSectionFields(section).filter(
      (field) => isTypedField(field) && isNeeded(field, scope),
    );
    const rows = neededRows(section, filled, scope);
    if (rows === 0 || fields.length === 0) continue;
    needed += fields.length;
    there += fields.length * shareThere(fields, listSectionRecords(section, filled), rows);
  }
  const percent = needed ? Math.floor((there / needed) * 100 + ROUNDING) : 100;
  return { percent: missing.length > 0 ? Math.min(percent, NEARLY) : percent, missing };
}

/** Allowance for rounding when shares of many fields are summed. */
const ROUNDING = 1e-9;

/** Number of records that a section requires; rows that people add beyond these are extra. */
function neededRows(section: Section, filled: Answers, scope: FormScope): number {
  if (section.kind === 'yearly') return section.years.minCount ?? listSectionRecords(section, filled).length;
  if (section.kind !== 'table') return 1;
  if (section.fixedRows) return listSectionRecords(section, filled).length;
  return getMinRowCount(section, scope);
}

/** Share of the required values that are filled in, in the `rows` fullest records. */
function shareThere(fields: readonly Field[], records: readonly FieldAnswers[], rows: number): number {
  const counts = records.map((record) => fields.filter(({ key }) => !isEmpty(record[key])).length);
  const fullest = counts.sort((one, other) => other - one).slice(0, rows);
  return fullest.reduce((sum, count) => sum + count, 0) / (rows * fields.length);
}

/**
 * State of each section. complete: submission would find no fault in it (rules apart). A section that requires nothing stays
 * untouched until something is typed; `isOptionalSection` distinguishes it. `faults`: those of a submission, where the caller has
 * computed them already.
 */
export function computeSectionStates(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  faults: readonly FilingFault[] = checkAnswers(form, filled, ctx, 'submit'),
): Record<string, SectionState> {
  const scope = createFormScope(form, filled, ctx);
  const faulty = new Set(faults.map((fault) => fault.path.split(/[.[]/)[0]));
  const stateOf = (section: Section): SectionState => {
    if (!isVisible(section, scope)) return 'hidden';
    if (section.kind === 'computed') return computedState(section, filled);
    if (!isTouched(section, filled)) return 'untouched';
    return faulty.has(section.key) ? 'started' : 'complete';
  };
  return Object.fromEntries(form.sections.map((section) => [section.key, stateOf(section)]));
}

function isTouched(section: Section, filled: Answers): boolean {
  const inputs = listSectionFields(section).filter(isTypedField);
  return listSectionRecords(section, filled).some((record) =>
    inputs.some(({ key }) => !isEmpty(record[key])),
  );
}

function computedState(section: Section, filled: Answers): SectionState {
  const values = getSectionAnswers(filled, section);
  return listSectionFields(section).every((field) => !isEmpty(values[field.key])) ? 'complete' : 'untouched';
}

/** Mark of a section in the list of sections: an untouched optional section and a computed one are not open work. */
export function getSectionMark(
  section: Section,
  state: SectionState | undefined,
  scope: FormScope,
): SectionMark {
  if (section.kind === 'computed') return 'automatic';
  if (state && state !== 'hidden' && state !== 'untouched') return state;
  return isOptionalSection(section, scope) ? 'optional' : 'untouched';
}
