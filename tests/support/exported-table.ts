/** Tables of the small form, exported and imported again. */
import type { Answers } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { createFormScope } from '../../domain/filing/scope';
import { formatCellName, type PlainCell, type ReadBook } from '../../domain/spreadsheet/model';
import { planImport } from '../../domain/spreadsheet/plan';
import { buildSheet } from '../../domain/spreadsheet/sheet';
import type { SheetSource } from '../../domain/spreadsheet/source';
import { ctx, smallForm } from './small-form';

export const ANSWERS: Answers = {
  basics: { has_team: true, registered: '2020-01-01' },
  team: [
    { row: 'a', name: '甲', share: 40, mail: 'a@b.cn' },
    { row: 'b', name: '乙', share: 60 },
  ],
  tasks: [{ row: 't', title: '任务', lead: 'T02', helpers: ['T01', 'T02'] }],
  funds: [{ row: 'own', amount: 10 }],
  years: [{ affiliation_year: 2024, income: 5, cost: 2 }],
};

export const sourceOf = (key: string, answers: Answers = ANSWERS): SheetSource => {
  const section = smallForm.sections.find((each) => each.key === key);
  if (!section) throw new Error(key);
  const filled = computeAnswers(smallForm, answers, ctx);
  return { section, answers, filled, scope: createFormScope(smallForm, filled, ctx) };
};

export const text = (value: string): PlainCell => ({ kind: 'text', text: value });
export const number = (value: number): PlainCell => ({ kind: 'number', number: value });

/** The exported file, whose cells a test can change by name (`C2`) before the import. */
export function exported(source: SheetSource) {
  const sheet = buildSheet(source, 'zh');
  const rows = [sheet.columns.map(({ head }) => text(head)), ...sheet.rows.map(({ cells }) => [...cells])];
  const book: ReadBook = {
    sheets: [{ name: sheet.name, rows: rows.map((cells, i) => ({ number: i + 1, cells })) }],
    known: { [sheet.section ?? '']: sheet.known },
  };
  return {
    book,
    sheet,
    rows,
    put(name: string, cell: PlainCell) {
      const column =
        rows[0]?.findIndex((_, i) => formatCellName(i, 1).replace('1', '') === name.replace(/\d+/, '')) ?? -1;
      const at = Number(name.replace(/\D+/, '')) - 1;
      if (!rows[at]) {
        rows[at] = sheet.columns.map(() => null);
        book.sheets[0]?.rows.push({ number: at + 1, cells: rows[at] });
      }
      (rows[at] as PlainCell[])[column] = cell;
      return this;
    },
    without(...numbers: number[]) {
      const only = book.sheets[0];
      if (only) only.rows = only.rows.filter((row) => !numbers.includes(row.number));
      return this;
    },
  };
}

let ids = 0;
export const plan = (source: SheetSource, book: ReadBook) => planImport(source, book, () => `new${++ids}`);
