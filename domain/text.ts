import { isolate, isRightToLeft } from './bidi';
import { rewriteDay } from './day-format';

/**
 * A text of the product, in Chinese, English and Arabic. Arabic is left out where the office or a company has worded the text
 * itself, and in the scripts of the portal, which has it in a chunk of its own (config/plugin-arabic.ts, `setArabicWords`).
 */
export interface Text {
  zh: string;
  en: string;
  ar?: string;
}

/** The word of a state, with the colour of its tag. */
export type StateWord = Text & { colour: 'default' | 'processing' | 'success' | 'warning' | 'error' };

export type Language = 'zh' | 'en' | 'ar';

/** Names of the languages; in pairs, since an object of them would look like one text. */
export const languageNames: readonly (readonly [Language, Text])[] = [
  ['zh', { zh: '中文', en: 'Chinese', ar: 'بالصينية' }],
  ['en', { zh: '英文', en: 'English', ar: 'بالإنجليزية' }],
  ['ar', { zh: '阿文', en: 'Arabic', ar: 'بالعربية' }],
];

/** Language of documents and spreadsheets: those who read them read Chinese or English. */
export type FileLanguage = Exclude<Language, 'ar'>;

export const toFileLanguage = (language: Language): FileLanguage => (language === 'zh' ? 'zh' : 'en');

/**
 * One text for each plural category of the language; the parameter `count` decides, as for `key_one` and `key_other` of
 * i18next.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text with `{{name}}` placeholders, in the notation of i18next. */
export interface TextTemplate {
  zh: string | PluralForms;
  en: string | PluralForms;
  ar?: string | PluralForms;
}

/** Values of placeholders. A value that is a text itself is filled in in the language of the text around it. */
export type TextParameters = Record<string, string | number | Text>;

/** Arabic by the English of the same text or template, for those that come without it. */
export type ArabicWords = Readonly<Record<string, string | PluralForms>>;

let arabicWords: ArabicWords = {};

export function setArabicWords(words: ArabicWords): void {
  arabicWords = words;
}

/** Returns the Arabic of an English text that stands alone, if there is any. */
export function findArabic(english: string): string | undefined {
  const found = arabicWords[english];
  return typeof found === 'string' ? found : undefined;
}

/** Returns the wording of a text in a language; a text without Arabic is English there. */
export const say = (text: Text, language: Language): string =>
  language === 'ar' ? (text.ar ?? findArabic(text.en) ?? text.en) : text[language];

/** Creates a text from its wording in each language. */
export const wordText = (word: (language: Language) => string): Text => ({
  zh: word('zh'),
  en: word('en'),
  ar: word('ar'),
});

/** Arabic marks by English ones. */
const arabicMarks: Record<string, string> = { ', ': '، ', '; ': '؛ ' };

/** Joins texts by a mark: the first in Chinese, the second in English, and its like in Arabic. */
export function joinTexts(texts: readonly Text[], chineseMark = '、', mark = ', '): Text {
  const marks: Record<Language, string> = { zh: chineseMark, en: mark, ar: arabicMarks[mark] ?? mark };
  return wordText((language) => texts.map((text) => say(text, language)).join(marks[language]));
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Made at first use: a browser takes milliseconds for them. */
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

function selectPlural(count: number, language: Language): Intl.LDMLPluralRule {
  pluralRules[language] ??= new Intl.PluralRules(language);
  return pluralRules[language].select(count);
}

/**
 * Fills the placeholders of a template in each of its languages, days and times as the language writes them. A placeholder
 * without a value stays as it is.
 */
export function fillText(template: TextTemplate, parameters: TextParameters): Text {
  const { zh, en, ar = arabicWords[typeof en === 'string' ? en : en.other] } = template;
  const fill = (forms: string | PluralForms, language: Language) => {
    const text =
      typeof forms === 'string'
        ? forms
        : (forms[selectPlural(Number(parameters.count), language)] ?? forms.other);
    return text.replace(PLACEHOLDER, (placeholder, name) => {
      const value = parameters[name];
      if (value === undefined) return placeholder;
      const said = typeof value === 'object' ? say(value, language) : rewriteDay(language, String(value));
      // Between Arabic letters a number with its signs would be read from its end.
      return language === 'ar' && !isRightToLeft(said) ? isolate(said, 'rtl') : said;
    });
  };
  return { zh: fill(zh, 'zh'), en: fill(en, 'en'), ...(ar && { ar: fill(ar, 'ar') }) };
}
