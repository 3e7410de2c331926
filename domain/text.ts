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

/** Puts values into the `{name}` places of a text, in both languages. A place without a value stays as it is. */
export function fillText(template: Text, parameters: TextParameters): Text {
  const put = (language: Language) =>
    template[language].replace(/\{(\w+)\}/g, (place, name) => {
      const value = parameters[name] ?? place;
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { zh: put('zh'), en: put('en') };
}
