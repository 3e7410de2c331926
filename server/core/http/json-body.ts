import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { bodyMessages, commonMessages } from '../../../domain/api/messages';
import type { CallDefinition } from '../../../domain/calls/define';
import { fillText } from '../../../domain/text';
import { problems } from '../errors';
import { getBodyLimits, type JsonLimits } from './limits';

/** The one media type in which a call takes its body. */
export const getBodyType = (call?: CallDefinition): string => call?.upload?.type ?? 'application/json';

/**
 * Creates an onRequest hook for JSON calls: a body of another type is refused before it is read, even a type that another
 * call accepts. Upload calls check the type when they read the body.
 */
export function createBodyTypeHook(call: CallDefinition): onRequestHookHandler {
  return function refuseOtherType({ method, headers }, _reply, done) {
    const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given === undefined || call.upload || method === 'GET' || headers['content-length'] === '0')
      return done();
    if (given !== getBodyType(call)) throw problems.wrongType(getBodyType(call));
    done();
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

/** True for a JSON value with an unpaired surrogate: JSON can express one, the database's jsonb cannot store it. */
export const hasHalfCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\p{Surrogate}/u.test(value)
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasHalfCharacter);

/** Accepts JSON bodies only: checks the limits before parsing and drops `__proto__`; an empty body counts as none. */
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

/** The first point at which a JSON text exceeds its limits. */
interface JsonExcess {
  what: keyof JsonLimits;
  limit: number;
  /** Field path such as `data.team[3]`, truncated if long. */
  place: string;
}

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** 1 for each UTF-16 unit that is JSON syntax, so that one lookup skips every other unit. */
const shapes = new Uint8Array(65_536);
for (const unit of [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]) shapes[unit] = 1;

const KEY_SHOWN = 40;
const STEPS_SHOWN = 8;

/** A list or an object whose end has not been read yet. */
interface Open {
  isList: boolean;
  commas: number;
  awaitsKey: boolean;
  /** Offsets of the latest key in the text, without quotes. */
  key: [from: number, to: number];
}

/** Offset of the closing quote of the string that begins at `from`, or the length of the JSON where it does not end. */
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
 * Checks the limits of a JSON text before it is parsed, in one pass: a few milliseconds for 2 MB. Returns null within the
 * limits, and for broken JSON, which the parser reports.
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
