import { type FigureShare, readShare, SHARE_FORMS, writeShare } from '@domain/expressions/conditions/shares';
import { findExpressionTree } from '@domain/expressions/language/find-tree';

/** Begins the text of a share that lacks a part: no expression begins so. */
const OPEN = '÷';

/** Text of a share; one that lacks a part has a text that is no expression, by which its other part is found again. */
export function writeOpenShare(share: FigureShare): string {
  const text = writeShare(share);
  const isComplete = share.part !== '' && share.whole !== '' && findExpressionTree(text) !== null;
  return isComplete ? text : [OPEN, share.form, share.part, share.whole].join('\n');
}

/** Reads a share, also one that lacks a part; null for another figure. */
export function readOpenShare(text: string): FigureShare | null {
  const [mark, named, part, whole] = text.split('\n');
  const form = SHARE_FORMS.find((each) => each === named);
  const isOpen = mark === OPEN && form !== undefined && part !== undefined && whole !== undefined;
  return isOpen ? { form, part, whole } : readShare(text);
}

/** Text that a formula goes on from: none for a share that lacks a part. */
export const toFormula = (text: string): string => (text.startsWith(OPEN) ? '' : text);
