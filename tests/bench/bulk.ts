/** 500 rows at once into a table of an incubator: pasted from the clipboard, and read from a spreadsheet file, alone or as a workbook. */
import type { Browser, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import type { AnswerValue, Field, Row, TableSection } from '../../domain/definition';
import { formatValue } from '../../domain/filing/input';
import { createFormScope } from '../../domain/filing/scope';
import { buildSheet } from '../../domain/spreadsheet/sheet';
import { requireForm } from '../support/require-form';
import { generateCreditCode, registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { findControl, recordTasks, withPage } from './browser';
import { saveDraft } from './large-filing';
import { printTable } from './runs';

const form = requireForm('incubation_carrier');

const ROWS = 500;
const LIMIT_MS = 100;
const PROGRAM = 'incubation_carrier';
const FORM = '/forms/incubationCarrier?section=incubateeData';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const section = form.sections.find(({ key }) => key === 'incubateeData') as TableSection;

const firstLeaf = (field: Field): AnswerValue => {
  if (!('options' in field && 'items' in field.options)) return null;
  let [option] = field.options.items;
  while (option?.children?.length) [option] = option.children;
  return option?.value ?? null;
};

const answerOf = (field: Field, place: number): AnswerValue => {
  switch (field.type) {
    case 'date':
      return '2024-05-06';
    case 'boolean':
      return place % 2 === 0;
    case 'cascader':
    case 'select':
      return firstLeaf(field);
    case 'integer':
    case 'decimal':
    case 'money_wan':
      return place + 1;
    case 'credit_code':
      return generateCreditCode();
    default:
      return `在孵企业${place}`;
  }
};

const rows = Array.from({ length: ROWS }, (_, i) => section.columns.map((field) => answerOf(field, i)));

const block = rows
  .map((row) => row.map((value, i) => formatValue(section.columns[i] as Field, value, 'zh')).join('\t'))
  .join('\n');

const file = async (): Promise<Buffer> => {
  const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };
  const answers = {
    [section.key]: rows.map((row, i) => ({
      row: `n${i}`,
      ...Object.fromEntries(row.map((value, column) => [section.columns[column]?.key, value])),
    })),
  };
  const scope = createFormScope(form, answers, ctx);
  const sheet = buildSheet({ section, answers, filled: answers, scope }, 'zh');
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheet.name);
  page.addRow(sheet.columns.map(({ head }) => head));
  for (const { cells } of sheet.rows) page.addRow(cells.map((cell) => plain(cell)));
  return Buffer.from(await book.xlsx.writeBuffer());
};

const plain = (cell: ReturnType<typeof buildSheet>['rows'][number]['cells'][number]) => {
  switch (cell?.kind) {
    case 'text':
      return cell.text;
    case 'number':
      return cell.number;
    case 'flag':
      return cell.flag;
    case 'date':
      return new Date(`${cell.date}T00:00:00Z`);
    default:
      return null;
  }
};

/** One way of bringing rows in: what stands in the table before, what is made ready, and what the person does then. */
interface BulkInput {
  name: string;
  before: Row[];
  prepare?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const paste: BulkInput = {
  name: 'paste',
  before: [{ row: 'first', company_name: '在孵企业' }],
  prepare: async (page) => {
    await findControl(page, `${section.key}[0].${section.columns[0]?.key}`).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  },
  act: (page) => page.keyboard.press('Control+V'),
};

/** Through one of the two inputs of the page: the workbook's stands in the head of the form, the table's above the table. */
const importThrough = (name: string, place: 'first' | 'last'): BulkInput => ({
  name,
  before: [],
  act: async (page) => {
    const buffer = await file();
    await page
      .locator('input[type=file][accept=".xlsx"]')
      [place]()
      .setInputFiles({ name: 'rows.xlsx', mimeType: XLSX, buffer });
    await page.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click();
  },
});

const importFile = importThrough('import from .xlsx', 'last');
const importBook = importThrough('import as a workbook', 'first');

/** Runs in the page: the same rows as text, in a table that nobody can type in. */
const drawBare = (text: string) => {
  const table = document.body.appendChild(document.createElement('table'));
  for (const line of text.split('\n')) {
    const row = table.insertRow();
    for (const cell of line.split('\t')) row.insertCell().textContent = cell;
  }
};

/** The tasks of the page until all rows are there and kept by the server, and those of the same rows alone. */
const tasksOf = async (browser: Browser, server: RealServer, { before, prepare, act }: BulkInput) => {
  const { client } = await registerCompany(server);
  await saveDraft(client, PROGRAM, { [section.key]: before });
  return withPage(browser, { client, path: FORM }, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: '导出 Excel' }).waitFor();
    await prepare?.(page);
    let doneMs = Number.NaN;
    const tasks = await recordTasks(browser, page, async () => {
      const start = performance.now();
      await act(page);
      await page.getByText(`共${ROWS}行`).waitFor();
      doneMs = performance.now() - start;
      await page.getByText(/已自动保存/).waitFor({ timeout: 60_000 });
    });
    const bare = await recordTasks(browser, page, async () => {
      await page.evaluate(drawBare, block);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    return { longest: Math.max(...tasks), all: sumOf(tasks), bare: sumOf(bare), doneMs };
  });
};

const sumOf = (tasks: number[]) => tasks.reduce((total, task) => total + task, 0);

export const benchBulk = async (browser: Browser, server: RealServer): Promise<void> => {
  const lines: (string | number)[][] = [];
  for (const way of [paste, importFile, importBook]) {
    const { longest, all, bare, doneMs } = await tasksOf(browser, server, way);
    lines.push([way.name, longest, longest < LIMIT_MS ? 'yes' : 'NO', all, bare, doneMs]);
  }
  printTable(
    `${ROWS} rows into a table, until the server keeps them, processor ms of the page`,
    [
      'way',
      'longest task',
      `< ${LIMIT_MS}`,
      'all tasks',
      'the same rows as bare text',
      'there after (clock)',
    ],
    lines,
  );
};
