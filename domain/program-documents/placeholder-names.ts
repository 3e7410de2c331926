/** Names that new items have until somebody words them; no edition is issued with one. */
import type { Text } from '../text';

export const placeholderNames = {
  sections: { zh: '新分组', en: 'New section', ar: 'قسم جديد' },
  fields: { zh: '新字段', en: 'New field', ar: 'حقل جديد' },
  dictionaries: { zh: '新选项表', en: 'New list', ar: 'قائمة جديدة' },
  options: { zh: '新选项', en: 'New option', ar: 'خيار جديد' },
  fixedRows: { zh: '新固定行', en: 'New row', ar: 'صف جديد' },
} satisfies Record<string, Text>;

const NAMES: ReadonlySet<string> = new Set(
  Object.values(placeholderNames).flatMap((name) => Object.values(name)),
);

export const isPlaceholderName = (text: string): boolean => NAMES.has(text);

const LANGUAGES: ReadonlySet<string> = new Set(['zh', 'en', 'ar']);

/** Paths of the texts within a part of a document that are still placeholders. */
export const listPlaceholderPaths = (part: object, path: string): (readonly [path: string, name: string])[] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const own = `${path}.${key}`;
    if (typeof value === 'string')
      return LANGUAGES.has(key) && isPlaceholderName(value) ? [[own, value] as const] : [];
    return value && typeof value === 'object' ? listPlaceholderPaths(value, own) : [];
  });
