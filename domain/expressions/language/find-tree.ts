import { ExpressionFault } from './faults';
import { parseExpression } from './parse';
import type { Expression } from './tree';

/** Returns the tree of a text; null while it is no expression. */
export function findExpressionTree(text: string): Expression | null {
  try {
    return parseExpression(text);
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}
