/** Tables of printed documents, with headers on every page, and short rows never split. */
import type { Content, ContentTable, CustomTableLayout, TableCell as PrintedCell } from 'pdfmake/interfaces';
import type { LabelledValue, TableCell } from '../../domain/document/model';
import { computeTableRoom, computeTallestRow, countLines, type FittedTable, PADDING } from './columns';
import { computeLongestLine, computeTextUnits } from './text-widths';

const LINE = '#999';
const HEAD = '#f0f2f5';
/** Maximum lines of a row that is kept whole; a longer one may be split between pages, as it could be longer than a page. */
const WHOLE_LINES = 8;

const lines: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 2.5,
  paddingBottom: () => 1.5,
};

/** Cells of the name of a group of rows, over all columns. */
const buildGroupHead = ([name, ...rest]: TableCell[]): PrintedCell[] => [
  { text: name?.text ?? '', bold: true, colSpan: rest.length + 1 },
  ...rest.map(() => ({})),
];

export function buildRowsTable(fit: FittedTable): Content {
  const { table, fontSize, widths } = fit;
  const isWhole = computeTallestRow(fit) <= WHOLE_LINES;
  const head = table.head.map(
    (text): PrintedCell => ({ text, bold: true, fillColor: HEAD, alignment: 'center' }),
  );
  const body = table.rows.map(({ cells, sum, isHead }) =>
    isHead
      ? buildGroupHead(cells)
      : cells.map(
          ({ text, number }): PrintedCell => ({
            text,
            alignment: number ? 'right' : 'left',
            ...(sum && { bold: true, fillColor: HEAD }),
          }),
        ),
  );
  return {
    fontSize,
    // `keepWithHeaderRows` only for tables of short rows: a row longer than the page would lose its end.
    table: {
      headerRows: 1,
      keepWithHeaderRows: isWhole ? 1 : 0,
      dontBreakRows: isWhole,
      widths,
      body: [head, ...body],
    },
    layout: lines,
    margin: [0, 0, 0, 8],
  };
}

/** Font size of names and values in points. */
const FONT_SIZE = 9;
const LONG_NAME = 36;
const SHORT_VALUE = 30;

/** True if a pair fits half the page width, because name and value are both short. */
const isShort = ({ name, value, long }: LabelledValue): boolean =>
  !long &&
  computeTextUnits(name) <= LONG_NAME &&
  computeLongestLine(value) <= SHORT_VALUE &&
  !value.includes('\n');

const buildNameCell = (text: string): PrintedCell => ({ text, tag: 'TH', fillColor: HEAD });
/** Row of a single pair. A long name with a short value, such as a statement that is agreed to, gets the wide cell. */
const buildWholeRow = ({ name, value, long }: LabelledValue): PrintedCell[] =>
  !long && computeTextUnits(name) > LONG_NAME && computeLongestLine(value) <= SHORT_VALUE
    ? [{ text: name, tag: 'TH', colSpan: 3, fillColor: HEAD }, {}, {}, value]
    : [buildNameCell(name), { text: value, colSpan: 3, preserveLeadingSpaces: true }, {}, {}];

/** Rows of names and values, with two short pairs to a row. */
function buildPairRows(pairs: LabelledValue[]): PrintedCell[][] {
  const rows: PrintedCell[][] = [];
  for (let i = 0; i < pairs.length; i++) {
    const [pair, next] = [pairs[i] as LabelledValue, pairs[i + 1]];
    if (isShort(pair) && next && isShort(next)) {
      rows.push([buildNameCell(pair.name), pair.value, buildNameCell(next.name), next.value]);
      i++;
    } else rows.push(buildWholeRow(pair));
  }
  return rows;
}

/** Value that may run over several pages, below its name, which stands on each of them. */
const buildLongPair = ({ name, value }: LabelledValue, width: number): ContentTable => ({
  headlineLevel: 2,
  table: {
    headerRows: 1,
    widths: [computeTableRoom(1, width)],
    body: [[buildNameCell(name)], [{ text: value, preserveLeadingSpaces: true }]],
  },
});

/** Tables of names and values that look like one. */
export function buildPairsTable(pairs: LabelledValue[], width: number): Content {
  const room = computeTableRoom(4, width);
  const widths = [0.22, 0.28, 0.22, 0.28].map((share) => share * room);
  const isLong = ({ value }: LabelledValue) => countLines(value, room * 0.78, FONT_SIZE) > WHOLE_LINES;
  const tables: ContentTable[] = [];
  let run: LabelledValue[] = [];
  const endRun = () => {
    if (run.length > 0) tables.push({ table: { widths, dontBreakRows: true, body: buildPairRows(run) } });
    run = [];
  };
  for (const pair of pairs) {
    if (isLong(pair)) {
      endRun();
      tables.push(buildLongPair(pair, width));
    } else run.push(pair);
  }
  endRun();
  return tables.map((table, i) => ({
    ...table,
    fontSize: FONT_SIZE,
    layout: lines,
    margin: [0, 0, 0, i === tables.length - 1 ? 8 : 0],
  }));
}
