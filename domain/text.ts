/** A text of the product in both of its languages. Whatever carries `zh` and `en` can be said. */
export interface Text {
  zh: string;
  en: string;
}

/** The word of a state, with the colour of its tag. */
export type StateWord = Text & { colour: 'default' | 'processing' | 'success' | 'warning' | 'error' };

export type Language = keyof Text;

/** A parameter that is a text itself is said in the language of the place that it goes to. */
export type TextParameters = Record<string, string | number | Text>;

export const say = (text: Text, language: Language): string => text[language];

const PLACE = /\{(\w+)(?:\|([^{|}]+)\|([^{|}]+))?\}/g;

/**
 * Puts values into the `{name}` places of a text, in both languages. `{days|day|days}` says the first word where the value is 1, else
 * the second. A place without a value stays as it is.
 */
export function fillText(template: Text, parameters: TextParameters): Text {
  const put = (language: Language) =>
    template[language].replace(PLACE, (place, name, one, other) => {
      const value = parameters[name];
      if (value === undefined) return place;
      if (other) return Number(value) === 1 ? one : other;
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { zh: put('zh'), en: put('en') };
}
