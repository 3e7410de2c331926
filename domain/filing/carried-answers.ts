/**
 * Answers carried from one field to another that asks for the same: between types that can hold the same value, and between
 * lists of choices by what their options say. A value that the other field would refuse today is not carried.
 */
import type { AnswerValue, ChoiceField, Dictionary, Field, Option } from '../definition';
import { findOptionPath } from '../expressions/choices';
import { type FileFacts, findRefusedFileProperty } from '../files/names';
import { normaliseValue } from './input';
import { isRowOptions, listOptionValues } from './options';
import { isEmpty, isNumberField, isReadOnlyField, isTypedField } from './sections';
import { findDraftFault, findSubmitFault } from './value-checks';

/** Files of the company by id, and whether OFD is accepted in place of PDF. */
export interface KnownFiles {
  known: ReadonlyMap<string, FileFacts>;
  takesOfd: boolean;
}

const dictionaryOf = (field: Field): Dictionary | undefined =>
  'options' in field && !isRowOptions(field.options) ? field.options : undefined;

/** True for fields whose answers a person types and could give again in another filing. */
export const isReusable = (field: Field): boolean =>
  isTypedField(field) && !isReadOnlyField(field) && !('options' in field && isRowOptions(field.options));

/** True where both fields ask the same and store their answers in the same way. */
export const isSameQuestion = (a: Field, b: Field): boolean =>
  a.key === b.key &&
  a.zh === b.zh &&
  a.type === b.type &&
  a.unit === b.unit &&
  dictionaryOf(a)?.name === dictionaryOf(b)?.name;

function takesFiles(field: Field, ids: AnswerValue, files: KnownFiles): boolean {
  if (field.type !== 'file' || !Array.isArray(ids)) return true;
  return ids.every((id) => {
    const file = files.known.get(String(id));
    return file !== undefined && findRefusedFileProperty(field, file, files.takesOfd) === null;
  });
}

/** True if the field would accept the value today, regardless of the other answers. */
const takes = (field: Field, value: AnswerValue, files: KnownFiles): boolean =>
  !isEmpty(value) &&
  !findDraftFault(field, value) &&
  !findSubmitFault(field, value, {}) &&
  takesFiles(field, value, files);

/** Text of an option without what brackets add: 发明专利（非国防专利） is a 发明专利. */
const bareText = ({ zh }: Option): string => zh.replace(/（[^（）]*）|\([^()]*\)|\s/g, '');

const namesOf = ({ value, sameAs }: Option): string[] => [String(value), ...(sameAs ? [sameAs] : [])];

/** Leaf of a list that means the same as an option of another one; undefined where none does, or several. */
function findSameOption(leaves: readonly Option[], given: Option): Option | undefined {
  const alike = leaves.filter((leaf) => bareText(leaf) === bareText(given));
  if (alike.length < 2) return alike[0];
  const named = alike.filter((leaf) => namesOf(leaf).some((name) => namesOf(given).includes(name)));
  return named.length === 1 ? named[0] : undefined;
}

const listLeaves = (items: readonly Option[]): Option[] =>
  items.flatMap((item) => (item.children ? listLeaves(item.children) : [item]));

/** Choice of the other list that means the same: of a tree, the leaf itself or the nearest of its ancestors that has one. */
function carryChoice(from: ChoiceField, to: ChoiceField, value: string | number): AnswerValue {
  const source = dictionaryOf(from);
  const target = dictionaryOf(to);
  if (!source || !target) return undefined;
  if (source.name === target.name && listOptionValues(to, {}).has(value)) return value;
  const leaves = listLeaves(target.items);
  const path = findOptionPath(source.items, value).reverse();
  return path.map((option) => findSameOption(leaves, option)).find((option) => option !== undefined)?.value;
}

/** Choice of a list by a text; undefined where no option says it. */
function findChoiceByText(to: ChoiceField, text: string): AnswerValue {
  const target = dictionaryOf(to);
  return target && findSameOption(listLeaves(target.items), { value: text, zh: text, en: text })?.value;
}

const TEXTS: ReadonlySet<Field['type']> = new Set([
  'text',
  'textarea',
  'phone',
  'email',
  'credit_code',
  'id_card',
  'url',
]);
const CHOICES: ReadonlySet<Field['type']> = new Set(['select', 'cascader']);

/** Length of a date that a type holds; a shorter one is the beginning of a longer one. */
const DATE_LENGTHS: Partial<Record<Field['type'], number>> = { date: 10, month: 7, year: 4 };

function carryDate(to: Field, value: string | number): AnswerValue {
  const text = String(value);
  const length = DATE_LENGTHS[to.type] ?? 0;
  if (text.length < length) return undefined;
  return to.type === 'year' ? Number(text.slice(0, length)) : text.slice(0, length);
}

const isChoice = (field: Field): field is ChoiceField => CHOICES.has(field.type);

function convert(from: Field, to: Field, value: AnswerValue): AnswerValue {
  const isSingle = typeof value === 'string' || typeof value === 'number';
  if (isChoice(to) && isSingle)
    return isChoice(from) ? carryChoice(from, to, value) : findChoiceByText(to, String(value));
  if (TEXTS.has(to.type) && isChoice(from) && isSingle) {
    const option = findOptionPath(dictionaryOf(from)?.items, value).at(-1);
    return option?.zh;
  }
  if (TEXTS.has(to.type) && TEXTS.has(from.type) && typeof value === 'string')
    return normaliseValue(to, value);
  if (DATE_LENGTHS[to.type] && DATE_LENGTHS[from.type] && isSingle) return carryDate(to, value);
  if (isNumberField(to) && isNumberField(from)) return to.unit === from.unit ? value : undefined;
  return from.type === to.type && !isChoice(to) ? value : undefined;
}

/** Value of a field in another one that asks for the same; undefined where it does not fit there. */
export function carryAnswer(from: Field, to: Field, value: AnswerValue, files: KnownFiles): AnswerValue {
  if (!isReusable(to) || isEmpty(value)) return undefined;
  const carried = convert(from, to, value);
  return takes(to, carried, files) ? carried : undefined;
}
