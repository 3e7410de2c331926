/**
 * The kinds of text that a call takes. Each text is normalised; a fault that only the writer can mend is refused with a
 * sentence that names the character. No call accepts a text without such a kind.
 */
import { z } from 'zod';
import {
  countCharacters,
  isVisibleText,
  normaliseLine,
  normaliseText,
  removeFormlessCharacters,
} from '../checks/characters';
import { findUnfitCharacter, findUnfitCharacterInLine } from '../checks/unfit-text';
import type { Text } from '../text';

const refusing =
  (faultOf: (text: string) => Text | null) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const text = faultOf(value);
    if (text) issues.push({ code: 'custom', input: value, params: { text } });
  };

/** Limit in characters as readers count them, like the fields of forms: 𠮷 is one. */
const signsAtMost =
  (maximum: number) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    if (value.length > maximum && countCharacters(value) > maximum)
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
  };

/** A text of one line: a name, a title, a key. */
export const line = (atMost: number) =>
  z
    .string()
    .overwrite(normaliseLine)
    .check(signsAtMost(atMost), refusing(findUnfitCharacterInLine))
    .meta({ maxLength: atMost });

/** A text of several lines: an opinion, a question. */
export const lines = (atMost: number) =>
  z
    .string()
    .overwrite((text) => normaliseText(text).trim())
    .check(signsAtMost(atMost), refusing(findUnfitCharacter))
    .meta({ maxLength: atMost });

/** A required text: refused with `message` where it has no visible character. */
export const visible = <Kind extends z.ZodType<string>>(kind: Kind, message: Text) =>
  kind.refine(isVisibleText, { params: { text: message } });

/** A key of a dictionary. */
export const key = line(64);

/** The id of a row. An impossible id is answered like an unknown one. */
export const id = line(200);

const CODE_AT_MOST = 64;

function bareCode(typed: string): string {
  const text = removeFormlessCharacters(typed);
  return text.length <= CODE_AT_MOST ? text : text.replace(/\s+/g, '').slice(0, CODE_AT_MOST);
}

/**
 * A typed number or code, such as a telephone number or a credit code, without the invisible characters that address books
 * put around it. It is cut to CODE_AT_MOST characters; the check of the number or code itself still refuses it as too long.
 */
export const code = z.string().overwrite(bareCode).check(refusing(findUnfitCharacterInLine));

/** Words to search for. */
export const keyword = line(100);

/** The name of an uploaded file; domain/files/names.ts checks it. */
export const fileName = z.string().overwrite(normaliseLine).max(1000);
