/**
 * A text of the product, in Chinese and English; `ar` is present where pages in Arabic show it. The portal has the Arabic in
 * a chunk of its own (config/plugin-arabic.ts); server and documents use Chinese and English.
 */
export interface Text {
  zh: string;
  en: string;
  ar?: string;
}

/** The word of a state, with the colour of its tag. */
export type StateWord = Text & { colour: 'default' | 'processing' | 'success' | 'warning' | 'error' };

export type Language = 'zh' | 'en';

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

export const say = (text: Text, language: Language): string => text[language];

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const pluralRules = {
  zh: new Intl.PluralRules('zh'),
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};

/** Fills the placeholders of a template in each of its languages. A placeholder without a value stays as it is. */
export function fillText({ zh, en, ar }: TextTemplate, parameters: TextParameters): Text {
  const fill = (forms: string | PluralForms, language: keyof Text) => {
    const category = pluralRules[language].select(Number(parameters.count));
    const text = typeof forms === 'string' ? forms : (forms[category] ?? forms.other);
    return text.replace(PLACEHOLDER, (placeholder, name) => {
      const value = parameters[name];
      if (value === undefined) return placeholder;
      return typeof value === 'object' ? (value[language] ?? value.en) : String(value);
    });
  };
  return { zh: fill(zh, 'zh'), en: fill(en, 'en'), ...(ar && { ar: fill(ar, 'ar') }) };
}
