/** The list of filings as a sheet: for those who report on them in their own house. */
import type { ReportItem } from '@domain/calls/filings';
import type { PlainCell, Sheet, SheetColumn } from '@domain/spreadsheet/model';

export interface FilingColumn {
  head: string;
  /** In characters. */
  width: number;
  of(filing: ReportItem): string | number | null | undefined;
}

const cellOf = (value: string | number | null | undefined): PlainCell => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? { kind: 'number', number: value } : { kind: 'text', text: value };
};

const columnOf = ({ head, width }: FilingColumn): SheetColumn => ({
  key: head,
  head,
  note: '',
  width,
  format: '@',
  isLocked: false,
  isHidden: false,
  validation: null,
});

/** A row for each filing. Its cells can be changed and sorted: nothing of it comes back. */
export const filingsSheet = (
  name: string,
  columns: readonly FilingColumn[],
  filings: readonly ReportItem[],
): Sheet => ({
  name,
  columns: columns.map(columnOf),
  rows: filings.map((filing) => ({ cells: columns.map(({ of }) => cellOf(of(filing))), locked: [] })),
  frozen: 1,
  room: filings.length + 1,
  known: [],
});
