/**
 * Figures of a file that the form computes: columns of formulas, and rows of sums. They are never taken over. One that somebody
 * has changed is reported where the form, with the answers of the file, computes another one.
 */
import type { Answers, AnswerValue, Field, Row, Section } from '../definition';
import { describeNumberedRow } from '../filing/filing-faults';
import { getSectionAnswers, getSectionRows, isRowSection } from '../filing/sections';
import { fillText, joinTexts, type Text } from '../text';
import { createSheetText } from './messages';
import type { SheetFault } from './model';

/** A figure of a file that the form computes. */
export interface ReadFigure {
  field: Field;
  /** Name of the cell. */
  cell: string;
  number: number;
  /** Identity of the row; absent in a section without rows. */
  row?: Row;
}

/** Maximum number of figures that a report names. */
const NAMED_AT_MOST = 5;

const figure = {
  zh: '{{row}}“{{label}}”（{{cell}}）文件为{{number}}，系统计算为{{computed}}',
  en: '{{row}} “{{label}}” ({{cell}}): {{number}} in the file, {{computed}} by the form',
  ar: '{{row}} «{{label}}» ({{cell}}): في الملف {{number}} وبحساب الاستمارة {{computed}}',
} satisfies Text;

/**
 * Reports the figures of a table that differ from those of the form after the import, in one line; null without any. A figure
 * that the form computes before it stands as exported.
 */
export function findFigureFault(
  { section, sheet, figures }: { section: Section; sheet: string; figures: readonly ReadFigure[] },
  { before, after }: { before: Answers; after: Answers },
): SheetFault | null {
  const isOther = (value: AnswerValue, number: number): value is number =>
    typeof value === 'number' && roundLike(value, number) !== number;
  const others = figures.flatMap((read) => {
    const { value, row } = findComputed(section, read, after);
    const { value: exported } = findComputed(section, read, before);
    const isChanged = typeof exported !== 'number' || isOther(exported, read.number);
    return isChanged && isOther(value, read.number)
      ? [{ ...read, row, label: read.field, computed: value }]
      : [];
  });
  const [first] = others;
  if (!first) return null;
  const list = joinTexts(
    others.slice(0, NAMED_AT_MOST).map((other) => fillText(figure, other)),
    '；',
    '; ',
  );
  const kind = others.length > NAMED_AT_MOST ? 'figures_more' : 'figures';
  const message = createSheetText(kind, { list, count: others.length });
  return { sheet, cell: first.cell, message, isRefused: true };
}

function findComputed(
  section: Section,
  { field, row: identity }: ReadFigure,
  filled: Answers,
): { value: AnswerValue; row: Text | string } {
  if (!isRowSection(section) || !identity)
    return { value: getSectionAnswers(filled, section)[field.key], row: '' };
  const rows = getSectionRows(filled, section);
  const place = rows.findIndex((row) => Object.entries(identity).every(([key, value]) => row[key] === value));
  const row = rows[place] ?? identity;
  return { value: row[field.key], row: describeNumberedRow(section, row, Math.max(place, 0)) };
}

/** Rounds a figure to the decimals that another one has: people write fewer than a formula yields. */
function roundLike(number: number, other: number): number {
  const decimals = /\.(\d+)$/.exec(String(other))?.[1]?.length ?? 0;
  return Number(number.toFixed(decimals));
}
