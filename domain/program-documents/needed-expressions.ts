import { listChildren } from '../expressions/language/children';
import { parseExpression } from '../expressions/language/parse';
import type { Expression } from '../expressions/language/tree';
import type { NamedExpression } from './types';

const listNames = (node: Expression): string[] =>
  node.kind === 'name' ? [node.name] : listChildren(node).flatMap(listNames);

/** The named expressions that some texts need, directly or through others. */
export function selectNeededExpressions(
  texts: readonly string[],
  expressions: Readonly<Record<string, NamedExpression>>,
): Record<string, NamedExpression> {
  const needed: Record<string, NamedExpression> = {};
  const visit = (text: string): void => {
    for (const name of listNames(parseExpression(text))) {
      const found = Object.hasOwn(expressions, name) ? expressions[name] : undefined;
      if (!found || Object.hasOwn(needed, name)) continue;
      needed[name] = found;
      visit(found.text);
    }
  };
  texts.forEach(visit);
  return needed;
}
