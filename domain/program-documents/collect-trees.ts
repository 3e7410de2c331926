import { parseExpression } from '../expressions/language/parse';
import type { Expression } from '../expressions/language/tree';
import { compileForm } from './compile';
import type { ExpressionTrees } from './expression-trees';
import { compileHead, type ProgramHead } from './published-program';
import type { CompileText, ProgramDocument } from './types';

/** The tree without its ranges of characters, which only faults need. */
const parseForBrowser = (text: string): Expression =>
  JSON.parse(JSON.stringify(parseExpression(text), (key, value) => (key === 'at' ? undefined : value)));

/** Returns the trees of what `compile` compiles. Throws an `ExpressionFault` for a text that is no expression. */
function collect(
  compile: (compileText: CompileText) => unknown,
  texts: readonly string[] = [],
): ExpressionTrees {
  const trees: Record<string, Expression> = {};
  const keep = (text: string) => {
    if (!Object.hasOwn(trees, text)) trees[text] = parseForBrowser(text);
  };
  compile((text) => {
    keep(text);
    return () => undefined;
  });
  texts.forEach(keep);
  return trees;
}

export const collectHeadTrees = (head: ProgramHead): ExpressionTrees =>
  collect(
    (compileText) => compileHead(head, compileText),
    Object.values(head.expressions).map(({ text }) => text),
  );

export const collectFormTrees = (document: ProgramDocument): ExpressionTrees =>
  collect(
    (compileText) => compileForm(document, compileText),
    Object.values(document.expressions).map(({ text }) => text),
  );
