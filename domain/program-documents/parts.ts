/** The parts of a document that are kept and sent apart, with the trees of their expressions. It takes the parser. */
import { parseExpression } from '../expressions/language/parse';
import type { Expression } from '../expressions/language/tree';
import { compileForm } from './compile';
import { selectNeededExpressions } from './needed-expressions';
import type { ProgramHead } from './program';
import { getReportsHead } from './reports/head';
import { writeOutReportForm } from './reports/write-out';
import type { ExpressionTrees, ProgramBody, ProgramConditions, ProgramDocument, ReportsBody } from './types';

/** The tree without its ranges of characters, which only faults need. */
const parseForBrowser = (text: string): Expression =>
  JSON.parse(JSON.stringify(parseExpression(text), (key, value) => (key === 'at' ? undefined : value)));

/** Throws an `ExpressionFault` for a text that is no expression. */
const parseAll = (texts: Iterable<string>): ExpressionTrees =>
  Object.fromEntries([...new Set(texts)].map((text) => [text, parseForBrowser(text)]));

export function getProgramHead({ key, edition, manifest, reports }: ProgramDocument): ProgramHead {
  const { fits: _, ...stated } = manifest;
  return { key, edition, manifest: stated, ...(reports && { reports: getReportsHead(reports) }) };
}

export function getProgramConditions({ manifest, expressions }: ProgramDocument): ProgramConditions {
  const { fits = {} } = manifest;
  const needed = selectNeededExpressions(Object.values(fits), expressions);
  const trees = parseAll([...Object.values(fits), ...Object.values(needed).map(({ text }) => text)]);
  return { fits, expressions: needed, trees };
}

/** Collects what the compiler asks for, and the named expressions, which it compiles later. */
function listTexts(document: ProgramDocument): string[] {
  const texts = Object.values(document.expressions).map(({ text }) => text);
  compileForm(document, (text) => {
    texts.push(text);
    return () => undefined;
  });
  return texts;
}

const listReportTexts = (document: ProgramDocument): string[] =>
  (document.reports?.forms ?? []).flatMap((form) => listTexts(writeOutReportForm(document, form)));

/** The whole document, its reports included, without its scenarios: they are the office's alone. */
export function getProgramBody({ scenarios: _, ...document }: ProgramDocument): ProgramBody {
  return { document, trees: parseAll([...listTexts(document), ...listReportTexts(document)]) };
}

/** The reports alone, with those trees that the program without them does not have; null where it owes none. */
export function getReportsBody(document: ProgramDocument): ReportsBody | null {
  const { reports } = document;
  if (!reports) return null;
  const known = new Set(listTexts(document));
  return { reports, trees: parseAll(listReportTexts(document).filter((text) => !known.has(text))) };
}
