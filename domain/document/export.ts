/** Exports of the work list: columns of the list, columns of the answers, and their cells. */

import type { Answers, AnswerValue, Field, Form, Manifest, Section } from '../definition';
import { findPresentPath } from '../filing/answer-places';
import { formatValue } from '../filing/input';
import { getStatusWords } from '../filing/outcome';
import { isRowSection, listSectionFields, listSectionRecords } from '../filing/sections';
import type { FilingStatus } from '../filing/status';
import { type FileLanguage, say, type Text } from '../text';
import { nameBatch } from '../windows/batch-name';
import { formatBeijingDay, formatBeijingMinute } from '../windows/calendar';
import { documentWords } from './words';

/** A month, day or minute in Beijing time, as 2026-06, 2026-06-10 or 2026-06-10 09:30. */
export interface DateCell {
  date: string;
}

/** A cell of an exported table. A date is one that can be sorted and filtered in a workbook, and its text anywhere else. */
export type ExportCell = string | number | DateCell | null;

export const formatCellText = (cell: ExportCell): string => {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.date : String(cell);
};

export const toDayCell = (at: Date | null): ExportCell => at && { date: formatBeijingDay(at) };
export const toMinuteCell = (at: Date | null): ExportCell => at && { date: formatBeijingMinute(at) };

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Maximum number of rows of an export file; larger .xlsx files take spreadsheet programs minutes to open. */
export const MAX_EXPORT_ROWS: Record<ExportFormat, number> = { xlsx: 100_000, csv: 1_000_000 };
export const MAX_EXPORT_COLUMNS = 400;

/** A filing of the work list, as it is exported. */
export interface ExportedFiling {
  program: Pick<Manifest, 'title' | 'kinds' | 'group' | 'decides'> | undefined;
  kind: string;
  batchYear: number;
  batchNo: number;
  status: FilingStatus;
  companyName: string;
  creditCode: string;
  department: Text;
  subject: string | null;
  receiptNo: string;
  firstSubmittedAt: Date;
  submittedAt: Date;
  updatedAt: Date;
  dueBy: Date | null;
  correctionDueAt: Date | null;
  decidedAt: Date | null;
  assignee: string | null;
  projectNo: string | null;
  grantApproved: number | null;
  score: number | null;
}

interface ListColumn extends Text {
  cell(filing: ExportedFiling, language: FileLanguage): ExportCell;
}

function programName({ program, kind }: ExportedFiling, language: FileLanguage): string {
  const named = program?.kinds?.find(({ value }) => String(value) === kind);
  const title = program ? say(program.title, language) : '';
  return named ? `${title} · ${say(named, language)}` : title;
}

export const LIST_COLUMNS = {
  no: { zh: '申报编号', en: 'Receipt number', ar: 'رقم الإيصال', cell: ({ receiptNo }) => receiptNo },
  company: { ...documentWords.company, cell: ({ companyName }) => companyName },
  credit_code: { ...documentWords.creditCode, cell: ({ creditCode }) => creditCode },
  department: {
    zh: '归口部门',
    en: 'Department',
    ar: 'القسم',
    cell: ({ department }, language) => say(department, language),
  },
  program: { ...documentWords.program, cell: programName },
  subject: { ...documentWords.subject, cell: ({ subject }) => subject },
  batch: {
    ...documentWords.batch,
    cell: ({ batchYear, batchNo }, language) => say(nameBatch(batchYear, batchNo), language),
  },
  status: {
    ...documentWords.status,
    cell: ({ status, program }, language) => say(getStatusWords(status, program ?? {}), language),
  },
  first_submitted_at: {
    zh: '首次提交时间',
    en: 'First submitted',
    ar: 'أول تقديم',
    cell: ({ firstSubmittedAt }) => toMinuteCell(firstSubmittedAt),
  },
  submitted_at: { ...documentWords.submittedAt, cell: ({ submittedAt }) => toMinuteCell(submittedAt) },
  updated_at: {
    zh: '最近变动时间',
    en: 'Last changed',
    ar: 'آخر تغيير',
    cell: ({ updatedAt }) => toMinuteCell(updatedAt),
  },
  review_by: {
    zh: '办理期限',
    en: 'Decide by',
    ar: 'البت قبل',
    cell: ({ dueBy }) => toDayCell(dueBy),
  },
  correction_due_at: {
    zh: '修改期限',
    en: 'Corrections due',
    ar: 'موعد التصحيحات',
    cell: ({ correctionDueAt }) => toMinuteCell(correctionDueAt),
  },
  assignee: { zh: '审核人', en: 'Reviewer', ar: 'المراجع', cell: ({ assignee }) => assignee },
  score: {
    zh: '专家评分',
    en: 'Mean score of the experts',
    ar: 'متوسط درجات الخبراء',
    cell: ({ score }) => score,
  },
  decided_at: {
    zh: '办结时间',
    en: 'Decided',
    ar: 'بُتّ فيه',
    cell: ({ decidedAt }) => toMinuteCell(decidedAt),
  },
  project_no: { zh: '项目编号', en: 'Project number', ar: 'رقم المشروع', cell: ({ projectNo }) => projectNo },
  grant: {
    zh: '批准金额（万元）',
    en: 'Grant (10,000 yuan)',
    ar: 'المنحة (10,000 يوان)',
    // An approval without a grant, as of a recognition, has an amount of 0.
    cell: ({ grantApproved }) => grantApproved || null,
  },
} satisfies Record<string, ListColumn>;

export type ListColumnKey = keyof typeof LIST_COLUMNS;
export const LIST_COLUMN_KEYS = Object.keys(LIST_COLUMNS) as ListColumnKey[];

/** True where the person may export the column. `isFinal`: the person may read the ranking, and therefore scores of experts. */
export const mayExportColumn = (key: string, isFinal: boolean): boolean => key !== 'score' || isFinal;

/** Key of a column of answers: `section.field`. */
export const getAnswerColumnKey = (section: Section, { key }: Field): string => `${section.key}.${key}`;

const DATE = /^\d{4}-\d\d(-\d\d)?$/;

function toAnswerCell(field: Field, value: AnswerValue, language: FileLanguage): ExportCell {
  if (typeof value === 'number' && !('options' in field)) return value;
  const text = formatValue(field, value, language);
  if (field.type !== 'date' && field.type !== 'month') return text || null;
  // Words of an answer, and masked ones, stay text.
  return DATE.test(text) ? { date: text } : text || null;
}

/** Converts an answer to a cell: a table to the answers of all its rows, one per line; attachments to their number. */
export function toExportCell(
  section: Section,
  field: Field,
  answers: Answers,
  language: FileLanguage,
): ExportCell {
  const records = listSectionRecords(section, answers);
  if (field.type === 'file') return records.flatMap((record) => record[field.key] ?? []).length || null;
  const cells = records.map((record) => toAnswerCell(field, record[field.key] ?? null, language));
  return isRowSection(section) ? cells.map(formatCellText).join('\n') || null : (cells[0] ?? null);
}

export interface ExportColumn {
  head: string;
  cell(filing: ExportedFiling, answers: Answers): ExportCell;
}

/**
 * Finds a column of the work list or of the form by its key, also by that of an earlier edition; null where neither contains it.
 */
export function findExportColumn(
  key: string,
  form: Form | null,
  language: FileLanguage,
): ExportColumn | null {
  const listed = LIST_COLUMN_KEYS.find((each) => each === key);
  if (listed) {
    const column: ListColumn = LIST_COLUMNS[listed];
    return { head: say(column, language), cell: (filing) => column.cell(filing, language) };
  }
  const present = form && findPresentPath(form, key);
  for (const section of form?.sections ?? []) {
    const field = listSectionFields(section).find((each) => getAnswerColumnKey(section, each) === present);
    if (field)
      return {
        head: `${say(section.title, language)} · ${say(field, language)}`,
        cell: (_, answers) => toExportCell(section, field, answers, language),
      };
  }
  return null;
}

/** First character of a text that spreadsheet programs would execute as a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/u;

function csvCell(cell: ExportCell): string {
  if (typeof cell === 'number') return String(cell);
  const shown = formatCellText(cell);
  const text = FORMULA.test(shown) ? `'${shown}` : shown;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const formatCsvLine = (cells: readonly ExportCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
