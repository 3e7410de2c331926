import type { FastifyInstance } from 'fastify';
import { commonMessages } from '../../domain/api/messages/common';
import { problems } from '../errors';
import { JSON_DEPTH } from './limits';

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = [91, 123];
const CLOSE = [93, 125];

/** Whether brackets nest deeper than `limit`, told without parsing. */
export function nestsDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (quoted) {
      if (char === BACKSLASH) i++;
      else if (char === QUOTE) quoted = false;
    } else if (char === QUOTE) quoted = true;
    else if (OPEN.includes(char) && ++depth > limit) return true;
    else if (CLOSE.includes(char)) depth--;
  }
  return false;
}

/** Strict: what is no UTF-8 would otherwise be kept as replacement characters, and nobody would know. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw problems.badRequest(commonMessages.notJson);
  }
}

/** Whether a JSON value holds half of a character: it can be said in JSON, but the database's JSON keeps none. */
export const holdsHalfCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\p{Surrogate}/u.test(value)
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(holdsHalfCharacter);

/** JSON only, never nested beyond reason, `__proto__` dropped; an empty body is no body. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const json = textOf(bytes as Buffer);
    if (json.trim() === '') return done(null, undefined);
    if (nestsDeeper(json, JSON_DEPTH)) return done(problems.badRequest(commonMessages.notJson));
    parse(request, json, (error, body) =>
      error ? done(problems.badRequest(commonMessages.notJson)) : done(null, body),
    );
  });
}
