/** Texts that could not be read as a value: work like any other, kept in this browser until it is mended. */

import type { Answers, Form } from '@domain/definition';
import { formatPath, getAt } from '@domain/filing/paths';
import { fieldsOf, isEmpty } from '@domain/filing/sections';
import { rowsAt } from './changes';

/** Texts by the key of their cell. */
export type UnparsedInput = Record<string, string>;

const KEY = /^(\w+)(?:\[(.+)\])?\.(\w+)$/;

/** The path of a cell in the answers as they are; null when its row is gone. */
export function pathOfCell(key: string, answers: Answers): string | null {
  const [, section = '', identity, field = ''] = key.match(KEY) ?? [];
  if (identity === undefined) return formatPath({ section, field });
  const row = rowsAt(answers, section).findIndex(
    (each) => each.row === identity || String(each.affiliation_year) === identity,
  );
  return row < 0 ? null : formatPath({ section, row, field });
}

/** The texts that stand in their cells still: the row is there, and no value has come into the cell meanwhile. */
export const stillUnparsed = (unreadable: UnparsedInput, answers: Answers): UnparsedInput =>
  Object.fromEntries(
    Object.entries(unreadable).filter(([key]) => {
      const path = pathOfCell(key, answers);
      return path !== null && isEmpty(getAt(answers, path));
    }),
  );

/** The texts whose fields the form has. */
export const knownUnparsed = (form: Form, unreadable: UnparsedInput): UnparsedInput =>
  Object.fromEntries(
    Object.entries(unreadable).filter(([key]) => {
      const [, section, , field] = key.match(KEY) ?? [];
      const known = form.sections.find((each) => each.key === section);
      return known !== undefined && fieldsOf(known).some((each) => each.key === field);
    }),
  );
