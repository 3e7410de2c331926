/** The statistics as a spreadsheet: the same numbers as on the screen. Names are written as texts, never as formulas. */

import { removeIsolates } from '../bidi';
import { COUNTED_STATES } from '../filing/status';
import type { PlainCell, SheetColumn, SheetContent } from '../spreadsheet/model';
import { fillText, type Language, say, type Text } from '../text';
import { computePercentShare, type StatisticsBy, type StatisticsRow } from './table';
import { countNames, dimensionNames, SHARED_COUNTS, statisticsWords } from './words';

interface Column {
  key: string;
  head: Text;
  format: string;
  width: number;
  cell(row: StatisticsRow): PlainCell;
}

const number = (value: number | null): PlainCell =>
  value === null ? null : { kind: 'number', number: value };

const counts = ['filings', ...COUNTED_STATES, 'returned_once'] as const;

const columnsOf = (by: StatisticsBy): Column[] => [
  {
    key: by,
    head: dimensionNames[by],
    format: '@',
    width: 40,
    cell: ({ label }) => ({ kind: 'text', text: removeIsolates(label) }),
  },
  ...counts.map((key) => ({
    key,
    head: countNames[key],
    format: '0',
    width: 12,
    cell: (row: StatisticsRow) => number(row[key]),
  })),
  ...SHARED_COUNTS.map((key) => ({
    key: `${key}_share`,
    head: fillText(statisticsWords.share, { name: countNames[key] }),
    format: '0.0%',
    width: 14,
    cell: (row: StatisticsRow) => {
      const share = computePercentShare(row[key], row.filings);
      // 20.8 / 100 is 0.20800000000000002.
      return number(share === null ? null : Math.round(share * 10) / 1000);
    },
  })),
  {
    key: 'grant',
    head: statisticsWords.grant,
    format: '#,##0.00',
    width: 18,
    cell: ({ grant }) => number(grant),
  },
  {
    key: 'median_days',
    head: statisticsWords.medianDays,
    format: '0.0',
    width: 16,
    cell: (row) => number(row.median_days),
  },
];

const sheetColumn = ({ key, head, format, width }: Column, language: Language): SheetColumn => ({
  key,
  head: removeIsolates(say(head, language)),
  note: '',
  width,
  format,
  isLocked: false,
  isHidden: false,
  validation: null,
});

export function createStatisticsSheet(
  by: StatisticsBy,
  rows: StatisticsRow[],
  total: StatisticsRow,
  language: Language,
): SheetContent {
  const columns = columnsOf(by);
  return {
    name: say(statisticsWords.sheet, language),
    isExportOnly: true,
    columns: columns.map((column) => sheetColumn(column, language)),
    rows: [...rows, total].map((row) => ({ cells: columns.map(({ cell }) => cell(row)), locked: [] })),
    frozen: 1,
    // The sum below them is no row to sort or filter.
    room: rows.length,
    known: [],
  };
}
