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
  'lawText',
  'met',
  'statements',
  'basis',
  'guide',
  'guideFiles',
  'brings',
  'document',
  'separatePapers',
  'display',
  'besideFigure',
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
  if (Array.isArray(value)) {
    const parts = value.map((each) => describePart(each, ''));
    // The set of places decides which answers a rule waits for; their order only where its fault is shown.
    return key === 'paths' ? parts.sort() : parts;
  }
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

/** Dictionaries that fields or calls name, in any depth of a part of the document. */
function listOptionNames(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  const { options } = value as { options?: unknown };
  const own = typeof options === 'string' ? [options] : [];
  return [...own, ...Object.values(value).flatMap(listOptionNames)];
}

/** Splits the dictionaries: those that reports alone name judge reports alone. */
function splitDictionaries({ manifest, form, reports, dictionaries, expressions }: ProgramDocument) {
  const ofReports = new Set(listOptionNames(reports));
  const elsewhere = new Set(listOptionNames(form));
  const texts = JSON.stringify([manifest.lookups ?? [], expressions, form.rules]);
  const isOfReports = ([name]: [string, unknown]) =>
    ofReports.has(name) && !elsewhere.has(name) && !texts.includes(name);
  const entries = Object.entries(dictionaries);
  return {
    ofForm: Object.fromEntries(entries.filter((entry) => !isOfReports(entry))),
    ofReports: Object.fromEntries(entries.filter(isOfReports)),
  };
}

/** Returns the judging part of a document as canonical JSON. Throws an `ExpressionFault` for a text that is no expression. */
export function describeJudging(document: ProgramDocument): string {
  const { manifest, form, expressions } = document;
  const { fits = {}, perCompanyAndBatch } = manifest;
  const conditions = Object.entries(fits).sort(([a], [b]) => (a < b ? -1 : 1));
  const dictionaries = splitDictionaries(document).ofForm;
  return JSON.stringify({
    ...(describePart({ form, dictionaries, expressions }, '') as object),
    fits: conditions.map(([id, text]) => [id, describeExpression(text)]),
    papers: describePapers(form.separatePapers),
    perCompanyAndBatch,
  });
}

/** Returns what decides which reports are owed, when, and how their answers are judged, as canonical JSON. */
export const describeReports = (document: ProgramDocument): string =>
  JSON.stringify(
    describePart({ reports: document.reports, dictionaries: splitDictionaries(document).ofReports }, ''),
  );

/** Returns whether two documents differ in words alone: they judge filings and reports alike. */
export const judgesAlike = (a: ProgramDocument, b: ProgramDocument): boolean =>
  describeJudging(a) === describeJudging(b) && describeReports(a) === describeReports(b);
