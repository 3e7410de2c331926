/** A text of the product in both of its languages. Whatever carries `zh` and `en` can be said. */
export interface Text {
  zh: string;
  en: string;
}

/** The word of a state, with the colour of its tag. */
export type StateWord = Text & { colour: 'default' | 'processing' | 'success' | 'warning' | 'error' };

export type Language = keyof Text;

/** One text for each plural category of the language; the parameter `count` decides, as for `key_one` and `key_other` of i18next. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text with `{{name}}` placeholders, in the notation of i18next. */
export type TextTemplate = Record<Language, string | PluralForms>;

/** A parameter that is a text itself is said in the language of the place that it goes to. */
export type TextParameters = Record<string, string | number | Text>;

export const say = (text: Text, language: Language): string => text[language];

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const pluralRules: Record<Language, Intl.PluralRules> = {
  zh: new Intl.PluralRules('zh'),
  en: new Intl.PluralRules('en'),
};

/** Fills the placeholders of a template in both languages. One without a value stays as it is. */
export function fillText(template: TextTemplate, parameters: TextParameters): Text {
  const fill = (language: Language) => {
    const forms = template[language];
    const category = pluralRules[language].select(Number(parameters.count));
    const text = typeof forms === 'string' ? forms : (forms[category] ?? forms.other);
    return text.replace(PLACEHOLDER, (placeholder, name) => {
      const value = parameters[name];
      if (value === undefined) return placeholder;
      return typeof value === 'object' ? value[language] : String(value);
    });
  };
  return { zh: fill('zh'), en: fill('en') };
}
