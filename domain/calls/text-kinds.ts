/**
 * The kinds of text that a call takes. Each is brought to its one form; what only its writer can mend is refused with a
 * sentence that names the character. No call takes a bare text.
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

/** The id of a row. One that cannot exist is answered like one that does not. */
export const id = line(200);

const CODE_AT_MOST = 64;

function bareCode(typed: string): string {
  const text = removeFormlessCharacters(typed);
  return text.length <= CODE_AT_MOST ? text : text.replace(/\s+/g, '').slice(0, CODE_AT_MOST);
}

/**
 * A number or code that somebody typed, such as a telephone or a credit code. It has no use for characters that nobody
 * sees, as address books put around it. Its own check says what is wrong with it: what is too long is so when cut, too.
 */
export const code = z.string().overwrite(bareCode).check(refusing(findUnfitCharacterInLine));

/** Words to search for. */
export const keyword = line(100);

/** The name of an uploaded file; domain/files/names says what is wrong with it. */
export const fileName = z.string().overwrite(normaliseLine).max(1000);
