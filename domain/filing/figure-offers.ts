/**
 * Offers of the company's known figures to a form: values for cells that are still empty, where a value was given before,
 * and how a figure has changed since the year before.
 */
import type { Answers, Form, FormContext, Program, Row, Section } from '../definition';
import { hasJumped } from './figure-questions';
import {
  type FigureCell,
  type FigureIndex,
  findFieldFigure,
  indexFigures,
  isFillable,
  isSameFigure,
  type KnownFigure,
  listFigureCells,
} from './figures';
import { createFormScope, isVisible, listExpectedYears, listVisibleSections } from './scope';
import { getSectionAnswers, getSectionRows } from './sections';
import { findDraftFault, findSubmitFault } from './value-checks';

/** True where the cell would accept the value today, regardless of the other answers. */
export const takesFigure = ({ field }: Pick<FigureCell, 'field'>, value: KnownFigure['value']): boolean =>
  findDraftFault(field, value) === null && findSubmitFault(field, value, {}) === null;

/** A known figure for an empty cell. */
export interface FigureOffer {
  cell: FigureCell;
  known: KnownFigure;
}

/** Cells of the form that its filer sees. */
function listVisibleCells(
  program: Pick<Program, 'key'>,
  form: Form,
  filled: Answers,
  ctx: FormContext,
): FigureCell[] {
  const scope = createFormScope(form, filled, ctx);
  const sections = listVisibleSections(form, scope);
  const years = new Map<Section, number[]>(
    sections.flatMap((section) =>
      section.kind === 'yearly' ? [[section, listExpectedYears(section, scope)]] : [],
    ),
  );
  return listFigureCells(program, { sections }, filled, ctx.batchYear).filter(
    ({ section, field, year }) =>
      isVisible(field, scope) && (years.get(section)?.includes(year ?? Number.NaN) ?? true),
  );
}

/**
 * The value that was given last and that the cell accepts. A figure that no other form asks for is offered for its year only:
 * without a year it must be said anew.
 */
function findOffer(cell: FigureCell, index: FigureIndex): FigureOffer[] {
  if (cell.value !== null || !isFillable(cell)) return [];
  if (cell.year === null && !findFieldFigure(cell.field)) return [];
  const known = index.find(cell.key, cell.year).find(({ value }) => takesFigure(cell, value));
  return known ? [{ cell, known }] : [];
}

/**
 * Offers for the empty cells that the filer sees. `filled`: answers with computed values; `known`: sorted by time, the latest
 * first.
 */
export const listFigureOffers = (
  program: Pick<Program, 'key'>,
  form: Form,
  filled: Answers,
  ctx: FormContext,
  known: readonly KnownFigure[],
): FigureOffer[] => {
  if (known.length === 0) return [];
  const index = indexFigures(known);
  return listVisibleCells(program, form, filled, ctx).flatMap((cell) => findOffer(cell, index));
};

/** Fills the offers into answers, which get the rows that they lack: those of years, and those that the form gives. */
export function fillFigures(answers: Answers, offers: readonly FigureOffer[]): Answers {
  const next = { ...answers };
  for (const { cell, known } of offers) {
    const { section, field, row } = cell;
    const name = section.kind === 'yearly' ? 'affiliation_year' : 'row';
    if (!row) {
      next[section.key] = { ...getSectionAnswers(next, section), [field.key]: known.value };
      continue;
    }
    const isRow = (each: Row) => each[name] === row[name];
    const rows = getSectionRows(next, section);
    const present = rows.some(isRow) ? rows : [...rows, { [name]: row[name] } as Row];
    next[section.key] = present.map((each) => (isRow(each) ? { ...each, [field.key]: known.value } : each));
  }
  return next;
}

/** Figure of the year before, or of an earlier batch where the figure has no year. */
export interface EarlierFigure {
  value: number;
  year: number | null;
  /** Source of the value; absent for another row of the same form. */
  known?: KnownFigure;
}

/** Knowledge from elsewhere about a value of a form. */
export interface FigureNote {
  cell: FigureCell;
  /** Latest other place with the same value. */
  given?: KnownFigure;
  last?: EarlierFigure;
  /** Change since `last` in percent; absent where it cannot be said so. */
  change?: number;
  /** True where the value has more than doubled or halved since `last`: perhaps a unit or a decimal point is wrong. */
  hasJumped?: true;
}

/** Change in percent above which, in either direction, a reader should look twice. */
export const NOTABLE_CHANGE = 30;

function findEarlier(
  { key, year, field }: FigureCell,
  cells: ReadonlyMap<string, FigureCell>,
  index: FigureIndex,
  batchYear: number,
): EarlierFigure | undefined {
  if (year === null) {
    const known = index
      .find(key, null)
      .find((each) => each.batchYear > 0 && each.batchYear < batchYear && typeof each.value === 'number');
    return known && { value: known.value as number, year: null, known };
  }
  const own = cells.get(`${key} ${year - 1}`)?.value;
  if (typeof own === 'number') return { value: own, year: year - 1 };
  const known = index.find(key, year - 1).find((each) => takesFigure({ field }, each.value));
  return typeof known?.value === 'number' ? { value: known.value, year: year - 1, known } : undefined;
}

/** Change in percent; undefined from zero, across zero, and for a figure that is a percentage itself. */
export function computeChange(field: FigureCell['field'], before: number, now: number): number | undefined {
  if (field.type === 'percent' || before === 0 || Math.sign(before) * now < 0) return undefined;
  return ((now - before) / Math.abs(before)) * 100;
}

/** Change of a cell's value since the earlier one. */
function describeChange(
  { field, value }: Pick<FigureCell, 'field' | 'value'>,
  last: EarlierFigure | undefined,
): Pick<FigureNote, 'change' | 'hasJumped'> {
  if (!last || typeof value !== 'number') return {};
  const change = computeChange(field, last.value, value);
  const isJump = !findFieldFigure(field)?.swings && hasJumped(last.value, value);
  return { ...(change !== undefined && { change }), ...(isJump && { hasJumped: true as const }) };
}

/** Notes on the cells of a form, by path. `filled`: answers with computed values. */
export function listFigureNotes(
  program: Pick<Program, 'key'>,
  form: Form,
  filled: Answers,
  ctx: FormContext,
  known: readonly KnownFigure[],
): Map<string, FigureNote> {
  const index = indexFigures(known);
  const cells = listVisibleCells(program, form, filled, ctx);
  const byYear = new Map(cells.map((cell) => [`${cell.key} ${cell.year}`, cell]));
  const notes = cells.flatMap((cell): [string, FigureNote][] => {
    const { key, year, value, field, path } = cell;
    // The profile has facts of its own; what an earlier filing says of them is no news.
    if (findFieldFigure(field)?.inProfile) return [];
    const given =
      value === null || !isFillable(cell)
        ? undefined
        : index.find(key, year).find((each) => isSameFigure(each.value, value));
    const last = findEarlier(cell, byYear, index, ctx.batchYear);
    if (!given && !last) return [];
    const facts = { cell, ...(given && { given }), ...(last && { last }) };
    return [[path, { ...facts, ...describeChange(cell, last) }]];
  });
  return new Map(notes);
}
