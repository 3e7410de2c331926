/**
 * Hidden characters in stored texts: texts from before these were refused may contain characters that reverse or hide text. They
 * are left out where texts are shown, and the office learns which texts contain them.
 */
import { listUnshownCharacters } from '../checks/characters';
import type { Answers, AnswerValue, Form } from '../definition';
import { type Language, say, type Text } from '../text';
import { isRecord, isRowSection, listSectionFields } from './sections';

export interface UnshownText {
  /** Path such as `section.field` or `section[0].field`. */
  path: string;
  label: Text;
  /** Distinct hidden characters, as `U+202E`. */
  characters: string[];
}

/** Lists the texts with hidden characters, in the order of the form. */
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

/** Lists the texts with hidden characters in the shape of the wire, with labels in one language. */
export const labelUnshownTexts = (form: Form, answers: Answers, language: Language) =>
  listUnshownTexts(form, answers).map(({ label, ...rest }) => ({ ...rest, field: say(label, language) }));
