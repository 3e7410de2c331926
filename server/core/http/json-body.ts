import type { FastifyInstance } from 'fastify';
import { bodyMessages, commonMessages } from '../../../domain/api/messages/common';
import { fillText } from '../../../domain/text';
import { problems } from '../errors';
import { jsonExcess } from './json-size';
import { bodyLimitsOf } from './limits';

/** Strict: what is no UTF-8 would otherwise be kept as replacement characters, and nobody would know. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw problems.badRequest(commonMessages.notJson);
  }
}

/** True for a JSON value that holds half of a character: JSON can say it, the database's JSON keeps none. */
export const holdsHalfCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\p{Surrogate}/u.test(value)
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(holdsHalfCharacter);

/** JSON only, measured before it is parsed, `__proto__` dropped; an empty body is no body. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const json = textOf(bytes as Buffer);
    if (json.trim() === '') return done(null, undefined);
    const excess = jsonExcess(json, bodyLimitsOf(request.routeOptions.config.call));
    if (excess) return done(problems.badRequest(fillText(bodyMessages[excess.what], { ...excess })));
    parse(request, json, (error, body) =>
      error ? done(problems.badRequest(commonMessages.notJson)) : done(null, body),
    );
  });
}
