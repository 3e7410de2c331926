/** New rows, with a free name and what every row of their table needs. */
import type { Answers, FieldType, Row } from '@domain/definition';
import { isPlaceholderName, placeholderNames } from '@domain/program-documents/placeholder-names';
import { findItemTable } from '@domain/program-documents/tables/definitions';
import { getKindProperties } from '@domain/program-drafts/kind-properties';
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
  listSiblings,
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

/** Arabic may be left out: what nobody words is not there. */
const createLabel = ({ zh, en }: (typeof placeholderNames)[keyof typeof placeholderNames]) => ({ zh, en });

const createTitle = ({ zh, en }: ReturnType<typeof createLabel>): Row => ({ title_zh: zh, title_en: en });

/** Column of the text that a new row is worded by first. */
export const getWordingColumn = (table: string): string =>
  table === 'sections' || table === 'dictionaries' ? 'title_zh' : 'zh';

const PROPERTIES: Readonly<Record<string, (kind: string) => Row>> = {
  sections: (kind) => ({ kind, ...createTitle(placeholderNames.sections) }),
  fields: (kind) => ({
    type: kind,
    ...createLabel(placeholderNames.fields),
    ...getKindProperties(kind as FieldType),
  }),
  dictionaries: () => createTitle(placeholderNames.dictionaries),
  options: () => createLabel(placeholderNames.options),
  fixedRows: () => createLabel(placeholderNames.fixedRows),
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

const NAME_AT_MOST = 40;

/** A name after the English label of a field that nobody has named yet; null for any other row. */
export function suggestName(answers: Answers, { table, row: id }: ItemAddress): string | null {
  const row = table === 'fields' ? findRow(answers, table, id) : undefined;
  const label = String(row?.en ?? '');
  if (!row || !/^field_\d+$/.test(String(row.key)) || isPlaceholderName(label)) return null;
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words
    .join('_')
    .replace(/^[^a-z]+/, '')
    .slice(0, NAME_AT_MOST);
  const taken = new Set(listSiblings(answers, table, row).map(({ key }) => String(key)));
  return name ? findFreeName(taken, name) : null;
}

/** A rule that is added beside a field is most often mended there. */
function listPlacesToMend(answers: Answers, { table, row: id }: ItemAddress): Row {
  const row = table === 'fields' ? findRow(answers, table, id) : undefined;
  return row ? { paths: `${getParentName(table, row)}.${getItemName(table, row)}` } : {};
}

/** Creates a row with a name that none of its table has. */
export function createTypedRow(
  answers: Answers,
  { table, kind, beside }: { table: string; kind: string; beside: ItemAddress },
): Row {
  const column = findNameColumn(table) ?? (table === 'options' ? { key: 'value' } : undefined);
  const taken = new Set(column ? getRows(answers, table).map((row) => String(row[column.key] ?? '')) : []);
  const stem = `${STEMS[table] ?? table}_1`;
  return {
    row: createId(),
    ...PROPERTIES[table]?.(kind),
    ...(table === 'rules' && listPlacesToMend(answers, beside)),
    ...(column && { [column.key]: findFreeName(taken, stem) }),
  };
}
