/** A program document as an Excel workbook: the whole-filing workbook of the form of programs. */
import type { Answers, FormContext } from '../../definition';
import { computeAnswers } from '../../filing/compute';
import { createFormScope } from '../../filing/scope';
import { programTablesForm } from '../../program-documents/tables/form';
import { computeChecksum } from '../../program-documents/tables/row-ids';
import { writeDocumentRows } from '../../program-documents/tables/write';
import type { ProgramDocument } from '../../program-documents/types';
import { type FileLanguage, say } from '../../text';
import { type DraftSource, generateWorkbook } from '../book';
import { sheetWords } from '../messages';
import type { WorkbookContent, WorkbookOrigin } from '../model';
import { programBookWords } from './messages';

/** Marks the workbooks of programs among those of filings. */
export const PROGRAM_BOOK = 'program-document';

/** The form has no function that reads its context. */
const ctx: FormContext = { batchYear: 0, today: '', settings: {} };

export function createTablesSource(answers: Answers): DraftSource {
  const filled = computeAnswers(programTablesForm, answers, ctx);
  return {
    form: programTablesForm,
    ctx,
    answers,
    filled,
    scope: createFormScope(programTablesForm, filled, ctx),
  };
}

const readText = (answers: Answers, key: string): string => {
  const about = answers.about;
  const value = about && !Array.isArray(about) ? about[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Origin of a workbook: the program and edition of the rows, and a checksum by which later changes are noticed. */
export const createBookOrigin = (answers: Answers): WorkbookOrigin => ({
  program: PROGRAM_BOOK,
  title: readText(answers, 'title_zh'),
  edition: readText(answers, 'edition'),
  filing: readText(answers, 'key'),
  company: '',
  companyName: '',
  version: computeChecksum(JSON.stringify(answers)),
});

const HOW = ['sheets', 'names', 'rows', 'texts', 'back'] as const;

/** Generates the workbook of rows; yields between sheets, so that a large program does not block the page. */
export function* generateProgramBook(
  answers: Answers,
  language: FileLanguage,
): Generator<void, WorkbookContent> {
  const origin = createBookOrigin(answers);
  const content = yield* generateWorkbook(createTablesSource(answers), origin, language);
  const word = (key: keyof typeof programBookWords) => say(programBookWords[key], language);
  return {
    ...content,
    cover: {
      title: say(sheetWords.cover, language),
      head: [word('program'), origin.title],
      rows: [
        [word('edition'), `${origin.filing} ${origin.edition}`],
        ...HOW.map((key, i) => [i === 0 ? say(sheetWords.how, language) : '', word(key)]),
      ],
    },
  };
}

export function writeProgramBook(document: ProgramDocument, language: FileLanguage): WorkbookContent {
  const steps = generateProgramBook(writeDocumentRows(document), language);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
