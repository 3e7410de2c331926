import type { IncomingMessage } from 'node:http';
import { CODE } from '../../../domain/api/codes';
import type { ResponseEnvelope } from '../../../domain/api/envelope';
import { commonMessages } from '../../../domain/api/messages';
import { type Language, say, type Text } from '../../../domain/text';

/** The answer of a handler whose success says more than "success". */
export class Answer<D> {
  constructor(
    readonly data: D,
    readonly text: Text,
  ) {}
}

export const answer = <D>(data: D, text: Text): Answer<D> => new Answer(data, text);

export const buildSuccess = <D>(
  data: D,
  language: Language,
  text: Text = commonMessages.success,
): ResponseEnvelope<D> => ({
  code: CODE.success,
  msg: say(text, language),
  data,
});

export const buildRefusal = (
  code: typeof CODE.businessError | typeof CODE.failure,
  text: Text | Text[],
  language: Language,
  data: unknown = null,
): ResponseEnvelope => ({
  code,
  msg: Array.isArray(text) ? text.map((line) => say(line, language)) : say(text, language),
  data,
});

/** The portal always sends its own language; outside clients get the English wording of the contract. */
export function getRequestLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  const [, asked] = /^\s*(zh|ar)\b/i.exec(request.headers['accept-language'] ?? '') ?? [];
  return (asked?.toLowerCase() as 'zh' | 'ar' | undefined) ?? 'en';
}
