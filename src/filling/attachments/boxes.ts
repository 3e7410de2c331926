/** File fields of a form. */

import type { Answers, Field, FileField, FormScope, Row, Section } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { formatRowPrefix } from '@domain/filing/filing-faults';
import { formatPath, getAnswerAtPath } from '@domain/filing/paths';
import { isVisible } from '@domain/filing/scope';
import {
  getSectionRows,
  isReadOnlyField,
  isRowSection,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from '@domain/filing/sections';
import type { BoxRow, FileBox } from '@domain/filing/sort-files';

function rowOf(section: RowSection, row: Row, index: number): BoxRow {
  const column = section.kind === 'table' ? section.autoNumber?.column : undefined;
  const number = column ? String(row[column] ?? '') : '';
  const words = listSectionFields(section)
    .filter(({ type, key }) => type === 'text' && key !== column)
    .flatMap(({ key }) => (typeof row[key] === 'string' && row[key] !== '' ? [row[key]] : []));
  const told = [number, words[0]].filter(Boolean).join(' ');
  const { zh, en } = formatRowPrefix(section, row, index);
  const title = told ? { zh: told, en: told } : { zh: zh.replace(/：$/, ''), en: en.replace(/: $/, '') };
  return { ...(number && { number }), place: index + 1, words, title };
}

export const isBox = (field: Field): field is FileField => field.type === 'file';

/** Lists the file fields that are visible and editable, in the order of the form. */
export const listFileBoxes = (sections: readonly Section[], filled: Answers, scope: FormScope): FileBox[] =>
  sections
    .filter((section) => isVisible(section, scope))
    .flatMap((section) => boxesOf(section, filled, scope));

function boxesOf(section: Section, filled: Answers, scope: FormScope): FileBox[] {
  const fields = listSectionFields(section)
    .filter(isBox)
    .filter((field) => !isReadOnlyField(field) && isVisible(field, scope));
  if (!isRowSection(section))
    return fields.map((field) => ({
      path: formatPath({ section: section.key, field: field.key }),
      section,
      field,
    }));
  const sums = sumRowsOf(section);
  return getSectionRows(filled, section).flatMap((row, index) =>
    fields.flatMap((field) => {
      if (sums.has(row.row ?? '')) return [];
      const path = formatPath({ section: section.key, row: index, field: field.key });
      return [{ path, section, field, row: rowOf(section, row, index) }];
    }),
  );
}

/** Returns the hashes of the files in a field, as far as they are known. */
export function listFileHashes(
  { path }: FileBox,
  filled: Answers,
  fileOf: (id: string) => FileInfo | undefined,
): string[] {
  const ids = getAnswerAtPath(filled, path);
  return Array.isArray(ids) ? ids.flatMap((id) => fileOf(String(id))?.sha256 ?? []) : [];
}
