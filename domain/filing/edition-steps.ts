/** Migration of a single answer through the editions of a form. */
import type { AnswerValue, EditionStep, RetiredItem } from '../definition';
import { tryEvaluate } from './scope';

/** A value with its place: in a table by the number of its row, and by the row's identity where it has one. */
export interface EditionCell {
  section: string;
  row?: number;
  id?: string;
  field: string;
  value: AnswerValue;
}

export interface CellArrival {
  /** Its present place, with its value in the present words. */
  cell: EditionCell;
  /** The last edition that knew the place. */
  edition: string;
  /** The former names of its section and its field, once one of them is gone. */
  retired: { section?: RetiredItem; field?: RetiredItem } | null;
}

/** The steps from an edition to the present one. An unknown edition has no way: its answers are taken as they stand. */
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

/** Follows a value as far as it leads: to its present place, or to the step at which it lost it. */
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
