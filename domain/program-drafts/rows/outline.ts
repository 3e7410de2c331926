/** The rows of a draft as a tree: sections with their fields, dictionaries with their options, and every other table. */
import type { Answers, Row } from '../../definition';
import { documentTables, isItemTable } from '../../program-documents/tables/definitions';
import type { ItemTable } from '../../program-documents/tables/item-table';
import { type Language, say, type Text } from '../../text';
import {
  findNameColumn,
  findParentRow,
  getItemName,
  getRows,
  type ItemAddress,
  isOwned,
  listChildTables,
} from './items';

export interface OutlineNode extends ItemAddress {
  id: string;
  /** Title of a table, or the row that names the node. */
  title?: Text;
  item?: Row;
  /** Name of the row that new rows of this node belong to. */
  parentName?: string;
  children: OutlineNode[];
}

export const getNodeId = ({ table, row }: ItemAddress): string =>
  row === undefined ? table : `${table}[${row}]`;

const NAMES = ['name', 'key', 'id', 'value', 'text', 'label'];

/** Number by which other places call a row, such as that of a rule; '' for a row that has none. */
const getNumber = (table: string, row: Row): string =>
  findNameColumn(table)?.key === 'id' ? String(row.id ?? '') : '';

/** Words by which a person knows a row: its number and its title, else its name. */
export function describeRow(table: string, row: Row, language: Language): string {
  const texts = ['title_', ''].map((stem) => ({
    zh: String(row[`${stem}zh`] ?? ''),
    en: String(row[`${stem}en`] ?? ''),
    ...(row[`${stem}ar`] ? { ar: String(row[`${stem}ar`]) } : {}),
  }));
  const title = texts.map((text) => say(text, language) || text.zh || text.en).find(Boolean);
  if (title) return [getNumber(table, row), title].filter(Boolean).join(' ');
  return NAMES.map((key) => String(row[key] ?? '')).find(Boolean) ?? '';
}

type Grouped = ReadonlyMap<string, ReadonlyMap<string, Row[]>>;

/** Rows by table, and by the identity of the row that they belong to; '' for those that belong to none. */
function groupRows(answers: Answers, tables: readonly ItemTable[]): Grouped {
  return new Map(
    tables.map((table) => {
      const { parent } = table;
      const parents = new Map<string, string>();
      for (const row of parent ? getRows(answers, parent.table) : []) {
        const id = row.row ?? '';
        parents.set(id, id);
        if (parent) parents.set(getItemName(parent.table, row), id);
      }
      const groups = new Map<string, Row[]>();
      for (const row of getRows(answers, table.key)) {
        const owner = parent ? (parents.get(String(row[parent.column] ?? '')) ?? '') : '';
        groups.set(owner, [...(groups.get(owner) ?? []), row]);
      }
      return [table.key, groups];
    }),
  );
}

export function buildOutline(answers: Answers): OutlineNode[] {
  const grouped = groupRows(answers, documentTables.filter(isItemTable));
  const rowsOf = (table: string, owner: string): Row[] => grouped.get(table)?.get(owner) ?? [];

  function createRowNode(table: string, row: Row): OutlineNode {
    const address = { table, row: row.row ?? '' };
    const id = getNodeId(address);
    const parentName = getItemName(table, row);
    const [first, ...others] = listChildTables(table);
    const direct = first ? rowsOf(first.key, address.row).map((each) => createRowNode(first.key, each)) : [];
    const groups = others.flatMap(({ key, title }): OutlineNode[] => {
      const rows = rowsOf(key, address.row);
      if (rows.length === 0) return [];
      const children = rows.map((each) => createRowNode(key, each));
      return [{ id: `${id}/${key}`, table: key, title, parentName, children }];
    });
    return { ...address, id, item: row, parentName, children: [...direct, ...groups] };
  }

  return documentTables.flatMap((table): OutlineNode[] => {
    const { key, title } = table;
    if (!isItemTable(table)) return [{ id: key, table: key, title, children: [] }];
    const rows = rowsOf(key, '');
    if (isOwned(key) && rows.length === 0) return [];
    return [{ id: key, table: key, title, children: rows.map((row) => createRowNode(key, row)) }];
  });
}

/** Ids of the nodes above a row, from the top. */
export function listNodesAbove(answers: Answers, { table, row }: ItemAddress): string[] {
  const found = getRows(answers, table).find((each) => each.row === row);
  if (!found) return [];
  const parent = findParentRow(answers, table, found);
  const tableOfParent = documentTables.filter(isItemTable).find(({ key }) => key === table)?.parent?.table;
  if (!parent || !tableOfParent) return [table];
  const address = { table: tableOfParent, row: parent.row ?? '' };
  return [...listNodesAbove(answers, address), getNodeId(address), `${getNodeId(address)}/${table}`];
}
