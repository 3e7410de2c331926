/** Migration of a single answer through the editions of a form. */
import type { AnswerValue, EditionStep, RetiredItem } from '../definition';
import { tryEvaluate } from './scope';

/** A value with its position: in a table by the index of its row, and by the row's identity where it has one. */
export interface EditionCell {
  section: string;
  row?: number;
  id?: string;
  field: string;
  value: AnswerValue;
}

export interface CellArrival {
  /** The value at its present position, converted to the present edition. */
  cell: EditionCell;
  /** Last edition that contained the position. */
  edition: string;
  /** Former names of section and field, where one of them was removed from the form; otherwise null. */
  retired: { section?: RetiredItem; field?: RetiredItem } | null;
}

/** Steps from an edition to the present one. Empty for an unknown edition: its answers are taken as they are. */
export function listLaterEditionSteps(editions: readonly EditionStep[] = [], from: string): EditionStep[] {
  const steps: EditionStep[] = [];
  let next = editions.find((step) => step.from === from);
  while (next && !steps.includes(next)) {
    steps.push(next);
    const { to } = next;
    next = editions.find((step) => step.from === to);
  }
  return steps;
}

const PLACE = /^(\w+)(?:\[([^\]]+)\])?(?:\.(\w+))?$/;

/** Moves a cell: a renamed field determines its section too; else its section, and its given row, may have moved. */
function move(cell: EditionCell, moves: Record<string, string>): EditionCell {
  const target = (place: string) => PLACE.exec(moves[place] ?? '') ?? [];
  const [, section, , field] = target(`${cell.section}.${cell.field}`);
  const [, rowSection, id] = cell.id === undefined ? [] : target(`${cell.section}[${cell.id}]`);
  const [, whole] = target(cell.section);
  return {
    ...cell,
    section: section ?? rowSection ?? whole ?? cell.section,
    field: field ?? cell.field,
    ...(id !== undefined && { id }),
  };
}

function convert(
  cell: EditionCell,
  converts: Record<string, (value: AnswerValue) => AnswerValue>,
): EditionCell {
  const change = converts[`${cell.section}.${cell.field}`];
  return change ? { ...cell, value: tryEvaluate(() => change(cell.value)) } : cell;
}

function retiredAt({ section, field }: EditionCell, { retired = {} }: EditionStep): CellArrival['retired'] {
  const [whole, item] = [retired[section], retired[`${section}.${field}`]];
  return whole || item ? { ...(whole && { section: whole }), ...(item && { field: item }) } : null;
}

/** Follows a value through the editions: to its present position, or to the step that removed its position. */
export function followCellThroughEditions(
  steps: readonly EditionStep[],
  from: string,
  start: EditionCell,
): CellArrival {
  let [cell, edition] = [start, from];
  for (const step of steps) {
    const retired = retiredAt(cell, step);
    if (retired) return { cell, edition, retired };
    cell = convert(move(cell, step.moves ?? {}), step.converts ?? {});
    edition = step.to;
  }
  return { cell, edition, retired: null };
}
