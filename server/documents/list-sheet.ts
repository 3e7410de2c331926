/** Office lists as workbooks: all rows of the list, read some at a time while the file is sent. */
import type { Readable } from 'node:stream';
import type { PagedList } from '../../domain/api/envelope';
import type { ExportCell } from '../../domain/document/export';
import { MAX_EXPORT_ROWS } from '../../domain/document/export';
import { exportMessages } from '../../domain/document/messages';
import { type FileLanguage, fillText, say, type Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { createRefusal } from '../core/errors';
import { createWorkbookStream } from './export-sheet';

export interface SheetColumn<Item> extends Text {
  cell(item: Item): ExportCell;
}

/** Page of a list; `ids`: of these rows of it only. */
export interface ListPaging {
  current: number;
  pageSize: number;
  ids?: readonly string[] | undefined;
}

/** Reads one page of the list with the rights of the caller. */
type ReadPage<Item> = (paging: ListPaging) => Promise<PagedList<Item>>;

interface ListSheet<Item> {
  title: Text;
  columns: readonly SheetColumn<Item>[];
  language: FileLanguage;
  at: Date;
  read: ReadPage<Item>;
  /** Reads the ids of all rows of more than one page, by which none is left out if the list changes meanwhile; absent where it cannot. */
  readIds?: ((atMost: number) => Promise<string[]>) | undefined;
  /** Logs the export with its number of rows, before the first byte is sent. */
  note(rows: number): Promise<void>;
}

const PAGE_SIZE = 200;

async function* readByPages<Item>(
  read: ReadPage<Item>,
  first: readonly Item[],
): AsyncGenerator<readonly Item[]> {
  let list = first;
  for (let current = 1; list.length > 0; current++) {
    yield list;
    if (list.length < PAGE_SIZE) return;
    ({ list } = await read({ current: current + 1, pageSize: PAGE_SIZE }));
  }
}

async function* readByIds<Item>(
  read: ReadPage<Item>,
  ids: readonly string[],
): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < ids.length; at += PAGE_SIZE)
    yield (await read({ current: 1, pageSize: PAGE_SIZE, ids: ids.slice(at, at + PAGE_SIZE) })).list;
}

/** Creates the workbook of a list; throws if it has more rows than `MAX_EXPORT_ROWS.xlsx`. */
export async function listSheet<Item>({
  title,
  columns,
  language,
  at,
  read,
  readIds,
  note,
}: ListSheet<Item>): Promise<{ name: string; stream: Readable }> {
  const first = await read({ current: 1, pageSize: PAGE_SIZE });
  const limit = MAX_EXPORT_ROWS.xlsx;
  if (first.total > limit)
    throw createRefusal(fillText(exportMessages.listTooLong, { total: first.total, limit }), {
      total: first.total,
      limit,
    });
  await note(first.total);
  const isOnePage = first.list.length === first.total;
  const pages = readIds && !isOnePage ? readByIds(read, await readIds(limit)) : readByPages(read, first.list);
  async function* rows(): AsyncGenerator<ExportCell[][]> {
    for await (const page of pages) yield page.map((item) => columns.map(({ cell }) => cell(item)));
  }
  const name = say(title, language);
  return {
    name: `${name}_${formatBeijingDay(at)}.xlsx`,
    stream: createWorkbookStream(
      name,
      columns.map((column) => say(column, language)),
      rows(),
    ),
  };
}
