/** The answers of one section as blocks of a document, worded as on the screen. */

import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  FormScope,
  Row,
  Section,
  TableSection,
} from '../definition';
import { formatValue } from '../filing/input';
import { isVisible } from '../filing/scope';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isRowSection,
  type RowSection,
} from '../filing/sections';
import { getFieldUnit, getUnitText } from '../filing/units';
import { type FileLanguage, fillText, say } from '../text';
import { orderFilesByYear } from './file-order';
import type { DocumentBlock, LabelledValue, TableCell } from './model';
import {
  buildTransposedTables,
  findGroupBeginningAtRow,
  findGroupEndingAtRow,
  isReadAsRecords,
  listRowsInFormOrder,
  type NamedRow,
  sumFieldOverRows,
  type TransposedTable,
} from './table-layout';
import { documentWords } from './words';

/** Context for formatting answers: language, scope of the form, and names of attachments. */
export interface ReadingContext {
  language: FileLanguage;
  scope: FormScope;
  /** Returns the name of an attachment; undefined for one that cannot be read. */
  fileName(id: string): string | undefined;
}

const isTypedIn = (field: Field) => !field.computed && !field.auto;

/** Name of a field with its unit, unless the name contains the unit already. */
export function formatFieldName(field: Field, language: FileLanguage): string {
  const unit = getFieldUnit(field);
  const name = say(field, language);
  if (!unit || name.includes(`（${unit}）`)) return name;
  const inWords = say(getUnitText(unit), language);
  return language === 'zh' ? `${name}（${inWords}）` : `${name} (${inWords})`;
}

function readingOf(field: Field, value: AnswerValue, { language, fileName }: ReadingContext): string {
  if (field.type !== 'file' || !Array.isArray(value)) return formatValue(field, value, language);
  const names = value.map((id) => fileName(String(id)) ?? say(documentWords.noFile, language));
  return orderFilesByYear(names, (name) => name).join('\n');
}

/** Visible fields without references to other filings: the fields beside these show number and title of the filing. */
const visibleOf = (fields: Field[], { scope }: ReadingContext): Field[] =>
  fields.filter((field) => field.type !== 'filing' && isVisible(field, scope));

function pairsOf(fields: Field[], answers: FieldAnswers, reading: ReadingContext): LabelledValue[] {
  return visibleOf(fields, reading).map((field) => {
    const value = answers[field.key];
    const nothing = isTypedIn(field) ? say(documentWords.blank, reading.language) : '—';
    return {
      name: formatFieldName(field, reading.language),
      value: isEmpty(value) ? nothing : readingOf(field, value, reading),
      long: field.type === 'textarea' || field.type === 'file',
    };
  });
}

const cellOf = (field: Field, value: AnswerValue, reading: ReadingContext): TableCell => ({
  text: isEmpty(value) ? '—' : readingOf(field, value, reading),
  number: typeof value === 'number',
});

const noRows = ({ language }: ReadingContext): DocumentBlock[] => [
  { kind: 'lines', lines: [say(documentWords.noRows, language)] },
];

function recordsOf(section: TableSection, rows: Row[], reading: ReadingContext): DocumentBlock[] {
  return listRowsInFormOrder(section, rows).map(({ row, given }, i) => ({
    kind: 'record',
    name: say(given ?? fillText(documentWords.record, { number: i + 1 }), reading.language),
    pairs: pairsOf(section.columns, row, reading),
  }));
}

const textCell = (text: string): TableCell => ({ text, number: false });

const totalCell = (field: Field, rows: Row[], reading: ReadingContext): TableCell =>
  cellOf(field, sumFieldOverRows(field, rows), reading);

/** Row with the name of a group of given rows, printed before the first row of the group. */
function groupHead(
  section: TableSection,
  lines: NamedRow[],
  place: number,
  columns: number,
  { language }: ReadingContext,
) {
  const name = findGroupBeginningAtRow(section, lines, place);
  if (!name) return [];
  const blank = Array.from({ length: columns }, () => textCell(''));
  return [{ cells: [textCell(say(name, language)), ...blank], sum: false, isHead: true as const }];
}

/** Row with the totals of a group of given rows, printed after the last row of the group. */
function groupTotal(
  section: TableSection,
  lines: NamedRow[],
  place: number,
  fields: Field[],
  reading: ReadingContext,
) {
  const group = findGroupEndingAtRow(section, lines, place);
  if (!group) return [];
  const name = fillText(documentWords.groupTotal, { group: group.name });
  const totals = fields.map((field) => totalCell(field, group.rows, reading));
  return [{ cells: [textCell(say(name, reading.language)), ...totals], sum: true }];
}

function rowsTable(section: TableSection, rows: Row[], reading: ReadingContext): DocumentBlock {
  const { language } = reading;
  const columns = visibleOf(section.columns, reading);
  const first = say(section.fixedRows ? documentWords.item : documentWords.rowNumber, language);
  const lines = listRowsInFormOrder(section, rows);
  return {
    kind: 'table',
    head: [first, ...columns.map((column) => formatFieldName(column, language))],
    rows: lines.flatMap(({ row, given }, place) => [
      ...groupHead(section, lines, place, columns.length, reading),
      {
        cells: [
          textCell(given ? say(given, language) : String(place + 1)),
          ...columns.map((column) => cellOf(column, row[column.key], reading)),
        ],
        sum: given?.sumOf !== undefined,
      },
      ...groupTotal(section, lines, place, columns, reading),
    ]),
  };
}

function acrossBlocks(
  { year, fields, columns, total }: TransposedTable,
  reading: ReadingContext,
): DocumentBlock[] {
  const { language } = reading;
  const name = fillText(documentWords.crossedYear, { year });
  const table: DocumentBlock = {
    kind: 'table',
    head: [
      say(documentWords.indicator, language),
      ...columns.map((column) => column.name),
      ...(total ? [say(total.name, language)] : []),
    ],
    rows: fields.map((field) => ({
      cells: [
        textCell(formatFieldName(field, language)),
        ...columns.map(({ row }) => cellOf(field, row[field.key], reading)),
        ...(total ? [totalCell(field, total.rows, reading)] : []),
      ],
      sum: false,
    })),
  };
  return year ? [{ kind: 'lines', lines: [say(name, language)] }, table] : [table];
}

function rowBlocks(section: RowSection, rows: Row[], reading: ReadingContext): DocumentBlock[] {
  const across = buildTransposedTables(section, rows, reading.scope);
  if (across)
    return across.length === 0 ? noRows(reading) : across.flatMap((each) => acrossBlocks(each, reading));
  if (section.kind !== 'table' || listRowsInFormOrder(section, rows).length === 0) return noRows(reading);
  return isReadAsRecords(section, reading.scope)
    ? recordsOf(section, rows, reading)
    : [rowsTable(section, rows, reading)];
}

const signature = (language: FileLanguage): DocumentBlock => ({
  kind: 'signature',
  lines: [documentWords.signature, documentWords.seal, documentWords.date].map((line) => say(line, language)),
});

export function buildSectionBlocks(
  section: Section,
  answers: Answers,
  reading: ReadingContext,
): DocumentBlock[] {
  const { language } = reading;
  if (isRowSection(section)) return rowBlocks(section, getSectionRows(answers, section), reading);
  const pairs: DocumentBlock = {
    kind: 'pairs',
    pairs: pairsOf(section.fields, getSectionAnswers(answers, section), reading),
  };
  if (section.kind !== 'declaration') return [pairs];
  const lines = (section.statements ?? []).map((statement, i) => `${i + 1}. ${say(statement, language)}`);
  return [{ kind: 'lines', lines }, pairs, signature(language)];
}
