/** Answers of a paper that the portal printed without its answers beside the pages: read from the text, by the labels of the form. */
import type { Answers, Field, FieldAnswers, Form, FormScope, Row, Section } from '../definition';
import { documentWords } from '../document/words';
import { parseInput } from '../filing/input';
import { isVisible, listExpectedYears, listVisibleSections } from '../filing/scope';
import { isReadOnlyField, isRowSection, isTypedField, listSectionFields } from '../filing/sections';
import { getFieldUnit, getUnitText } from '../filing/units';
import { findLabelledTexts, type PaperLabel, type ValueSetting } from './labelled';
import { compactText, listCells, type TextLine } from './lines';

/** Names of a field as pages have them: with and without its unit, in both languages. */
function listNames(field: Field): string[] {
  const unit = getFieldUnit(field);
  const inWords = unit ? getUnitText(unit) : null;
  return [
    field.zh,
    field.en,
    ...(inWords ? [`${field.zh}（${inWords.zh}）`, `${field.en} (${inWords.en})`] : []),
  ].map(compactText);
}

/** Words that stand in place of an answer. */
const BLANKS = [documentWords.blank, documentWords.noRows].flatMap(({ zh, en }) => [zh, en]).concat('—', '');

const isAsked = (field: Field): boolean =>
  isTypedField(field) && !isReadOnlyField(field) && field.type !== 'file';

function parse(field: Field, text: string): FieldAnswers {
  if (BLANKS.includes(text)) return {};
  const read = parseInput(field, text);
  return 'value' in read && read.value !== null ? { [field.key]: read.value } : {};
}

/** Lines of each section, from its title to that of the next one; titles in a list of contents stand before. */
function splitSections(lines: readonly TextLine[], sections: readonly Section[]): Map<string, TextLine[]> {
  const titles = new Map(
    sections.flatMap(({ key, title }) => [title.zh, title.en].map((text) => [compactText(text), key])),
  );
  const parts = new Map<string, TextLine[]>();
  let current: string | undefined;
  for (const line of lines) {
    const begins = titles.get(line.compact);
    if (begins) parts.set(begins, []);
    current = begins ?? current;
    if (current && !begins) parts.get(current)?.push(line);
  }
  return parts;
}

/** The portal's own tables: lines of a cell near to each other, cells with little between them. */
const OWN_TABLES: ValueSetting = { linePitch: 1.5, cellGap: 0.55 };

function readPairs(lines: readonly TextLine[], fields: readonly Field[]): FieldAnswers {
  const labels = fields.map(
    (field): PaperLabel => ({
      key: field.key,
      words: listNames(field),
      isLong: field.type === 'text' || field.type === 'textarea',
    }),
  );
  const found: FieldAnswers = {};
  for (const { key, text, isBelow, isCutOff } of findLabelledTexts(lines, labels, OWN_TABLES)) {
    const field = fields.find((each) => each.key === key);
    const isWhole = !isBelow && !(isCutOff && field?.type === 'textarea');
    if (field && isWhole && isAsked(field) && !(key in found)) Object.assign(found, parse(field, text));
  }
  return found;
}

/** Rows of a year grid: indicators down, years across. */
function readYears(lines: readonly TextLine[], fields: readonly Field[], years: readonly number[]): Row[] {
  const rows = new Map<number, Row>();
  let columns: { year: number; middle: number }[] = [];
  for (const line of lines) {
    const cells = listCells(line);
    const heads = cells.flatMap(({ text, x, right }) =>
      years.includes(Number(text)) ? [{ year: Number(text), middle: (x + right) / 2 }] : [],
    );
    if (heads.length === years.length) columns = heads;
    const [name, ...values] = cells;
    const field = name && fields.find((each) => listNames(each).includes(compactText(name.text)));
    if (!field || !isAsked(field) || values.length !== columns.length) continue;
    for (const [at, { year }] of columns.entries())
      rows.set(year, { affiliation_year: year, ...rows.get(year), ...parse(field, values[at]?.text ?? '') });
  }
  return [...rows.values()];
}

/** Reads the answers of a printed filing by its labels: single answers and year grids. Tables of added rows need the exact answers. */
export function readPrintedText(form: Form, scope: FormScope, lines: readonly TextLine[]): Answers {
  const sections = listVisibleSections(form, scope);
  const parts = splitSections(lines, sections);
  const answers: Answers = {};
  for (const section of sections) {
    const own = parts.get(section.key) ?? [];
    const fields = listSectionFields(section).filter((field) => isVisible(field, scope));
    if (own.length === 0 || section.kind === 'declaration' || section.kind === 'computed') continue;
    if (section.kind === 'yearly')
      answers[section.key] = readYears(own, fields, listExpectedYears(section, scope));
    else if (!isRowSection(section)) answers[section.key] = readPairs(own, fields);
  }
  return answers;
}
