/** Ways in which values of a document stand in cells. */
import { readYesNo } from '../../checks/yes-no';
import type { AnswerValue } from '../../definition';
import { readAttachedFile, writeAttachedFile } from '../guide-files';
import { type ColumnCodec, isPlain, type PlainRecord } from './item-table';

const isText = (answer: AnswerValue): answer is string => typeof answer === 'string' && answer !== '';

const keepUnless = (isRight: (value: unknown) => boolean): ColumnCodec['write'] => {
  return (value) => (isRight(value) ? (value as AnswerValue) : undefined);
};

const readGiven: ColumnCodec['read'] = (answer) => (answer === null || answer === '' ? undefined : answer);

export const textCodec: ColumnCodec = {
  write: keepUnless((value) => typeof value === 'string' && value !== ''),
  read: readGiven,
};

export const numberCodec: ColumnCodec = {
  write: keepUnless((value) => typeof value === 'number'),
  read: readGiven,
};

export const booleanCodec: ColumnCodec = {
  write: keepUnless((value) => typeof value === 'boolean'),
  read: readGiven,
};

/** A property that is true or absent. */
export const flagCodec: ColumnCodec = {
  write: keepUnless((value) => value === true),
  read: (answer) => (answer === true ? true : undefined),
};

export const choicesCodec: ColumnCodec = {
  write: keepUnless((value) => Array.isArray(value) && value.length > 0),
  read: (answer) => (Array.isArray(answer) && answer.length === 0 ? undefined : readGiven(answer, {})),
};

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of texts, one a line. */
export const linesCodec: ColumnCodec = {
  write: (value) => (Array.isArray(value) && value.length > 0 ? value.join('\n') : undefined),
  read: (answer) => (isText(answer) ? splitLines(answer) : undefined),
};

/** A list that is always there: an empty cell is an empty list. */
export const anyLinesCodec: ColumnCodec = {
  write: linesCodec.write,
  read: (answer) => linesCodec.read(answer, {}) ?? [],
};

export const numbersCodec: ColumnCodec = {
  write: (value) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : undefined),
  read: (answer) =>
    isText(answer)
      ? answer
          .split(/[,，、;；\s]+/)
          .filter(Boolean)
          .map((part) => (Number.isNaN(Number(part)) ? part : Number(part)))
      : undefined,
};

/** Names with a text each, one `name = text` a line. */
export const pairsCodec: ColumnCodec = {
  write: (value) =>
    isPlain(value) && Object.keys(value).length > 0
      ? Object.entries(value)
          .map(([name, text]) => `${name} = ${String(text)}`)
          .join('\n')
      : undefined,
  read: (answer) =>
    isText(answer)
      ? Object.fromEntries(
          splitLines(answer).map((line) => {
            const at = line.indexOf('=');
            return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
          }),
        )
      : undefined,
};

/** A text or a number; a text that looks like a number stands in quotation marks. */
export const literalCodec: ColumnCodec = {
  write(value) {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return undefined;
    return isNumeral(value) || /^".*"$/s.test(value) ? JSON.stringify(value) : value || undefined;
  },
  read(answer) {
    if (!isText(answer)) return undefined;
    if (isNumeral(answer)) return Number(answer);
    return /^".*"$/s.test(answer) ? readJson(answer) : answer;
  },
};

const isNumeral = (text: string): boolean => text !== '' && String(Number(text)) === text;

/** Whole numbers as such, everything else as an expression. */
export const countCodec: ColumnCodec = {
  write: (value) => (typeof value === 'number' || textCodec.write(value, {}) ? String(value) : undefined),
  read: (answer) => (isText(answer) && /^\d+$/.test(answer) ? Number(answer) : readGiven(answer, {})),
};

const NUMERIC_TYPES: readonly unknown[] = ['integer', 'decimal', 'money_wan', 'percent', 'year'];
const LIST_TYPES: readonly unknown[] = ['multiselect', 'file'];

/** A value of the field itself, as its type has it. */
export const fieldValueCodec: ColumnCodec = {
  write(value, { type }) {
    if (NUMERIC_TYPES.includes(type)) return typeof value === 'number' ? String(value) : undefined;
    if (type === 'boolean') return typeof value === 'boolean' ? (value ? '是' : '否') : undefined;
    if (LIST_TYPES.includes(type)) return linesCodec.write(value, {});
    return textCodec.write(value, {});
  },
  read(answer, { type }) {
    if (!isText(answer)) return undefined;
    if (NUMERIC_TYPES.includes(type)) return Number.isNaN(Number(answer)) ? answer : Number(answer);
    if (type === 'boolean') return readYesNo(answer) ?? answer;
    return LIST_TYPES.includes(type) ? splitLines(answer) : answer;
  },
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const jsonCodec: ColumnCodec = {
  write: (value) => (value === undefined ? undefined : JSON.stringify(value)),
  read: (answer) => (isText(answer) ? readJson(answer) : undefined),
};

/** An uploaded file in one cell, so that two people at it never mix the name of one with the content of another. */
export const attachedFileCodec: ColumnCodec = {
  write: (value) => writeAttachedFile(value),
  read: (answer) => (isText(answer) ? (readAttachedFile(answer) ?? answer) : undefined),
};

const isPlainLine = (text: string): boolean =>
  text !== '' && text.trim() === text && !/^["[]|[\r\n]/.test(text) && typeof readJson(text) === 'string';

const writeValue = (value: unknown): string =>
  typeof value === 'string' && isPlainLine(value) ? value : JSON.stringify(value);

const NO_VALUES = '{}';

/** Values with their names, one `name = value` a line: texts as they are, everything else as JSON. */
export const valuesCodec: ColumnCodec = {
  write(value) {
    if (!isPlain(value)) return undefined;
    const lines = Object.entries(value).map(([name, each]) => `${name} = ${writeValue(each)}`);
    return lines.join('\n') || NO_VALUES;
  },
  read(answer) {
    if (answer === NO_VALUES) return {};
    const pairs = pairsCodec.read(answer, {}) as Record<string, string> | undefined;
    return pairs && Object.fromEntries(Object.entries(pairs).map(([name, text]) => [name, readJson(text)]));
  },
};

/** Properties without a column of their own, as the text of an object; null for a text that is none. */
export function readOtherProperties(answer: AnswerValue): PlainRecord | null {
  if (!isText(answer)) return {};
  const found = readJson(answer);
  return isPlain(found) ? found : null;
}
