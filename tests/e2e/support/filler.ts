/**
 * Fills any form through the page, from its definition and a sample filing: what a careful person would type, section
 * by section, in the words that the form shows. The path of an answer is the id of its control.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { applyRecordValues } from '../../../domain/company/record';
import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Form,
  Option,
  Row,
  Section,
  TableSection,
} from '../../../domain/definition';
import { isReadOnlyField, isTypedField, sumRowsOf } from '../../../domain/filing/sections';
import { createSamplePdf } from '../../support/sample-pdf';

const control = (page: Page, path: string) => page.locator(`[id="${path}"]`);

/** The way of writing: at once, where a test wants only what comes of it. The benchmark types key by key. */
export const hand = {
  write: (field: Locator, text: string): Promise<void> => field.fill(text),
  /** Brings an entry of an open list into view. */
  search: (input: Locator, text: string, _entry: Locator): Promise<void> => input.fill(text),
};

const isEmpty = (value: AnswerValue) => value === null || value === undefined || value === '';

const pathTo = (options: Option[], value: unknown): Option[] => {
  for (const option of options) {
    if (option.value === value) return [option];
    const below = pathTo(option.children ?? [], value);
    if (below.length > 0) return [option, ...below];
  }
  return [];
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True if the options come from a dictionary, false if they are the rows of another table. */
const isFixed = (field: Field) => 'options' in field && 'items' in field.options;

/** The words of an option; for values of another table's rows the value itself, which its label begins with. */
const labelOf = (field: Field, value: unknown): string => {
  if (!('options' in field && 'items' in field.options)) return String(value);
  const words = pathTo(field.options.items, value).map((option) => option.zh);
  if (words.length === 0) throw new Error(`${field.key} has no option ${value}`);
  return field.type === 'cascader' ? words.join(' / ') : (words.at(-1) ?? '');
};

const chooseIn = async (page: Page, path: string, field: Field, values: unknown[]) => {
  const input = control(page, path);
  const popup = page.locator('.ant-select-dropdown:visible').last();
  await input.click();
  const pick = async (value: unknown) => {
    const label = labelOf(field, value);
    const entries = popup.locator('.ant-select-item-option, .ant-cascader-menu-item');
    const entry = isFixed(field)
      ? entries.filter({ hasText: new RegExp(`^${escaped(label)}$`) })
      : entries.filter({ hasText: label });
    const words = field.type === 'cascader' ? (label.split(' / ').at(-1) ?? '') : label;
    await hand.search(input, words, entry.first());
    await entry.first().click({ timeout: 5_000 });
  };
  if (field.type === 'multiselect') {
    for (const value of values) await pick(value);
    await page.keyboard.press('Escape');
    return expect(popup).toBeHidden();
  }
  // The list is drawn anew while it is searched, and a click between two drawings meets no entry: a person clicks again.
  await expect(async () => {
    await pick(values[0]);
    await expect(popup).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
};

const attach = async (page: Page, path: string, field: Field, names: string[]) => {
  if (field.type !== 'file' || !field.accept.includes('pdf')) throw new Error(`${path} takes no PDF`);
  for (const [i, name] of names.entries()) {
    // Other bytes for each: the same content uploaded twice is stored once.
    const buffer = Buffer.concat([createSamplePdf(), Buffer.from(`% ${path} ${name} ${i}\n`)]);
    const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer };
    await control(page, path).setInputFiles(file);
  }
  const list = page.locator(`ul[aria-labelledby="${path}-label"], ul[aria-labelledby="${path}-popup-label"]`);
  await expect(list.getByRole('button', { name: /^下载/ })).toHaveCount(names.length);
};

/** One field in its own frame. */
export const fillField = async (
  page: Page,
  path: string,
  field: Field,
  value: AnswerValue,
): Promise<void> => {
  switch (field.type) {
    case 'boolean': {
      const group = page.locator(`[role=radiogroup][aria-labelledby="${path}-label"]`);
      return group.getByRole('radio', { name: value ? '是' : '否', exact: true }).check();
    }
    case 'select':
    case 'cascader':
      return chooseIn(page, path, field, [value]);
    case 'multiselect':
      return chooseIn(page, path, field, value as string[]);
    case 'file':
      return attach(page, path, field, value as string[]);
    default:
      return hand.write(control(page, path), String(value));
  }
};

/** One cell of a grid: a text box, a list in place, or a dialog beside the cell for files. */
const fillCell = async (page: Page, path: string, field: Field, value: AnswerValue): Promise<void> => {
  switch (field.type) {
    case 'select':
    case 'cascader':
      return chooseIn(page, path, field, [value]);
    case 'multiselect':
      return chooseIn(page, path, field, value as string[]);
    case 'boolean':
      await control(page, path).click();
      return page
        .locator('.ant-select-dropdown:visible')
        .last()
        .getByTitle(value ? '是' : '否')
        .click();
    case 'file':
      await control(page, path).click();
      await fillField(page, `${path}-popup`, field, value);
      return page.keyboard.press('Escape');
    default:
      return hand.write(control(page, path), String(value));
  }
};

const typedFields = (fields: Field[]) =>
  fields.filter((field) => isTypedField(field) && !isReadOnlyField(field));

const fillFields = async (page: Page, section: Section & { fields: Field[] }, answers: FieldAnswers) => {
  for (const field of typedFields(section.fields)) {
    const value = answers[field.key];
    if (isEmpty(value)) continue;
    const path = `${section.key}.${field.key}`;
    if (section.kind === 'declaration' && field.type === 'boolean') await control(page, path).check();
    else await fillField(page, path, field, value);
  }
};

const fillRow = async (page: Page, path: string, fields: Field[], row: Row, asCell: boolean) => {
  for (const field of typedFields(fields)) {
    const value = row[field.key];
    if (isEmpty(value)) continue;
    await (asCell ? fillCell : fillField)(page, `${path}.${field.key}`, field, value);
  }
};

/** Rows that are given stand there already; others are added one by one. */
const fillTable = async (page: Page, section: TableSection, rows: Row[]) => {
  const sums = sumRowsOf(section);
  for (const [i, row] of rows.entries()) {
    const given = section.fixedRows?.findIndex(({ key }) => key === row.row) ?? i;
    if (!section.fixedRows) await page.getByRole('button', { name: /^添加一[行条]$/ }).click();
    if (sums.has(row.row ?? '')) continue;
    await fillRow(page, `${section.key}[${given}]`, section.columns, row, section.layout !== 'cards');
  }
};

/** Fills the section that is open. */
export const fillSection = async (page: Page, section: Section, answers: Answers): Promise<void> => {
  const own = answers[section.key];
  if (!own) return;
  switch (section.kind) {
    case 'computed':
      return;
    case 'table':
      return fillTable(page, section, own as Row[]);
    case 'yearly':
      for (const [i, row] of (own as Row[]).entries()) {
        const typed = section.indicators.filter((field) => field.key !== 'affiliation_year');
        await fillRow(page, `${section.key}[${i}]`, typed, row, true);
      }
      return;
    default:
      return fillFields(page, section as Section & { fields: Field[] }, own as FieldAnswers);
  }
};

/** The sample's company becomes the one that is signed in: nobody files for another. */
export const withOwnCompany = (
  form: Form,
  answers: Answers,
  { name, creditCode }: { name: string; creditCode: string },
): Answers => applyRecordValues(form, answers, { name, credit_code: creditCode });

/** Sections that a person types into, in the order of the form. */
export const listSectionsToFill = (form: Form, answers: Answers): Section[] =>
  form.sections.filter((section) => section.kind !== 'computed' && answers[section.key]);
