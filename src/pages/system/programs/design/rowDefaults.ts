/** New rows, with a free name and what every row of their table needs. */
import type { Answers, FieldType, Row } from '@domain/definition';
import { findItemTable } from '@domain/program-documents/tables/definitions';
import { getKindProperties } from '@domain/program-drafts/kind-properties';
import { newRowLabels } from '@domain/program-drafts/messages';
import { findFreeName } from '@domain/program-drafts/rows/edit-rows';
import {
  findNameColumn,
  findParentRow,
  findRow,
  getItemName,
  getParentName,
  getRows,
  type ItemAddress,
  isOwned,
} from '@domain/program-drafts/rows/items';
import { createId } from '@/utils/createId';

const STEMS: Readonly<Record<string, string>> = {
  sections: 'section',
  fields: 'field',
  dictionaries: 'list',
  options: 'option',
  rules: 'R',
  conditions: 'C',
  expressions: 'formula',
  fixedRows: 'row',
};

const PROPERTIES: Readonly<Record<string, (kind: string) => Row>> = {
  sections: (kind) => ({ kind, title_zh: '新分组', title_en: 'New section', title_ar: 'قسم جديد' }),
  fields: (kind) => ({
    type: kind,
    ...newRowLabels.fields,
    ...getKindProperties(kind as FieldType),
  }),
  dictionaries: () => ({ title_zh: '新选项表', title_en: 'New list', title_ar: 'قائمة جديدة' }),
  options: () => ({ ...newRowLabels.options }),
  fixedRows: () => ({ ...newRowLabels.fixedRows }),
  rules: () => ({ level: 'error' }),
};

export interface RowContext {
  parentName?: string;
  after?: string;
}

/** Finds where a row of a table would be added from a chosen row: after it, or within it; null where it belongs to nothing there. */
export function findRowContext(
  answers: Answers,
  chosen: ItemAddress | null,
  table: string,
): RowContext | null {
  const { parent } = findItemTable(table) ?? {};
  for (let at = chosen; at?.row !== undefined; ) {
    const row = findRow(answers, at.table, at.row);
    if (!row) break;
    if (at.table === table)
      return { parentName: getParentName(table, row), ...(row.row && { after: row.row }) };
    if (at.table === parent?.table) return { parentName: getItemName(at.table, row) };
    const above = findItemTable(at.table)?.parent?.table;
    const owner = findParentRow(answers, at.table, row);
    at = above && owner?.row ? { table: above, row: owner.row } : null;
  }
  return isOwned(table) ? null : {};
}

/** Creates a row with a name that none of its table has. */
export function createTypedRow(answers: Answers, table: string, kind: string): Row {
  const column = findNameColumn(table) ?? (table === 'options' ? { key: 'value' } : undefined);
  const taken = new Set(column ? getRows(answers, table).map((row) => String(row[column.key] ?? '')) : []);
  const stem = `${STEMS[table] ?? table}_1`;
  return {
    row: createId(),
    ...PROPERTIES[table]?.(kind),
    ...(column && { [column.key]: findFreeName(taken, stem) }),
  };
}
