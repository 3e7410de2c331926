import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { commonMessages } from '../../../domain/api/messages';
import type { CallDefinition } from '../../../domain/calls/define';
import { countCharacters } from '../../../domain/checks/characters';
import { fillText, type Language, type Text } from '../../../domain/text';
import type { Caller } from '../access';
import { createFailure, problems } from '../errors';
import { buildCallSchema } from './api-description';
import { createAuthHook } from './auth';
import { runInStay, takeOwnersPlace, takePlace } from './budget';
import { Answer, buildSuccess, getRequestLanguage } from './envelope';
import { createBodyTypeHook } from './json-body';
import { getBodyLimits } from './limits';

const wording: Record<Language, z.core.$ZodErrorMap> = {
  zh: z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
  ar: z.locales.ar().localeError,
};

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

/**
 * Returns the portal's own wording of a validation issue: `params: { text }` of a custom check, or a fuller text for
 * length and number limits. zod words all others.
 */
function findOwnWording(issue: z.core.$ZodRawIssue): unknown {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return fillText(commonMessages.longText, {
      limit: Number(issue.maximum),
      actual: countCharacters(String(issue.input)),
    });
  if (issue.code === 'too_big' && issue.origin === 'number')
    return fillText(commonMessages.numberTooLarge, { limit: Number(issue.maximum) });
  if (issue.code === 'too_small' && issue.origin === 'number')
    return fillText(commonMessages.numberTooSmall, { limit: Number(issue.minimum) });
  return issue.code === 'custom' ? issue.params?.text : undefined;
}

function createErrorMap(language: Language): z.core.$ZodErrorMap {
  return (issue) => {
    const own = findOwnWording(issue);
    return isText(own) ? own[language] : wording[language](issue);
  };
}

const errorMaps = { zh: createErrorMap('zh'), en: createErrorMap('en'), ar: createErrorMap('ar') };

/** `items[2].name`, as the portal names fields. */
const formatFieldName = (path: PropertyKey[]): string =>
  path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i ? '.' : ''}${String(step)}`))
    .join('') || 'body';

/** Number of items of a list that are checked together. */
const CHECKED_AT_ONCE = 200;
/** Maximum number of faults that are worded. */
const WORDED_AT_MOST = 150;

type Parsed<T> = z.ZodSafeParseResult<T>;

const isLongList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > CHECKED_AT_ONCE;

/**
 * Checks the long lists of an object part by part, and gives the faults of the first part that has any: five thousand wrong
 * lines, each with a dozen faults, would hold the process for a second.
 */
function findFaultsInParts<T>(parse: (input: unknown) => Parsed<T>, input: object): z.core.$ZodIssue[] {
  for (const [key, list] of Object.entries(input)) {
    if (!isLongList(list)) continue;
    for (let from = 0; from < list.length; from += CHECKED_AT_ONCE) {
      const { error } = parse({ ...input, [key]: list.slice(from, from + CHECKED_AT_ONCE) });
      const moved = error?.issues.map((issue) =>
        issue.path[0] === key && typeof issue.path[1] === 'number'
          ? { ...issue, path: [key, issue.path[1] + from, ...issue.path.slice(2)] }
          : issue,
      );
      if (moved) return moved;
    }
  }
  return [];
}

/** Returns the parsed input, or throws code -1 with one line per fault, each naming its field. */
function validate<T>(schema: z.ZodType<T>, input: unknown, language: Language): T {
  const parse = (value: unknown): Parsed<T> => {
    let worded = 0;
    const word: z.core.$ZodErrorMap = (issue) =>
      worded++ < WORDED_AT_MOST ? errorMaps[language](issue) : '';
    return schema.safeParse(value ?? {}, { error: word });
  };
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const early = isObject ? findFaultsInParts(parse, input) : [];
  const result = early.length > 0 ? null : parse(input);
  if (result?.success) return result.data;
  const lines = (result?.error.issues ?? early).map(({ path, message }) => {
    const line = `${formatFieldName(path)}: ${message}`;
    return { zh: line, en: line };
  });
  throw createFailure(lines);
}

export interface CallRequest<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  /** Reading it in a public call throws "not authenticated". */
  caller: Caller;
  language: Language;
  ip: string;
  requestId: string;
  idempotencyKey: string | null;
  raw: FastifyRequest;
  reply: FastifyReply;
}

/** Gives the data of a success, an `answer(data, text)` with its own message, or the reply itself after sending a stream. */
export type CallHandler<P, Q, B, D> = (
  request: CallRequest<P, Q, B>,
) => D | Answer<D> | FastifyReply | Promise<D | Answer<D> | FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallDefinition;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Converts `{id}` in the path of a call to fastify's `:id`. */
const toRoutePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** A malformed id is answered like one that does not exist. */
function readParams<P>(schema: z.ZodType<P>, params: unknown): P {
  const result = schema.safeParse(params);
  if (!result.success) throw problems.notFound();
  return result.data;
}

/** Refuses repeated query parameters as ambiguous. */
function refuseRepeated(query: Record<string, unknown>): void {
  const repeated = Object.keys(query).filter((name) => Array.isArray(query[name]));
  if (repeated.length > 0)
    throw createFailure(repeated.map((name) => fillText(commonMessages.repeated, { name })));
}

/** Parses the query. Clients also send empty filters: where the empty value is not valid, the parameter counts as absent. */
function readQuery<Q>(schema: z.ZodType<Q>, query: Record<string, unknown>, language: Language): Q {
  refuseRepeated(query);
  const asSent = schema.safeParse(query);
  if (asSent.success) return asSent.data;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return validate(schema, Object.fromEntries(given), language);
}

function read<P, Q, B, D>(
  call: CallDefinition<P, Q, B, D>,
  raw: FastifyRequest,
  reply: FastifyReply,
): CallRequest<P, Q, B> {
  const language = getRequestLanguage(raw);
  return {
    params: call.params ? readParams(call.params, raw.params) : (raw.params as P),
    query: call.query
      ? readQuery(call.query, raw.query as Record<string, unknown>, language)
      : (raw.query as Q),
    body: call.body ? validate(call.body, raw.body, language) : (raw.body as B),
    get caller() {
      if (!raw.caller) throw problems.notAuthenticated();
      return raw.caller;
    },
    language,
    ip: raw.ip,
    requestId: raw.id,
    idempotencyKey: raw.headers['idempotency-key']?.toString() ?? null,
    raw,
    reply,
  };
}

/**
 * Registers a call: checks token and right, validates the input, strips output that its `data` shape does not name, and
 * wraps it in the envelope. Handlers deal with neither envelope nor status.
 */
export function route<P, Q, B, D>(
  app: FastifyInstance,
  call: CallDefinition<P, Q, B, D>,
  handler: CallHandler<P, Q, B, D>,
): void {
  app.route({
    method: call.method,
    url: toRoutePath(call.path),
    schema: buildCallSchema(call as CallDefinition),
    config: { call: call as CallDefinition },
    ...(call.exact && { serializerCompiler: () => (data: unknown) => JSON.stringify(data) }),
    bodyLimit: getBodyLimits(call).bytes,
    onRequest: [
      takePlace(call as CallDefinition),
      createAuthHook(call as CallDefinition),
      takeOwnersPlace,
      app.gate.limitCall,
      createBodyTypeHook(call as CallDefinition),
    ],
    handler: (raw, reply) =>
      runInStay(raw, async () => {
        const request = read(call, raw, reply);
        const given = await handler(request);
        if (reply.sent || given === reply) return reply;
        const { data, text } =
          given instanceof Answer ? given : new Answer(given as D, commonMessages.success);
        return buildSuccess(call.data ? call.data.parse(data) : (data ?? null), request.language, text);
      }),
  });
}
