/** The columns of a record in groups: a text in its languages side by side, and what is rarely set apart. */
import type { Field, Row } from '@domain/definition';
import { isEmpty } from '@domain/filing/sections';

/** One column, or a text in Chinese, English and Arabic. */
export type ColumnGroup = readonly Field[];

const LANGUAGE = /^(.*?)_?(zh|en|ar)$/;
const stemOf = ({ key }: Field): string | null => LANGUAGE.exec(key)?.[1] ?? null;

export function groupColumns(fields: readonly Field[]): ColumnGroup[] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const stem = stemOf(field);
    const last = groups.at(-1);
    const isSameText = stem !== null && last?.[0] && stemOf(last[0]) === stem;
    if (isSameText) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Usual values of a new row. */
const USUAL: ReadonlySet<string> = new Set([
  'key',
  'kind',
  'type',
  'zh',
  'title_zh',
  'required',
  'unit',
  'help_zh',
  'options',
  'maxLength',
  'min',
  'max',
  'showWhen',
  'requiredWhen',
  'computed',
  'level',
  'met_zh',
  'applies',
  'check',
  'figure',
  'paths',
  'text',
  'value',
  'parameters',
  'file',
  'url',
]);

export const isUsual = (group: ColumnGroup, row: Row): boolean =>
  group.some((field) => field.required || USUAL.has(field.key) || !isEmpty(row[field.key]));
