/** Complete drafts as workbooks, for tests of server and portal. */
import type { Answers, Form, FormContext } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { createFormScope } from '../../domain/filing/scope';
import { type DraftSource, generateWorkbook } from '../../domain/spreadsheet/book';
import type { ReadBook, WorkbookContent, WorkbookOrigin } from '../../domain/spreadsheet/model';
import { type BookPlan, type ImportTarget, planBook } from '../../domain/spreadsheet/plan-book';
import type { FileLanguage } from '../../domain/text';

export const origin: WorkbookOrigin = {
  program: 'small',
  title: '小表',
  edition: '1',
  filing: 'filing-1',
  company: '91210100MA0ABCDE0X',
  companyName: '样例公司',
  version: '3',
};

export function createDraftSource(form: Form, answers: Answers, ctx: FormContext): DraftSource {
  const filled = computeAnswers(form, answers, ctx);
  return { form, ctx, answers, filled, scope: createFormScope(form, filled, ctx) };
}

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export const writeDraftBook = (
  from: DraftSource,
  language: FileLanguage = 'zh',
  own = origin,
): WorkbookContent => atOnce(generateWorkbook(from, own, language));

/** Returns the workbook as a reader of the file sees it. */
export const readBack = ({ sheets, origin: own }: WorkbookContent): ReadBook => ({
  sheets: sheets.map(({ name, columns, rows }) => ({
    name,
    rows: [
      { number: 1, cells: columns.map(({ head }) => ({ kind: 'text', text: head })) },
      ...rows.map(({ cells }, i) => ({ number: i + 2, cells: [...cells] })),
    ],
  })),
  known: Object.fromEntries(sheets.map(({ section = '', known }) => [section, known])),
  ...(own && { origin: own }),
});

let ids = 0;
export const planWholeBook = (
  from: DraftSource,
  book: ReadBook,
  goal: ImportTarget = { own: origin },
): BookPlan => atOnce(planBook(from, book, goal, () => `new${++ids}`));
