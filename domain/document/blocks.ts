/** The answers of one section on paper, in the words that the screen uses too. */

import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Row,
  Scope,
  Section,
  TableSection,
  YearlySection,
} from '../definition';
import { formatValue } from '../filing/input';
import { expectedYears, isVisible, totalledYears } from '../filing/scope';
import { fieldsIn, isEmpty, rowsIn } from '../filing/sections';
import { unitOf, unitText } from '../filing/units';
import { fillText, type Language, say } from '../text';
import type { Block, Pair, TableCell } from './model';
import { isInRecords, orderedRows, totalOf, yearField } from './table-plan';
import { words } from './words';

/** The context for reading the answers. */
export interface Reading {
  language: Language;
  scope: Scope;
  /** The name of an attachment; undefined for one that cannot be read. */
  fileName(id: string): string | undefined;
}

const isTypedIn = (field: Field) => !field.computed && !field.auto;

/** The name of a field with its unit, unless the name says it itself. */
function nameOf(field: Field, language: Language): string {
  const unit = unitOf(field);
  const name = say(field, language);
  if (!unit || name.includes(`（${unit}）`)) return name;
  const inWords = say(unitText(unit), language);
  return language === 'zh' ? `${name}（${inWords}）` : `${name} (${inWords})`;
}

function readingOf(field: Field, value: AnswerValue, { language, fileName }: Reading): string {
  if (field.type !== 'file' || !Array.isArray(value)) return formatValue(field, value, language);
  return value.map((id) => fileName(String(id)) ?? say(words.noFile, language)).join('\n');
}

/** The number and title beside it name the filing that is continued. */
const visibleOf = (fields: Field[], { scope }: Reading): Field[] =>
  fields.filter((field) => field.type !== 'filing' && isVisible(field, scope));

function pairsOf(fields: Field[], answers: FieldAnswers, reading: Reading): Pair[] {
  return visibleOf(fields, reading).map((field) => {
    const value = answers[field.key];
    const nothing = isTypedIn(field) ? say(words.blank, reading.language) : '—';
    return {
      name: nameOf(field, reading.language),
      value: isEmpty(value) ? nothing : readingOf(field, value, reading),
      long: field.type === 'textarea' || field.type === 'file',
    };
  });
}

const cellOf = (field: Field, value: AnswerValue, reading: Reading): TableCell => ({
  text: isEmpty(value) ? '—' : readingOf(field, value, reading),
  number: typeof value === 'number',
});

const noRows = ({ language }: Reading): Block[] => [{ kind: 'lines', lines: [say(words.noRows, language)] }];

function recordsOf(section: TableSection, rows: Row[], reading: Reading): Block[] {
  return orderedRows(section, rows).map(({ row, given }, i) => ({
    kind: 'record',
    name: say(given ?? fillText(words.record, { number: i + 1 }), reading.language),
    pairs: pairsOf(section.columns, row, reading),
  }));
}

function rowsTable(section: TableSection, rows: Row[], reading: Reading): Block {
  const { language } = reading;
  const columns = visibleOf(section.columns, reading);
  const first = say(section.fixedRows ? words.item : words.rowNumber, language);
  return {
    kind: 'table',
    head: [first, ...columns.map((column) => nameOf(column, language))],
    rows: orderedRows(section, rows).map(({ row, given }, i) => ({
      cells: [
        { text: given ? say(given, language) : String(i + 1), number: false },
        ...columns.map((column) => cellOf(column, row[column.key], reading)),
      ],
      sum: given?.sumOf !== undefined,
    })),
  };
}

function tableBlocks(section: TableSection, rows: Row[], reading: Reading): Block[] {
  if (orderedRows(section, rows).length === 0) return noRows(reading);
  return isInRecords(section, reading.scope)
    ? recordsOf(section, rows, reading)
    : [rowsTable(section, rows, reading)];
}

/** Indicators down, years across. */
function yearBlocks(section: YearlySection, rows: Row[], reading: Reading): Block[] {
  const { language, scope } = reading;
  const year = yearField(section);
  const years = expectedYears(section, scope);
  if (years.length === 0) return noRows(reading);
  const rowOf = (wanted: number): Row => rows.find((row) => year && row[year.key] === wanted) ?? {};
  const totalled = totalledYears(section, scope).map(rowOf);
  const { total } = section;
  return [
    {
      kind: 'table',
      head: [say(words.indicator, language), ...years.map(String), ...(total ? [say(total, language)] : [])],
      rows: visibleOf(section.indicators, reading)
        .filter((field) => field !== year)
        .map((field) => ({
          cells: [
            { text: nameOf(field, language), number: false },
            ...years.map((wanted) => cellOf(field, rowOf(wanted)[field.key], reading)),
            ...(total ? [cellOf(field, totalOf(field, totalled), reading)] : []),
          ],
          sum: false,
        })),
    },
  ];
}

const signature = (language: Language): Block => ({
  kind: 'signature',
  lines: [words.signature, words.seal, words.date].map((line) => say(line, language)),
});

export function blocksOf(section: Section, answers: Answers, reading: Reading): Block[] {
  const { language } = reading;
  if (section.kind === 'table') return tableBlocks(section, rowsIn(answers, section), reading);
  if (section.kind === 'yearly') return yearBlocks(section, rowsIn(answers, section), reading);
  const pairs: Block = { kind: 'pairs', pairs: pairsOf(section.fields, fieldsIn(answers, section), reading) };
  if (section.kind !== 'declaration') return [pairs];
  const lines = (section.statements ?? []).map((statement, i) => `${i + 1}. ${say(statement, language)}`);
  return [{ kind: 'lines', lines }, pairs, signature(language)];
}
