/**
 * Hidden characters in stored texts: texts from before they were refused may hold characters that reverse or hide text.
 * They are left out where texts are shown, and the office is told in which texts they stand.
 */
import { listUnshownCharacters } from '../checks/characters';
import type { Answers, AnswerValue, Form } from '../definition';
import { type Language, say, type Text } from '../text';
import { isRecord, isRowSection, listSectionFields } from './sections';

export interface UnshownText {
  /** `section.field` or `section[0].field` */
  path: string;
  label: Text;
  /** The characters, each once, as `U+202E`. */
  characters: string[];
}

/** In the order of the form. */
export function listUnshownTexts(form: Form, answers: Answers): UnshownText[] {
  return form.sections.flatMap((section) => {
    const fields = listSectionFields(section);
    const of = (record: Record<string, AnswerValue>, path: string): UnshownText[] =>
      fields.flatMap(({ key, zh, en }) => {
        const value = record[key];
        const characters = typeof value === 'string' ? listUnshownCharacters(value) : [];
        return characters.length === 0 ? [] : [{ path: `${path}.${key}`, label: { zh, en }, characters }];
      });
    const given: unknown = answers[section.key];
    if (isRowSection(section) && Array.isArray(given))
      return given.flatMap((row, i) => (isRecord(row) ? of(row as never, `${section.key}[${i}]`) : []));
    return isRecord(given) ? of(given as never, section.key) : [];
  });
}

/** The texts with hidden characters in one language, as the wire has them. */
export const labelUnshownTexts = (form: Form, answers: Answers, language: Language) =>
  listUnshownTexts(form, answers).map(({ label, ...rest }) => ({ ...rest, field: say(label, language) }));
