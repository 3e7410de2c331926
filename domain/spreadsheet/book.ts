/** A draft as a workbook: a sheet for each visible section, between a sheet of instructions and a sheet of rule verdicts. */
import type { Answers, Form, FormContext, FormScope } from '../definition';
import { createVerdictTable, type RuleResult, type VerdictTable } from '../filing/rule-words';
import { listVisibleSections } from '../filing/scope';
import { type FileLanguage, say } from '../text';
import { sheetWords } from './messages';
import type { SheetContent, WorkbookContent, WorkbookOrigin } from './model';
import { buildSheet } from './sheet';

/** A draft that is being filled in. */
export interface DraftSource {
  form: Form;
  ctx: FormContext;
  /** The answers as typed. */
  answers: Answers;
  /** The answers with every computed value filled in. */
  filled: Answers;
  scope: FormScope;
  /** File names of uploads, by id. */
  fileNames?: ReadonlyMap<string, string>;
}

/** Generates the workbook of a draft; yields between sections, so that a large draft does not block the page. */
export function* generateWorkbook(
  from: DraftSource,
  origin: WorkbookOrigin,
  language: FileLanguage,
  rules: RuleResult[] = [],
): Generator<void, WorkbookContent> {
  const sheets: SheetContent[] = [];
  for (const section of listVisibleSections(from.form, from.scope)) {
    const sheet = buildSheet({ ...from, section }, language);
    if (sheet.rows.length > 0 || sheet.room > 0) sheets.push(sheet);
    yield;
  }
  return {
    sheets,
    cover: coverOf(origin, language),
    origin,
    ...(rules.length > 0 && { verdicts: createVerdictTable(rules, language) }),
  };
}

const HOW = ['how_sheets', 'how_names', 'how_rows', 'how_files', 'how_back'] as const;

const coverOf = ({ title, companyName }: WorkbookOrigin, language: FileLanguage): VerdictTable => ({
  title: say(sheetWords.cover, language),
  head: [say(sheetWords.program, language), title],
  rows: [
    [say(sheetWords.company, language), companyName],
    ...HOW.map((word, i) => [i === 0 ? say(sheetWords.how, language) : '', say(sheetWords[word], language)]),
  ],
});
