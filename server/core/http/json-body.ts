import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyMessages, commonMessages } from '../../../domain/api/messages';
import type { CallDefinition } from '../../../domain/calls/define';
import { fillText } from '../../../domain/text';
import { problems } from '../errors';
import { getBodyLimits, type JsonLimits } from './limits';

/** The one media type in which a call takes its body. */
export const getBodyType = (call?: CallDefinition): string => call?.upload?.type ?? 'application/json';

/**
 * An onRequest hook for calls that take JSON: a body of another type is refused before it is read, also one that another
 * call would take. Calls that take files look at what comes when they read it.
 */
export function createBodyTypeHook(call: CallDefinition) {
  return async function refuseOtherType({ method, headers }: FastifyRequest): Promise<void> {
    const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given === undefined || call.upload || method === 'GET' || headers['content-length'] === '0') return;
    if (given !== getBodyType(call)) throw problems.wrongType(getBodyType(call));
  };
}

/** Strict decoder: invalid UTF-8 is refused instead of silently replaced. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw problems.badRequest(commonMessages.notJson);
  }
}

/** True for a JSON value that holds half of a character: JSON can say it, the database's JSON keeps none. */
export const hasHalfCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\p{Surrogate}/u.test(value)
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasHalfCharacter);

/** JSON only, measured before it is parsed, `__proto__` dropped; an empty body is no body. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const json = decodeText(bytes as Buffer);
    if (json.trim() === '') return done(null, undefined);
    const excess = findJsonExcess(json, getBodyLimits(request.routeOptions.config.call));
    if (excess) return done(problems.badRequest(fillText(bodyMessages[excess.what], { ...excess })));
    parse(request, json, (error, body) =>
      error ? done(problems.badRequest(commonMessages.notJson)) : done(null, body),
    );
  });
}

/** The first place where a JSON text goes beyond its limits. */
interface JsonExcess {
  what: keyof JsonLimits;
  limit: number;
  /** Field path such as `data.team[3]`, truncated if long. */
  place: string;
}

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** 1 for each UTF-16 unit that shapes a JSON text: one look passes over everything else. */
const shapes = new Uint8Array(65_536);
for (const unit of [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]) shapes[unit] = 1;

const KEY_SHOWN = 40;
const STEPS_SHOWN = 8;

/** A list or an object that is open. */
interface Open {
  isList: boolean;
  commas: number;
  awaitsKey: boolean;
  /** The place of its last key in the text, without quotes. */
  key: [from: number, to: number];
}

/** The end of the text that begins with the quote at `from`; the length of the JSON where it does not end. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

function formatPlace(json: string, open: Open[]): string {
  const steps = open.slice(0, STEPS_SHOWN).map(({ isList, commas, key: [from, to] }, i) => {
    if (isList) return `[${commas}]`;
    return from < to ? `${i ? '.' : ''}${json.slice(from, Math.min(to, from + KEY_SHOWN))}` : '';
  });
  return steps.join('') || 'body';
}

/**
 * Measures a JSON text before it is parsed, in one pass: a few milliseconds for 2 MB. null: within its limits, or no
 * JSON, which the parser will say.
 */
export function findJsonExcess(json: string, limits: JsonLimits): JsonExcess | null {
  const open: Open[] = [];
  let inner: Open | undefined;
  let values = 1;
  const excess = (what: keyof JsonLimits, within = open): JsonExcess => ({
    what,
    limit: limits[what],
    place: formatPlace(json, within),
  });
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (shapes[char] === 0) continue;
    if (char === QUOTE) {
      const end = endOfText(json, i);
      if (inner?.awaitsKey) {
        inner.key = [i + 1, end];
        inner.awaitsKey = false;
      }
      if (end - i - 1 > limits.text) return excess('text');
      i = end;
    } else if (char === COMMA && inner) {
      const what = inner.isList ? 'items' : 'keys';
      inner.commas++;
      inner.awaitsKey = !inner.isList;
      if (inner.commas >= limits[what]) return excess(what, open.slice(0, -1));
      if (++values > limits.values) return excess('values', []);
    } else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (open.length >= limits.depth) return excess('depth');
      const isList = char === OPEN_LIST;
      inner = { isList, commas: 0, awaitsKey: !isList, key: [0, 0] };
      open.push(inner);
      if (++values > limits.values) return excess('values', []);
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) {
      open.pop();
      inner = open.at(-1);
    }
  }
  return null;
}
