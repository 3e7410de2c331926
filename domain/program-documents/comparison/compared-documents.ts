/** What properties need to know of the two documents besides their own item: options that are offered, thresholds and their use. */
import { listChildren } from '../../expressions/language/children';
import { findExpressionTree } from '../../expressions/language/find-tree';
import type { Expression } from '../../expressions/language/tree';
import { findReferenceDictionary } from '../../reference/dictionaries';
import { listDocumentExpressions } from '../references';
import type { ProgramDocument } from '../types';
import { FIGURE_SIDES } from './conditions';
import type { ComparedItem } from './document-items';
import type { ComparedDocuments } from './property-effects';

type ListedOption = { value: string | number; children?: readonly ListedOption[] };

const listValues = (options: readonly ListedOption[]): string[] =>
  options.flatMap(({ value, children = [] }) => [String(value), ...listValues(children)]);

function findOptionValues(document: ProgramDocument, { written }: ComparedItem): Set<string> | null {
  const { options } = written;
  if (typeof options !== 'string') return null;
  const own = Object.hasOwn(document.dictionaries, options) ? document.dictionaries[options] : undefined;
  const items = own?.items ?? findReferenceDictionary(options)?.items;
  return items ? new Set(listValues(items as readonly ListedOption[])) : null;
}

type Side = 'lower' | 'upper';

/** The name in `T('name')`. */
function readThresholdName(node: Expression): string | null {
  if (node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.name !== 'T') return null;
  const [first] = node.arguments;
  return first?.kind === 'literal' && typeof first.value === 'string' ? first.value : null;
}

/** `T(name) !== null` asks whether a threshold is set, not which it is. */
const isQuestion = (node: Expression): boolean =>
  node.kind === 'binary' &&
  (node.operator === '===' || node.operator === '!==') &&
  node.right.kind === 'literal' &&
  node.right.value === null;

/** Notes each threshold of a tree with the side on which its figure lies; null for another use. */
function noteThresholds(node: Expression, side: Side | null, sides: Map<string, Set<Side | null>>): void {
  if (isQuestion(node)) return;
  const name = readThresholdName(node);
  if (name !== null) sides.set(name, (sides.get(name) ?? new Set<Side | null>()).add(side));
  const figureSide =
    node.kind === 'call' && node.callee.kind === 'name' ? FIGURE_SIDES[node.callee.name] : undefined;
  const bound = figureSide && node.kind === 'call' ? node.arguments[1] : undefined;
  for (const child of listChildren(node))
    noteThresholds(child, child === bound ? (figureSide ?? null) : null, sides);
}

function findThresholdSides(document: ProgramDocument): ReadonlyMap<string, ReadonlySet<Side | null>> {
  const sides = new Map<string, Set<Side | null>>();
  for (const { text } of listDocumentExpressions(document)) {
    const tree = text.includes('T(') ? findExpressionTree(text) : null;
    if (tree) noteThresholds(tree, null, sides);
  }
  return sides;
}

export function createComparedDocuments(before: ProgramDocument, after: ProgramDocument): ComparedDocuments {
  let sides: ReadonlyMap<string, ReadonlySet<Side | null>> | undefined;
  return {
    listOptionValues: (item, side) => findOptionValues(side === 'before' ? before : after, item),
    findThresholdSide(name) {
      sides ??= findThresholdSides(after);
      const found = [...(sides.get(name) ?? [])];
      return found.length === 1 ? (found[0] ?? null) : null;
    },
  };
}
