/** Texts that could not be read as a value. They are stored in this browser, like other unsent work, until corrected. */

import type { Answers, Field, Form } from '@domain/definition';
import { addFaultPrefix, type FilingFault, formatRowPrefix } from '@domain/filing/filing-faults';
import { formatPath, getAnswerAtPath, parsePath } from '@domain/filing/paths';
import { isEmpty, isRowSection, listSectionFields } from '@domain/filing/sections';
import { getSectionRows } from './changes';

/** Texts by cell key (`formatCellKey`). */
export type UnparsedInput = Record<string, string>;

const KEY = /^(\w+)(?:\[(.+)\])?\.(\w+)$/;

/** Returns the path of a cell in the present answers; null when its row is gone. */
export function findCellPath(key: string, answers: Answers): string | null {
  const [, section = '', identity, field = ''] = key.match(KEY) ?? [];
  if (identity === undefined) return formatPath({ section, field });
  const row = getSectionRows(answers, section).findIndex(
    (each) => each.row === identity || String(each.affiliation_year) === identity,
  );
  return row < 0 ? null : formatPath({ section, row, field });
}

/** Filters texts whose cell still exists and has no value. */
export const filterStillUnparsed = (unreadable: UnparsedInput, answers: Answers): UnparsedInput =>
  Object.fromEntries(
    Object.entries(unreadable).filter(([key]) => {
      const path = findCellPath(key, answers);
      return path !== null && isEmpty(getAnswerAtPath(answers, path));
    }),
  );

/** Keeps the texts whose field exists in the form. */
export const filterKnownUnparsed = (form: Form, unreadable: UnparsedInput): UnparsedInput =>
  Object.fromEntries(
    Object.entries(unreadable).filter(([key]) => {
      const [, section, , field] = key.match(KEY) ?? [];
      const known = form.sections.find((each) => each.key === section);
      return known !== undefined && listSectionFields(known).some((each) => each.key === field);
    }),
  );

/** Lists a fault for each text, worded by `tell` and located by its row. */
export function listUnparsedFaults(
  form: Form,
  unreadable: UnparsedInput,
  filled: Answers,
  tell: (field: Field, raw: string) => string,
): FilingFault[] {
  return Object.entries(unreadable).flatMap(([key, raw]) => {
    const place = parsePath(findCellPath(key, filled) ?? '');
    const section = form.sections.find((each) => each.key === place?.section);
    const field = section && listSectionFields(section).find((each) => each.key === place?.field);
    if (!place || !field) return [];
    const said = tell(field, raw);
    const fault = { path: formatPath(place), code: 'unreadable', message: { zh: said, en: said } };
    if (place.row === undefined || !isRowSection(section)) return [fault];
    return [
      addFaultPrefix(
        formatRowPrefix(section, getSectionRows(filled, section.key)[place.row] ?? {}, place.row),
        fault,
      ),
    ];
  });
}
