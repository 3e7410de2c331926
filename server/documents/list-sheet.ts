/** Office lists as workbooks: all rows of the list, read page by page while the file is sent. */
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

/** Reads one page of the list with the rights of the caller. */
type ReadPage<Item> = (paging: { current: number; pageSize: number }) => Promise<PagedList<Item>>;

interface ListSheet<Item> {
  title: Text;
  columns: readonly SheetColumn<Item>[];
  language: FileLanguage;
  at: Date;
  read: ReadPage<Item>;
  /** Logs the export with its number of rows, before the first byte is sent. */
  note(rows: number): Promise<void>;
}

const PAGE_SIZE = 200;

/** Creates the workbook of a list; throws if it has more rows than `MAX_EXPORT_ROWS.xlsx`. */
export async function listSheet<Item>({
  title,
  columns,
  language,
  at,
  read,
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
  async function* rows(): AsyncGenerator<ExportCell[][]> {
    let page = first;
    for (let current = 1; page.list.length > 0; current++) {
      yield page.list.map((item) => columns.map(({ cell }) => cell(item)));
      if (page.list.length < PAGE_SIZE) return;
      page = await read({ current: current + 1, pageSize: PAGE_SIZE });
    }
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
