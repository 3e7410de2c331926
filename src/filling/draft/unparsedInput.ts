/** Texts that could not be read as a value: work like any other, kept in the journal until it is mended. */

import type { Answers, Form } from '@domain/definition';
import { formatPath, getAt } from '@domain/filing/paths';
import { fieldsOf, isEmpty } from '@domain/filing/sections';
import { rowsAt } from './changes';

/** By the key of their cell. */
export type Unread = Record<string, string>;

const KEY = /^(\w+)(?:\[(.+)\])?\.(\w+)$/;

/** Where a cell stands among the answers as they are; null when its row is gone. */
export function pathOfCell(key: string, answers: Answers): string | null {
  const [, section = '', identity, field = ''] = key.match(KEY) ?? [];
  if (identity === undefined) return formatPath({ section, field });
  const row = rowsAt(answers, section).findIndex(
    (each) => each.row === identity || String(each.affiliation_year) === identity,
  );
  return row < 0 ? null : formatPath({ section, row, field });
}

/** Those that stand in their cells still: the row is there, and no value has come into the cell meanwhile. */
export const stillUnread = (unreadable: Unread, answers: Answers): Unread =>
  Object.fromEntries(
    Object.entries(unreadable).filter(([key]) => {
      const path = pathOfCell(key, answers);
      return path !== null && isEmpty(getAt(answers, path));
    }),
  );

/** Those whose fields the form has. */
export const knownUnread = (form: Form, unreadable: Unread): Unread =>
  Object.fromEntries(
    Object.entries(unreadable).filter(([key]) => {
      const [, section, , field] = key.match(KEY) ?? [];
      const known = form.sections.find((each) => each.key === section);
      return known !== undefined && fieldsOf(known).some((each) => each.key === field);
    }),
  );
