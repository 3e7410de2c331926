/** A figure in relation to another one, such as staff of research to all staff. */
import { findExpressionTree } from '../language/find-tree';
import { printExpression } from '../language/print';
import type { Expression } from '../language/tree';

/** percentage and pct give percents, the others a quotient; pct and div round to two decimals. */
export const SHARE_FORMS = ['percentage', 'pct', 'ratio', 'div', '/'] as const;
export type ShareForm = (typeof SHARE_FORMS)[number];

export interface FigureShare {
  form: ShareForm;
  /** Texts of expressions. */
  part: string;
  whole: string;
}

export const isInPercent = ({ form }: Pick<FigureShare, 'form'>): boolean =>
  form === 'percentage' || form === 'pct';

function readTree(node: Expression | null): FigureShare | null {
  const share = (form: ShareForm, part: Expression, whole: Expression): FigureShare => ({
    form,
    part: printExpression(part),
    whole: printExpression(whole),
  });
  if (node?.kind === 'binary' && node.operator === '/') return share('/', node.left, node.right);
  if (node?.kind !== 'call' || node.callee.kind !== 'name' || node.isOptional) return null;
  const { name } = node.callee;
  const form = SHARE_FORMS.find((each) => each === name);
  const [part, whole, ...others] = node.arguments;
  const isShare = form && part && whole && part.kind !== 'spread' && whole.kind !== 'spread';
  return isShare && others.length === 0 ? share(form, part, whole) : null;
}

/** Reads the text of a figure as a share; null for another one. */
export const readShare = (text: string): FigureShare | null => readTree(findExpressionTree(text));

/** Writes a share; a part that is still to be chosen leaves a text that is no expression. */
export function writeShare({ form, part, whole }: FigureShare): string {
  const text = form === '/' ? `(${part}) / (${whole})` : `${form}(${part}, ${whole})`;
  const tree = part && whole ? findExpressionTree(text) : null;
  return tree ? printExpression(tree) : text;
}
