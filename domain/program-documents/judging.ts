/** The part of a program's document that judges: what decides values, faults and rules, without its words. */
import { parseExpression } from '../expressions/language/parse';
import { EXPRESSION_PARAMETERS } from './compile';
import type { ProgramDocument } from './types';

/** Properties that are shown and judge nothing. */
const SHOWN: ReadonlySet<string> = new Set([
  'zh',
  'en',
  'ar',
  'title',
  'shortTitle',
  'help',
  'why',
  'example',
  'patternSays',
  'elsewhere',
  'met',
  'statements',
  'basis',
  'brings',
  'document',
  'separatePapers',
  'display',
  'say',
]);

/** Properties whose keys are names that the author chose. */
const NAMED_BY_AUTHOR: ReadonlySet<string> = new Set([
  'expressions',
  'dictionaries',
  'groups',
  'sets',
  'counts',
  'columns',
]);

/** The tree of an expression without its ranges of characters: another layout of the text is the same expression. */
const describeExpression = (text: string): unknown =>
  JSON.parse(JSON.stringify(parseExpression(text), (key, value) => (key === 'at' ? undefined : value)));

function describePart(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    const isExpression = Object.hasOwn(EXPRESSION_PARAMETERS, key) || key === 'text';
    return isExpression ? describeExpression(value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => describePart(each, ''));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => NAMED_BY_AUTHOR.has(key) || !SHOWN.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, describePart(each, name)]),
  );
}

/** The condition under which a separate paper shows a section; its selection of fields judges nothing. */
const describePapers = (papers: ProgramDocument['form']['separatePapers'] = []): unknown =>
  papers.flatMap(({ key, shows }) =>
    shows.flatMap(({ section, isShown }) => (isShown ? [[key, section, describeExpression(isShown)]] : [])),
  );

/** Returns the judging part of a document as canonical JSON. Throws an `ExpressionFault` for a text that is no expression. */
export function describeJudging({ manifest, form, dictionaries, expressions }: ProgramDocument): string {
  const { fits = {}, perCompanyAndBatch } = manifest;
  const conditions = Object.entries(fits).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({
    ...(describePart({ form, dictionaries, expressions }, '') as object),
    fits: conditions.map(([id, text]) => [id, describeExpression(text)]),
    papers: describePapers(form.separatePapers),
    perCompanyAndBatch,
  });
}
