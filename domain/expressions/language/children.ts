import type { Expression, ListItem, LogicalOperator } from './tree';

const getValue = (item: ListItem): Expression => (item.kind === 'spread' ? item.value : item);

/** The parts of an expression, in the order of its text. */
export function listChildren(node: Expression): Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return typeof node.key === 'string' ? [node.of] : [node.of, node.key];
    case 'call':
      return [node.callee, ...node.arguments.map(getValue)];
    case 'chain':
    case 'unary':
      return [node.value];
    case 'function':
      return [node.body];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.test, node.yes, node.no];
    case 'template':
      return node.values;
    case 'list':
      return node.items.map(getValue);
    case 'record':
      return node.entries.map(({ value }) => value);
  }
}

/** Lists what an operator joins: a, b and c of `a && b && c`. */
export const listOperands = (node: Expression, operator: LogicalOperator): Expression[] =>
  node.kind === 'logical' && node.operator === operator
    ? [...listOperands(node.left, operator), ...listOperands(node.right, operator)]
    : [node];
