/** Draft workbooks are read back unchanged, whatever values the drafts contain. */
import { describe, expect, it } from 'vitest';
import {
  createDraftSource,
  origin,
  planWholeBook,
  readBack,
  writeDraftBook,
} from '../../tests/support/draft-books';
import { generatedAnswers } from '../../tests/support/generated-answers';
import { readSamples } from '../../tests/support/samples';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, FormContext } from '../definition';
import { addRowIds } from '../filing/rows';
import { programs } from '../programs/index.generated';
import { listReportForms } from '../programs/reports';
import type { Language } from '../text';
import { type DraftSource, generateWorkbook } from './book';
import type { PlainCell, SheetContent } from './model';

const CTX: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };
const SEEDS = [1, 2, 3];

const forms = [...programs, ...listReportForms()].map((program) => [program.key, program] as const);

const unchanged = (from: DraftSource) => {
  for (const language of ['zh', 'en'] as const) {
    const plan = planWholeBook(from, readBack(writeDraftBook(from, language)));
    expect(plan.faults).toEqual([]);
    expect(plan.sections).toEqual([]);
    expect(plan.notices).toEqual([]);
    expect(plan.isBlocked).toBe(false);
  }
};

/** Cells of the typed values, row by row, without locked cells such as row identities. */
const typedCells = ({ columns, rows }: SheetContent): PlainCell[][] =>
  rows.map(({ cells, locked }) =>
    cells.filter((_, place) => !columns[place]?.isLocked && !locked.includes(place)),
  );

describe.each(forms)('written workbook of %s (writeDraftBook)', (_, program) => {
  it('is read back unchanged, whatever values it has', async () => {
    const form = await program.load();
    for (const seed of SEEDS) unchanged(createDraftSource(form, generatedAnswers(form, CTX, seed), CTX));
  });
});

describe.each(programs.map((program) => [program.key, program] as const))(
  'workbook read into %s (planWholeBook)',
  (key, program) => {
    it('fills an empty draft, including what only its own answers require', async () => {
      const form = await program.load();
      for (const { data, ctx } of readSamples(key)) {
        const from = createDraftSource(form, addRowIds(form.sections, data), ctx);
        unchanged(from);
        const book = writeDraftBook(from);
        // The cell contains a value that a person cannot type.
        const before = createDraftSource(form, untyped(from, book.sheets), ctx);
        const plan = planWholeBook(before, readBack(book));
        expect(plan.faults.filter(({ isRefused }) => isRefused)).toEqual([]);
        const after = writeDraftBook(createDraftSource(form, plan.answers, ctx));
        expect(after.sheets.map(({ name }) => name)).toEqual(book.sheets.map(({ name }) => name));
        for (const [place, sheet] of book.sheets.entries())
          expect(typedCells(after.sheets[place] as SheetContent), sheet.name).toEqual(typedCells(sheet));
      }
    });
  },
);

describe('instructions of a workbook (generateWorkbook)', () => {
  const coverIn = (language: Language) => {
    const steps = generateWorkbook(createDraftSource(smallForm, createValidAnswers(), ctx), origin, language);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value.cover?.rows.flat().join('\n') ?? '';
    }
  };

  it.each([
    ['zh', '点击“导入工作簿”'],
    ['en', 'choose “Import workbook” on the page'],
    ['ar', 'choose “Import workbook (استيراد المصنف)” on the page'],
  ] as const)('name the button as the page in %s does', (language, words) => {
    expect(coverIn(language)).toContain(words);
  });
});

/** The draft reduced to the values that its sheets lock. */
function untyped({ answers }: DraftSource, sheets: SheetContent[]): Answers {
  const kept = sheets.flatMap(({ section = '', rows }): [string, Answers[string]][] => {
    const record = answers[section];
    if (!record || Array.isArray(record)) return [];
    const locked = rows.flatMap(({ cells, locked: places }) =>
      places.length > 0 && cells[0]?.kind === 'text' ? [cells[0].text] : [],
    );
    return [[section, Object.fromEntries(locked.map((field) => [field, record[field]]))]];
  });
  return Object.fromEntries(kept);
}
