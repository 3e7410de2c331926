/** A register as a spreadsheet: a template to fill in, and the conversion of a filled sheet to the text that the server reads. */
import type { Field, TableSection } from '../definition';
import { findRegisterColumn, type RegisterColumn, type RegisterKind, registers } from '../registers/kinds';
import { type FileLanguage, fillText, type Text } from '../text';
import { createListTemplate } from './list';
import { formatCellName, type PlainCell, type ReadBook, type ReadSheet, type SheetContent } from './model';

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

/** Number of rows in which headings are looked for: titles, dates and remarks may precede them. */
const HEADINGS_WITHIN = 30;

const textIn = (cell: PlainCell): string => {
  if (cell === null || cell === undefined) return '';
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number') return cell.shown ?? String(cell.number);
  if (cell.kind === 'date') return cell.date;
  return cell.kind === 'flag' ? (cell.flag ? '是' : '否') : '';
};

const headingsIn = (kind: RegisterKind, cells: readonly PlainCell[]): number =>
  new Set(cells.flatMap((cell) => findRegisterColumn(kind, textIn(cell)) ?? [])).size;

/** Index of the row with the most column headings, and their number. */
function headingOf(kind: RegisterKind, { rows }: ReadSheet): { at: number; named: number } {
  const counts = rows.slice(0, HEADINGS_WITHIN).map(({ cells }) => headingsIn(kind, cells));
  const named = Math.max(0, ...counts);
  return { at: counts.indexOf(named), named };
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Converts the sheet with the most column headings of the register to comma-separated text in which each row keeps its number.
 * Refuses formulas and broken references, which have no value to take over.
 */
export function convertRegisterSheet(
  kind: RegisterKind,
  { sheets }: ReadBook,
): { text: string } | { fault: Text } {
  const [best] = sheets
    .map((sheet) => ({ sheet, ...headingOf(kind, sheet) }))
    .sort((a, b) => b.named - a.named);
  if (!best || best.named === 0) return { fault: noHeadings(kind) };
  const rows = best.sheet.rows.slice(best.at);
  for (const { number, cells } of rows) {
    const place = cells.findIndex((cell) => cell?.kind === 'formula' || cell?.kind === 'error');
    if (place >= 0) return { fault: noValueAt(formatCellName(place, number)) };
  }
  const lines: string[] = [];
  for (const { number, cells } of rows) lines[number - 1] = cells.map(textIn).map(quoted).join(',');
  return { text: Array.from(lines, (line) => line ?? '').join('\n') };
}

const noHeadings = (kind: RegisterKind): Text =>
  fillText(
    {
      zh: '文件中没有找到表头，请使用模板，或把“{{column}}”等列名写在第一行',
      en: 'No headings were found. Use the template, or put “{{column}}” and the others in the first row',
      ar: 'لم توجد عناوين. استخدم القالب أو ضع «{{column}}» وغيره في الصف الأول',
    },
    { column: registers[kind].columns[0] },
  );

const noValueAt = (cell: string): Text =>
  fillText(
    {
      zh: '单元格{{cell}}是公式或错误值。请复制后“选择性粘贴”为数值，再重新选择文件',
      en: 'Cell {{cell}} is a formula or a broken reference. Paste the values in its place, and choose the file again',
      ar: 'الخلية {{cell}} صيغة حسابية أو مرجع مكسور. الصق القيم مكانها واختر الملف مجددًا',
    },
    { cell },
  );
