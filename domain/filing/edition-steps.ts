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

/** Lists the steps from the first edition to one. */
export function listEarlierEditionSteps(editions: readonly EditionStep[], to: string): EditionStep[] {
  const last = editions.find((step) => step.to === to);
  if (!last) return [];
  const others = editions.filter((step) => step !== last);
  return [...listEarlierEditionSteps(others, last.from), last];
}

const PLACE = /^(\w+)(?:\[([^\]]+)\])?(?:\.(\w+))?$/;

/** Moves a cell: a renamed field determines its section too; else its section, and its given row, may have moved. */
function move(cell: EditionCell, { moves }: EditionStep): EditionCell {
  if (!moves) return cell;
  const target = (place: string) => (Object.hasOwn(moves, place) && PLACE.exec(moves[place] ?? '')) || [];
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

/** Replaces a chosen option, or each of several, by the value that it has now. */
function renameOptions(value: AnswerValue, names: Record<string, string | number>): AnswerValue {
  if (Array.isArray(value)) return value.map((each) => renameOptions(each, names)) as AnswerValue;
  const name = String(value);
  return Object.hasOwn(names, name) ? (names[name] as string | number) : value;
}

function convert(cell: EditionCell, { values, converts }: EditionStep): EditionCell {
  if (!values && !converts) return cell;
  const place = `${cell.section}.${cell.field}`;
  const [names, change] = [values?.[place], converts?.[place]];
  if (!names && !change) return cell;
  const renamed = names ? renameOptions(cell.value, names) : cell.value;
  return { ...cell, value: change ? tryEvaluate(() => change(renamed)) : renamed };
}

/** A field that moved elsewhere stays when its former section goes. */
function retiredAt(
  { section, field }: EditionCell,
  { moves = {}, retired }: EditionStep,
): CellArrival['retired'] {
  if (!retired) return null;
  const place = `${section}.${field}`;
  const [whole, item] = [Object.hasOwn(moves, place) ? undefined : retired[section], retired[place]];
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
    cell = convert(move(cell, step), step);
    edition = step.to;
  }
  return { cell, edition, retired: null };
}
