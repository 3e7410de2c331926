/** Renames an item, and what calls it by its name: cells that refer to it, paths, and expressions. */
import type { Answers, AnswerValue, Row } from '../../definition';
import { ExpressionFault } from '../../expressions/language/faults';
import { parseExpression } from '../../expressions/language/parse';
import { listReferences } from '../../expressions/language/references';
import {
  createReferenceEnvironment,
  listDocumentExpressions,
  type PlacedExpression,
} from '../../program-documents/references';
import {
  findRowOfItem,
  programTablesForm,
  readDocumentRows,
  type TablePlace,
} from '../../program-documents/tables';
import type { ProgramDocument } from '../../program-documents/types';
import type { RowAddress } from './edit-rows';
import { findNameColumn, findRow, getItemName, getParentName, getRows, listSiblings } from './items';

interface Renaming {
  table: string;
  from: string;
  to: string;
  /** Path by which expressions call the item so far. */
  path: string;
}

/** Tables whose items expressions can name. */
const NAMED_IN_EXPRESSIONS: ReadonlySet<string> = new Set(['sections', 'fields', 'expressions']);

const mapRow = (row: Row, change: (key: string, value: AnswerValue) => AnswerValue): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(key, value)])) as Row;

/** Keys of the columns by table that refer to rows of a table. */
function listReferringColumns(table: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const section of programTablesForm.sections)
    for (const field of section.kind === 'table' ? section.columns : [])
      if ('options' in field && 'rowsOf' in field.options && field.options.rowsOf === table)
        found.set(section.key, (found.get(section.key) ?? new Set()).add(field.key));
  return found;
}

function renameReferences(answers: Answers, { table, from, to }: Renaming): Answers {
  const next = { ...answers };
  for (const [referring, columns] of listReferringColumns(table))
    next[referring] = getRows(answers, referring).map((row) =>
      mapRow(row, (key, value) => (columns.has(key) && value === from ? to : value)),
    );
  return next;
}

/** Lists of paths and single paths stand in cells one a line. */
function renameLine(line: string, { table, path, from, to }: Renaming): string {
  const isPathWithin = table === 'sections' && line.startsWith(`${from}.`) && /^[\w$]+\.[\w$]+$/.test(line);
  if (isPathWithin) return to + line.slice(from.length);
  return table === 'fields' && line === path ? `${path.slice(0, -from.length)}${to}` : line;
}

function renamePaths(answers: Answers, renaming: Renaming): Answers {
  if (renaming.table !== 'sections' && renaming.table !== 'fields') return answers;
  // The identity of a row stays what it was.
  const change = (key: string, value: AnswerValue): AnswerValue =>
    key !== 'row' && typeof value === 'string' && value.includes(renaming.path)
      ? value
          .split('\n')
          .map((each) => renameLine(each, renaming))
          .join('\n')
      : value;
  return Object.fromEntries(
    Object.entries(answers).map(([key, content]) => [
      key,
      Array.isArray(content) ? content.map((row) => mapRow(row, change)) : mapRow(content as Row, change),
    ]),
  ) as Answers;
}

/** The characters of a reference with the new name: that of a section comes first in them, that of a field last. */
function renameWithin(text: string, { table, from, to }: Renaming): string {
  const names = [...text.matchAll(/[\w$]+/g)].filter(([name]) => name === from);
  const place = (table === 'sections' ? names[0] : names.at(-1))?.index;
  return place === undefined ? text : text.slice(0, place) + to + text.slice(place + from.length);
}

function renameInText(
  { text, parameters }: PlacedExpression,
  environment: ReturnType<typeof createReferenceEnvironment>,
  renaming: Renaming,
): string {
  const places = listReferences(parseExpression(text), { ...environment, parameters })
    .filter(({ path }) => path === renaming.path)
    .map(({ at }) => at)
    .sort((a, b) => b[0] - a[0]);
  return places.reduce(
    (next, [start, end]) =>
      next.slice(0, start) + renameWithin(next.slice(start, end), renaming) + next.slice(end),
    text,
  );
}

function listExpressions(document: ProgramDocument): PlacedExpression[] {
  try {
    return listDocumentExpressions(document);
  } catch {
    // A document in the making may have any shape: its faults name what still has the former name.
    return [];
  }
}

/** An expression is the whole cell, or stands behind a name in one of its lines. */
const setExpression = (cell: string, from: string, to: string): string =>
  cell === from
    ? to
    : cell
        .split('\n')
        .map((line) => (line.endsWith(` = ${from}`) ? line.slice(0, -from.length) + to : line))
        .join('\n');

function setCell(
  answers: Answers,
  { section, row: id, field = 'text' }: TablePlace,
  from: string,
  to: string,
): Answers {
  const change = (row: Row): Row => {
    const cell = row[field];
    return typeof cell === 'string' ? { ...row, [field]: setExpression(cell, from, to) } : row;
  };
  const content = answers[section];
  if (!content) return answers;
  const changed = Array.isArray(content)
    ? content.map((row) => (row.row === id ? change(row) : row))
    : change(content as Row);
  return { ...answers, [section]: changed };
}

function renameInExpressions(before: Answers, answers: Answers, renaming: Renaming): Answers {
  if (!NAMED_IN_EXPRESSIONS.has(renaming.table)) return answers;
  const { document, places } = readDocumentRows(before);
  const environment = createReferenceEnvironment(document);
  return listExpressions(document).reduce((next, placed) => {
    try {
      const text = renameInText(placed, environment, renaming);
      const place = text === placed.text ? null : findRowOfItem(places, placed.place);
      return place ? setCell(next, place, placed.text, text) : next;
    } catch (fault) {
      if (fault instanceof ExpressionFault) return next;
      throw fault;
    }
  }, answers);
}

/** True where another row that belongs to the same one has the name. */
export function isNameTaken(answers: Answers, { table, row: id }: RowAddress, name: string): boolean {
  const row = findRow(answers, table, id);
  const column = findNameColumn(table);
  if (!row || !column) return false;
  return listSiblings(answers, table, row).some((each) => each.row !== id && each[column.key] === name);
}

export function renameRow(answers: Answers, { table, row: id }: RowAddress, name: string): Answers {
  const row = findRow(answers, table, id);
  const column = findNameColumn(table);
  if (!row || !column) return answers;
  const from = getItemName(table, row);
  const set = getRows(answers, table).map((each) => (each === row ? { ...each, [column.key]: name } : each));
  const next = { ...answers, [table]: set };
  const renamed = set.find((each) => each.row === id);
  const to = renamed ? getItemName(table, renamed) : '';
  if (!from || !to || from === to) return next;
  const path = table === 'fields' ? `${getParentName(table, row)}.${from}` : from;
  const renaming = { table, from, to, path };
  return renameInExpressions(answers, renamePaths(renameReferences(next, renaming), renaming), renaming);
}
