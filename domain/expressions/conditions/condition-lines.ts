/** The text of a condition as lines of figure, comparison and threshold. */
import { findExpressionTree } from '../language/find-tree';
import type { Expression } from '../language/tree';
import type { ConditionGroup, ConditionTree } from './condition';
import { readCondition } from './read-condition';
import { writeCondition } from './write-condition';

const NO_CONDITION: ConditionGroup = { kind: 'all', parts: [] };

/** True for a name or a path, such as `section.field`. */
const isPath = (node: Expression): boolean =>
  node.kind === 'name' || (node.kind === 'member' && !node.isOptional && isPath(node.of));

const isPathText = (text: string): boolean => {
  const tree = findExpressionTree(text);
  return tree !== null && isPath(tree);
};

/** True where a line says more than "this formula holds". */
function saysMore(condition: ConditionTree): boolean {
  switch (condition.kind) {
    case 'subject': {
      const { operator, subject } = condition;
      return (operator !== 'holds' && operator !== 'doesNotHold') || isPathText(subject);
    }
    case 'rows':
      return saysMore(condition.of);
    case 'thresholds':
      return true;
    default:
      return condition.parts.some(saysMore);
  }
}

export const asGroup = (condition: ConditionTree): ConditionGroup =>
  condition.kind === 'all' || condition.kind === 'any' ? condition : { kind: 'all', parts: [condition] };

/** Opens the text of a condition as lines; null for a text that is no expression, and for one that is a formula as a whole. */
export function readConditionLines(text: string): ConditionGroup | null {
  if (text.trim() === '') return NO_CONDITION;
  const tree = findExpressionTree(text);
  const condition = tree && readCondition(tree);
  return condition && saysMore(condition) ? asGroup(condition) : null;
}

/** Writes lines as the text of a condition; '' for none. */
export const writeConditionLines = (group: ConditionGroup): string =>
  group.parts.length === 0 ? '' : writeCondition(group);
