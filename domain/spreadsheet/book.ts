/** A draft as a workbook: a sheet for each visible section, between a sheet of instructions and a sheet of rule verdicts. */
import type { Answers, Form, FormContext, FormScope } from '../definition';
import { createVerdictTable, type RuleResult, type VerdictTable } from '../filing/rule-words';
import { listVisibleSections } from '../filing/scope';
import { getSectionAnswers, isRowSection } from '../filing/sections';
import { fillText, type Language, say, type Text, toFileLanguage } from '../text';
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

/** Id of the filing that a draft refers to, such as that of the project whose results it reports; undefined where there is none. */
export function findReferredFiling({
  form,
  answers,
}: Pick<DraftSource, 'form' | 'answers'>): string | undefined {
  for (const section of form.sections) {
    const field = isRowSection(section) ? undefined : section.fields.find(({ type }) => type === 'filing');
    const id = field && getSectionAnswers(answers, section)[field.key];
    if (typeof id === 'string' && id) return id;
  }
  return undefined;
}

/** Generates the workbook of a draft in the language of files nearest to that of the page; yields between sections, so that a large draft does not block the page. */
export function* generateWorkbook(
  from: DraftSource,
  origin: WorkbookOrigin,
  pageLanguage: Language,
  rules: RuleResult[] = [],
): Generator<void, WorkbookContent> {
  const language = toFileLanguage(pageLanguage);
  const referred = findReferredFiling(from);
  const sheets: SheetContent[] = [];
  for (const section of listVisibleSections(from.form, from.scope)) {
    const sheet = buildSheet({ ...from, section }, language);
    if (sheet.rows.length > 0 || sheet.room > 0) sheets.push(sheet);
    yield;
  }
  return {
    sheets,
    cover: coverOf(origin, pageLanguage),
    origin: { ...origin, ...(referred && { referred }) },
    ...(rules.length > 0 && { verdicts: createVerdictTable(rules, language) }),
  };
}

/** Instructions; in the file of an Arabic page with the Arabic name of the button besides, as that page shows it. */
function listInstructions(pageLanguage: Language): Text[] {
  const { how_sheets, how_names, how_rows, how_files, how_back, import_book: button } = sheetWords;
  const english = pageLanguage === 'ar' ? `${button.en} (${say(button, 'ar')})` : button.en;
  const back = fillText(how_back, { button: { ...button, en: english } });
  return [how_sheets, how_names, how_rows, how_files, back];
}

function coverOf({ title, companyName }: WorkbookOrigin, pageLanguage: Language): VerdictTable {
  const language = toFileLanguage(pageLanguage);
  return {
    title: say(sheetWords.cover, language),
    head: [say(sheetWords.program, language), title],
    rows: [
      [say(sheetWords.company, language), companyName],
      ...listInstructions(pageLanguage).map((text, i) => [
        i === 0 ? say(sheetWords.how, language) : '',
        say(text, language),
      ]),
    ],
  };
}
