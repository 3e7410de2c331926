/**
 * Figures of an audit report: rows of balance sheet and income statement by the words of the trade, columns by their heads, the unit from
 * the page. Figures in 元 become 万元, brackets are minus.
 */
import { findUnitFactor, readStatementFigure, roundWan } from './amounts';
import { type PaperFinding, settleRivals } from './findings';
import { OTHER_HEADS, PERIOD_HEADS, STATEMENT_ROWS, STATEMENT_TITLES } from './labels';
import {
  compactText,
  groupByPage,
  type LineCell,
  listCells,
  listPieceDoubts,
  locatePieces,
  type TextLine,
} from './lines';

/** Column of a statement: its middle, and its year; null for a column without figures of a year. */
interface StatementColumn {
  middle: number;
  year: number | null;
}

interface StatementPage {
  lines: readonly TextLine[];
  compact: string;
  year: number | null;
}

const middleOf = ({ x, right }: LineCell): number => (x + right) / 2;

/** Year in a head such as 2025年12月31日, 2025年度 or 2025; null for other texts, and for amounts such as 2000.00. */
const readHeadYear = (compact: string): number | null => {
  const [, year] = /^((?:19|20)\d{2})(?:年.{0,6}|[-/.]12[-/.]31)?$/.exec(compact) ?? [];
  return year ? Number(year) : null;
};

function columnIn(cell: LineCell, reportYear: number | null): StatementColumn | null {
  const compact = compactText(cell.text);
  const middle = middleOf(cell);
  if (OTHER_HEADS.includes(compact)) return { middle, year: null };
  const period = PERIOD_HEADS.find(({ words }) => words.some((word) => compact.includes(word)));
  if (period) return { middle, year: reportYear === null ? null : reportYear + period.years };
  const year = readHeadYear(compact);
  return year === null ? null : { middle, year };
}

/** Columns that a line heads; none where it is no head. */
function listColumns(line: TextLine, reportYear: number | null): StatementColumn[] {
  const columns = listCells(line).flatMap((cell) => columnIn(cell, reportYear) ?? []);
  const years = columns.filter(({ year }) => year !== null);
  return years.length > 0 && (columns.length > 1 || listCells(line).length > 1) ? columns : [];
}

/** Year of the report: that of the first date or year on the page. */
function findReportYear(compact: string): number | null {
  const [, year] = /(20\d{2}|19\d{2})(?:年度|年12月31日|年1-12月|年1月|-12-31|year)/.exec(compact) ?? [];
  return year ? Number(year) : null;
}

/** Instruction for a row, in brackets behind its name. */
const REMARK = /填列|列示|[”"]/;

/** The words of a row without its numbering and remarks: 一、营业总收入, 其中：, 减：, （亏损以“－”号填列）. */
const strip = (compact: string): string =>
  compact
    .replace(/^(?:[一二三四五六七八九十]+|\(?[一二三四五六七八九十\d]+\)|\d+)[、.．)]?(?=\D)/, '')
    .replace(/^(?:其中|减|加|包括):/, '')
    .replace(/\([^()]{1,60}\)$/, (remark) => (REMARK.test(remark) ? '' : remark))
    .replace(/[:*]$/, '');

const findRow = (compact: string) => STATEMENT_ROWS.find(({ words }) => words.includes(strip(compact)));

const isFigureCell = ({ text }: LineCell): boolean =>
  readStatementFigure(text) !== null || /^[-—–]+$/.test(text);

/** Number of a note, such as 五、21 or (三). */
const NOTE = /^[(]?[一二三四五六七八九十百\d、.)-]+$/;

/** Share of the distance between two columns within which a figure belongs to one. */
const NEAR = 0.6;

/** Column nearest to a figure, of those right of the row's name and left of the next name. */
function findColumn(cell: LineCell, columns: readonly StatementColumn[]): StatementColumn | null {
  const away = (column: StatementColumn) => Math.abs(column.middle - middleOf(cell));
  const [nearest, second] = [...columns].sort((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const distance = second ? Math.abs(second.middle - nearest.middle) : 200;
  return away(nearest) < distance * NEAR ? nearest : null;
}

function readRow(line: TextLine, columns: readonly StatementColumn[], page: StatementPage): PaperFinding[] {
  const cells = listCells(line);
  const factor = findUnitFactor(page.compact);
  return cells.flatMap((cell, at) => {
    const row = findRow(compactText(cell.text));
    if (!row) return [];
    const rest = cells.slice(at + 1);
    const end = rest.findIndex((each) => !isFigureCell(each) && !NOTE.test(compactText(each.text)));
    const figures = (end < 0 ? rest : rest.slice(0, end)).filter(isFigureCell);
    return figures.flatMap((figure): PaperFinding[] => {
      const column = findColumn(figure, columns);
      const value = readStatementFigure(figure.text);
      if (!column || column.year === null || value === null) return [];
      const pieces = [...new Set([...cell.characters, ...figure.characters].map(({ piece }) => piece))];
      const doubts = listPieceDoubts(pieces);
      return [
        {
          key: row.recurs,
          year: column.year,
          text: figure.text,
          amount: roundWan(value * (factor ?? 0.0001)),
          place: {
            ...locatePieces(line.page, pieces, `${cell.text} ${figure.text}`),
            mark: { x: figure.x, width: figure.right - figure.x },
          },
          confidence: 'certain',
          doubts: factor === null ? [...doubts, 'no_unit'] : doubts,
        },
      ];
    });
  });
}

function readPage(page: StatementPage): PaperFinding[] {
  let columns: StatementColumn[] = [];
  return page.lines.flatMap((line) => {
    const headed = listColumns(line, page.year);
    if (headed.length > 0) {
      columns = headed;
      return [];
    }
    return columns.length > 0 ? readRow(line, columns, page) : [];
  });
}

/** Reads the figures of all statements of a paper; empty where it has none. */
export function readAuditReport(lines: readonly TextLine[]): PaperFinding[] {
  let [isStatement, lastYear]: [boolean, number | null] = [false, null];
  const findings = [...groupByPage(lines).values()].flatMap((own) => {
    const compact = own.map((line) => line.compact).join('\n');
    // A statement may go on over the next page, which repeats neither title nor year.
    const isTitled = STATEMENT_TITLES.some((title) => compact.includes(title));
    const hasHead = own.some((line) => listColumns(line, 2000).length > 0);
    isStatement = isTitled || (isStatement && hasHead);
    if (!isStatement) return [];
    lastYear = findReportYear(compact) ?? lastYear;
    return readPage({ lines: own, compact, year: lastYear });
  });
  return settleRivals(findings);
}
