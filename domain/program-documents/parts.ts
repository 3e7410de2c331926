/** The parts of a document that are kept and sent apart, with the trees of their expressions. It takes the parser. */
import { listChildren } from '../expressions/language/children';
import { parseExpression } from '../expressions/language/parse';
import type { Expression } from '../expressions/language/tree';
import { compileForm } from './compile';
import type { ProgramHead } from './program';
import type {
  ExpressionTrees,
  NamedExpression,
  ProgramBody,
  ProgramConditions,
  ProgramDocument,
} from './types';

/** The tree without its ranges of characters, which only faults need. */
const parseForBrowser = (text: string): Expression =>
  JSON.parse(JSON.stringify(parseExpression(text), (key, value) => (key === 'at' ? undefined : value)));

/** Throws an `ExpressionFault` for a text that is no expression. */
const parseAll = (texts: Iterable<string>): ExpressionTrees =>
  Object.fromEntries([...new Set(texts)].map((text) => [text, parseForBrowser(text)]));

const listNames = (node: Expression): string[] =>
  node.kind === 'name' ? [node.name] : listChildren(node).flatMap(listNames);

/** The named expressions that some texts need, directly or through others. */
function selectNeeded(
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

export function getProgramHead({ key, edition, manifest }: ProgramDocument): ProgramHead {
  const { fits: _, ...stated } = manifest;
  return { key, edition, manifest: stated };
}

export function getProgramConditions({ manifest, expressions }: ProgramDocument): ProgramConditions {
  const { fits = {} } = manifest;
  const needed = selectNeeded(Object.values(fits), expressions);
  const trees = parseAll([...Object.values(fits), ...Object.values(needed).map(({ text }) => text)]);
  return { fits, expressions: needed, trees };
}

/** Collects what the compiler asks for, and the named expressions, which it compiles later. */
export function getProgramBody(document: ProgramDocument): ProgramBody {
  const texts = Object.values(document.expressions).map(({ text }) => text);
  compileForm(document, (text) => {
    texts.push(text);
    return () => undefined;
  });
  return { document, trees: parseAll(texts) };
}
