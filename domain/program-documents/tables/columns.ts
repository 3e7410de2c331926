/** Columns by what they hold. Texts of a column say what it does; `fits` says for which rows. */
import type { Dictionary, Field, Row } from '../../definition';
import { languageNames, say, type Text } from '../../text';
import {
  booleanCodec,
  choicesCodec,
  flagCodec,
  jsonCodec,
  linesCodec,
  numberCodec,
  numbersCodec,
  pairsCodec,
  textCodec,
} from './codecs';
import type { ColumnCodec, ItemColumn } from './item-table';

export interface ColumnWords extends Text {
  key: string;
  help?: Text;
  /** Path of the property; absent: the key of the column. */
  at?: readonly string[];
  fits?: (row: Row) => boolean;
  required?: boolean;
  codec?: ColumnCodec;
}

type FieldKind = Pick<Field, 'type'> & Record<string, unknown>;

export const LONGEST = { line: 500, words: 5000, expression: 10_000, rest: 32_000 } as const;

function column({ at, fits, codec, ...words }: ColumnWords, own: FieldKind, usual: ColumnCodec): ItemColumn {
  return {
    field: { ...words, ...own } as Field,
    at: at ?? [words.key],
    codec: codec ?? usual,
    ...(fits && { fits }),
  };
}

export const lineColumn = (words: ColumnWords, maxLength: number = LONGEST.line): ItemColumn =>
  column(words, { type: 'text', maxLength }, textCodec);

export const paragraphColumn = (words: ColumnWords, maxLength: number = LONGEST.words): ItemColumn =>
  column(words, { type: 'textarea', maxLength }, textCodec);

export const expressionColumn = (words: ColumnWords): ItemColumn =>
  paragraphColumn(words, LONGEST.expression);

/** A property that is true or absent. */
export const flagColumn = (words: ColumnWords): ItemColumn => column(words, { type: 'boolean' }, flagCodec);

export const yesNoColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'boolean' }, booleanCodec);

export const integerColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'integer' }, numberCodec);

export const numberColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'decimal' }, numberCodec);

export const choiceColumn = (words: ColumnWords, options: Dictionary): ItemColumn =>
  column(words, { type: 'select', options }, textCodec);

export const choicesColumn = (words: ColumnWords, options: Dictionary): ItemColumn =>
  column(words, { type: 'multiselect', options }, choicesCodec);

/** A list, one entry a line. */
export const linesColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'textarea', maxLength: LONGEST.rest }, linesCodec);

export const pairsColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'textarea', maxLength: LONGEST.rest }, pairsCodec);

export const numbersColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'text', maxLength: LONGEST.line }, numbersCodec);

export const jsonColumn = (words: ColumnWords): ItemColumn =>
  column(words, { type: 'textarea', maxLength: LONGEST.rest }, jsonCodec);

/** A text in three languages, of which Arabic may be absent. Without a path it is that of the item itself. */
export function textColumns(words: ColumnWords, maxLength: number = LONGEST.words): ItemColumn[] {
  const { key } = words;
  const at = words.at ?? (key ? [key] : []);
  return languageNames.map(([language, name]) => {
    const made = paragraphColumn(
      {
        ...words,
        zh: `${words.zh}（${name.zh}）`,
        en: `${words.en} (${name.en})`,
        key: key ? `${key}_${language}` : language,
        at: [...at, language],
        required: words.required === true && language !== 'ar',
      },
      maxLength,
    );
    // Composed when it is asked for: the portal loads the Arabic after this module.
    Object.defineProperty(made.field, 'ar', {
      get: () => `${say(words, 'ar')} (${say(name, 'ar')})`,
      enumerable: true,
    });
    return made;
  });
}

/** Properties of an item that have no column. */
export const REST = 'rest';

export const restField: Field = {
  key: REST,
  zh: '其余属性',
  en: 'Other properties',
  ar: 'خصائص أخرى',
  help: {
    zh: '没有单独列的属性，按 JSON 写成一个对象；一般不必填写',
    en: 'Properties without a column of their own, as a JSON object; usually empty',
    ar: 'خصائص ليس لها عمود، مكتوبة كائن JSON، وتكون فارغة عادة',
  },
  type: 'textarea',
  maxLength: LONGEST.rest,
};

/** Field that names a row of another table. */
export const referenceField = (
  words: Omit<ColumnWords, 'at' | 'codec' | 'fits'>,
  rowsOf: string,
  name: string,
): Field => ({ ...words, type: 'select', options: { rowsOf, column: name, isExact: true } });
