/** A register as a spreadsheet: a template to fill in, and the conversion of a filled sheet to the text that the server reads. */
import type { Field, TableSection } from '../definition';
import { type RegisterColumn, type RegisterKind, registers } from '../registers/kinds';
import { registerMessages } from '../registers/messages';
import { type FileLanguage, fillText, type Text } from '../text';
import { createListTemplate, noteSheetsLeftOut } from './list';
import { formatCellName, type PlainCell, type ReadBook, type SheetContent, type SheetFault } from './model';
import {
  findRegisterHead,
  hasRequiredColumns,
  type RegisterHead,
  type RegisterRows,
  readRegisterRows,
  readRegisterValues,
  type TextRow,
} from './register-rows';

const TYPES = {
  text: { type: 'text' },
  day: { type: 'date' },
  yesNo: { type: 'boolean' },
  creditCode: { type: 'credit_code' },
  patentNo: { type: 'text' },
} as const satisfies Record<RegisterColumn['holds'], Partial<Field>>;

const ROWS_FORMATTED = 2_000;

export const createRegisterTemplate = (kind: RegisterKind, language: FileLanguage): SheetContent => {
  const { name, columns } = registers[kind];
  const section: TableSection = {
    key: kind,
    kind: 'table',
    title: name,
    maxRows: ROWS_FORMATTED,
    columns: columns.map(({ key, zh, en, holds, required, atMost }) => ({
      key,
      zh,
      en,
      ...TYPES[holds],
      ...(required && { required }),
      ...(atMost && { maxLength: atMost }),
    })),
  };
  return createListTemplate(section, language);
};

/** Stands for a value that cannot be taken over, so that its row is no empty one. */
const NO_VALUE = '=';

const textIn = (cell: PlainCell): string => {
  if (cell === null || cell === undefined) return '';
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number') return cell.shown ?? String(cell.number);
  if (cell.kind === 'date') return cell.date;
  return cell.kind === 'flag' ? (cell.flag ? '是' : '否') : NO_VALUE;
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export interface RegisterText {
  /** Comma-separated text in which each row of the first sheet keeps its number. */
  text: string;
  /** Names of the sheets that were read. */
  sheets: string[];
  /** Cells of the register without a value to take over: formulas and broken references. */
  faults: SheetFault[];
  /** Notes on rows, columns and sheets that were passed over. */
  notes: SheetFault[];
  /** Finds the row of a line of the text. */
  findRow(line: number): { sheet: string; row: number };
}

interface SheetRow extends TextRow {
  own: readonly PlainCell[];
}

interface RegisterPart extends RegisterRows<SheetRow> {
  sheet: string;
  head: RegisterHead;
}

/** The sheets with all required columns; else the one with the most headings. */
function listParts(kind: RegisterKind, { sheets }: ReadBook): RegisterPart[] {
  const found = sheets.flatMap(({ name, rows }) => {
    const all = rows.map(({ number, cells }) => ({ number, cells: cells.map(textIn), own: cells }));
    const head = findRegisterHead(kind, all);
    return head ? [{ sheet: name, all, head }] : [];
  });
  const countNamed = ({ columns }: RegisterHead) => columns.filter(Boolean).length;
  const whole = found.filter(({ head }) => hasRequiredColumns(kind, head));
  const best = [...found].sort((a, b) => countNamed(b.head) - countNamed(a.head)).slice(0, 1);
  return (whole.length > 0 ? whole : best).map(({ sheet, all, head }) => ({
    sheet,
    head,
    ...readRegisterRows(all, head),
  }));
}

const listValueFaults = ({ sheet, head, rows }: RegisterPart): SheetFault[] =>
  rows.flatMap(({ number, own }) =>
    [...own.entries()]
      .filter(([place, cell]) => head.columns[place] && textIn(cell) === NO_VALUE)
      .map(([place]) => ({
        sheet,
        cell: formatCellName(place, number),
        message: registerMessages.noValue,
        isRefused: true,
      })),
  );

const toSheetFaults = ({ sheet, notes }: RegisterPart): SheetFault[] =>
  notes.map(({ line, place, message }) => ({
    sheet,
    cell: formatCellName(place, line),
    message,
    isRefused: true,
    isNote: true,
  }));

/** Converts the sheets of a register to comma-separated text that holds its own columns alone. */
export function convertRegisterSheet(kind: RegisterKind, book: ReadBook): RegisterText | { fault: Text } {
  const parts = listParts(kind, book);
  if (parts.length === 0) return { fault: noHeadings(kind) };
  const columns = registers[kind].columns.filter(({ key }) =>
    parts.some(({ head }) => head.columns.includes(key)),
  );
  const toLine = (texts: string[]) => texts.map(quoted).join(',');
  const lines: string[] = [];
  const starts: number[] = [];
  for (const { head, rows } of parts) {
    const before = lines.length;
    starts.push(before);
    if (before === 0) lines[head.number - 1] = toLine(columns.map(({ zh }) => zh));
    for (const row of rows) {
      const values = readRegisterValues(head, row);
      lines[before + row.number - 1] = toLine(columns.map(({ key }) => values[key] ?? ''));
    }
  }
  const sheets = parts.map(({ sheet }) => sheet);
  return {
    text: Array.from(lines, (line) => line ?? '').join('\n'),
    sheets,
    faults: parts.flatMap(listValueFaults),
    notes: [...noteSheetsLeftOut(book, sheets), ...parts.flatMap(toSheetFaults)],
    findRow: (line) => {
      const at = starts.findLastIndex((before) => before < line);
      return { sheet: sheets[at] ?? '', row: line - (starts[at] ?? 0) };
    },
  };
}

const noHeadings = (kind: RegisterKind): Text =>
  fillText(registerMessages.noHeadings, { column: registers[kind].columns[0] });
