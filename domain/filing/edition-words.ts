/** An answer without a place, in words that can be read when its form is forgotten. */
import type { AnswerValue, Dictionary, Field, FieldType, Form } from '../definition';
import { fillText, type Text } from '../text';
import type { Arrival, Cell } from './edition-steps';
import { formatValue } from './input';
import { fieldsOf } from './sections';

const rowText: Text = { zh: '第{n}行', en: 'Row {n}' };

const joined = (parts: Text[]): Text => ({
  zh: parts.map(({ zh }) => zh).join(' / '),
  en: parts.map(({ en }) => en).join(' / '),
});

const named = (key: string): Text => ({ zh: key, en: key });

/** `given`: as the value stood before, for its row. */
export function labelOf(form: Form, { cell, retired }: Arrival, given?: Cell): Text {
  const section = form.sections.find(({ key }) => key === cell.section);
  const field = section && fieldsOf(section).find(({ key }) => key === cell.field);
  const fixed = section?.kind === 'table' && section.fixedRows?.find(({ key }) => key === cell.id);
  const parts: Text[] = [retired?.section ?? section?.title ?? named(cell.section)];
  if (given?.row !== undefined) parts.push(fixed || fillText(rowText, { n: given.row + 1 }));
  parts.push(retired?.field ?? field ?? named(cell.field));
  return joined(parts);
}

interface Worded {
  text?: Text;
  type?: string;
}

/** The words of a value that is a key of a list, and its kind, as far as its field is known. */
export function wordsOf(form: Form, { cell, retired }: Arrival, value: AnswerValue): Worded {
  const section = form.sections.find(({ key }) => key === cell.section);
  const known = section && fieldsOf(section).find(({ key }) => key === cell.field);
  const about: { type?: FieldType; options?: unknown } | undefined = retired ? retired.field : known;
  if (!about) return {};
  const { type = about.options ? 'select' : undefined, options } = about;
  const field = { type, options: options as Dictionary } as Field;
  const isWorded = options !== undefined || typeof value === 'boolean';
  return {
    ...(type && { type }),
    ...(isWorded && { text: { zh: formatValue(field, value, 'zh'), en: formatValue(field, value, 'en') } }),
  };
}
