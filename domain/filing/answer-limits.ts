/**
 * Limits on incoming answers, checked before anything is computed from them: unknown items, more rows than a table may have,
 * texts far too long. One pass over the values; other faults are found by `checkAnswers`.
 */
import type { Answers, Form, Row, Section } from '../definition';
import { createFault, type FilingFault } from './filing-faults';
import { getRowLimit, isRecord, isRowSection, listSectionFields, memoizeBySection } from './sections';
import { findExcessFault } from './value-checks';

const UNKNOWN_AT_MOST = 20;
const KEY_SHOWN = 80;

export const listUnknownKeyFaults = (
  record: Record<string, unknown>,
  known: ReadonlySet<string>,
  path: string,
): FilingFault[] =>
  Object.keys(record)
    .filter((key) => !known.has(key))
    .slice(0, UNKNOWN_AT_MOST)
    .map((key) => key.slice(0, KEY_SHOWN))
    .map((label) => createFault(path ? `${path}.${label}` : label, 'unknown', { label }));

/** Keys that a record of the section may have. */
export const listKnownKeys = memoizeBySection((section): ReadonlySet<string> => {
  const known = new Set(listSectionFields(section).map((field) => field.key));
  return isRowSection(section) ? known.add('row') : known;
});

/** Faults of answers that exceed the limits; empty when they can be processed further. */
export function listExcessFaults(form: Form, answers: Answers): FilingFault[] {
  const sections = new Set(form.sections.map(({ key }) => key));
  const faults = listUnknownKeyFaults(answers, sections, '');
  for (const section of form.sections) {
    // Twenty faults of each kind are enough: nobody reads more.
    if (faults.length >= UNKNOWN_AT_MOST) break;
    if (section.kind !== 'computed') faults.push(...sectionExcesses(section, answers[section.key]));
  }
  return faults;
}

function sectionExcesses(section: Section, value: unknown): FilingFault[] {
  const look = recordExcesses(section);
  if (!isRowSection(section)) return isRecord(value) ? look(value, section.key) : [];
  if (!Array.isArray(value)) return [];
  const limit = getRowLimit(section);
  if (value.length > limit) return [createFault(section.key, 'max_rows', { label: section.title, limit })];
  const faults: FilingFault[] = [];
  for (const [i, row] of (value as Row[]).entries()) {
    if (faults.length >= UNKNOWN_AT_MOST) break;
    if (isRecord(row)) faults.push(...look(row, `${section.key}[${i}]`));
  }
  return faults;
}

function recordExcesses(section: Section) {
  const known = listKnownKeys(section);
  const fields = listSectionFields(section).filter((field) => !field.computed);
  return (record: Record<string, unknown>, path: string): FilingFault[] => {
    const faults = listUnknownKeyFaults(record, known, path);
    for (const field of fields) {
      const found = findExcessFault(field, record[field.key]);
      if (found)
        faults.push(createFault(`${path}.${field.key}`, found.kind, { label: field, ...found.parameters }));
    }
    return faults;
  };
}
