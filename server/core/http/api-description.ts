import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AUTH_SCHEME } from '../../../domain/api/codes';
import type { CallDefinition } from '../../../domain/calls/define';
import { createAuthHook } from './auth';

/** Encodings of an answer that is constant for the life of the process: built once, and compressed once. */
type Coding = 'br' | 'gzip' | 'identity';

interface KeptAnswer {
  type: string;
  etag: string;
  bytes: Record<Coding, Buffer>;
}

/** Lower quality than that of the portal's files, because compressing delays the first request; this takes milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function keepAnswer(type: string, text: string): Promise<KeptAnswer> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { type, etag, bytes: { br, gzip: zipped, identity } };
}

/** Selects the most compact encoding that the client accepts; `gzip, br;q=0` excludes br. */
function selectCoding(accepted = ''): Coding {
  const taken = accepted.split(',').flatMap((each) => {
    const [name = '', weight] = each.trim().split(/;\s?q=/);
    return weight === undefined || Number(weight) > 0 ? [name] : [];
  });
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? 'identity';
}

/** Sends a cached answer, or 304 if the client has it. */
function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: KeptAnswer,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const coding = selectCoding(headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(type).send(bytes[coding]);
}

const buildEnvelopeSchema = (data: z.ZodType) =>
  z.object({ code: z.literal(200), msg: z.string(), data }).describe('Success');

const refusal = z
  .object({ code: z.literal([208, -1]), msg: z.union([z.string(), z.array(z.string())]), data: z.unknown() })
  .describe('208: refused for a reason of the business; -1: failure, with a line per fault');

/** A call as fastify's plugins describe it; validation itself happens in route.ts, in the caller's language. */
export const buildCallSchema = (call: CallDefinition): FastifySchema => ({
  operationId: call.name,
  tags: [call.tag],
  summary: call.summary,
  ...(call.access === 'public' ? {} : { security: [{ token: [] }] }),
  ...(call.access === 'public' || call.access === 'signedIn' ? {} : { description: `Right: ${call.access}` }),
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.body && { body: call.body }),
  ...(call.upload && { consumes: [call.upload.type], body: call.upload.shape }),
  response: { 200: z.union([buildEnvelopeSchema(call.data ?? z.unknown()), refusal]) },
});

const PAGE = '/api/docs';

/**
 * Files that the build writes beside the bundle, by the path that they are served at; from source they are generated on
 * demand.
 */
export const DESCRIPTION_FILES: Record<string, string> = {
  [`${PAGE}/json`]: 'openapi.json',
  [`${PAGE}/yaml`]: 'openapi.yaml',
};

function readBuiltDescription(address: string): string | null {
  const path = join(__dirname, DESCRIPTION_FILES[address] ?? address);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Caches the descriptions by path, each with its compressed forms. */
function keepDescriptions(app: FastifyInstance): (address: string) => Promise<KeptAnswer> | undefined {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const make = (address: string) =>
    address.endsWith('json')
      ? keepAnswer(
          'application/json; charset=utf-8',
          readBuiltDescription(address) ?? JSON.stringify(app.swagger()),
        )
      : keepAnswer('application/x-yaml', readBuiltDescription(address) ?? app.swagger({ yaml: true }));
  return (address) => {
    if (!DESCRIPTION_FILES[address]) return undefined;
    const answer = kept.get(address) ?? make(address);
    kept.set(address, answer);
    return answer;
  };
}

/**
 * OpenAPI 3.1 at /api/docs/json and a page at /api/docs, from the calls that are registered after this. `access`: who may
 * read it.
 */
export async function addApiDescription(
  app: FastifyInstance,
  version: string,
  access: 'public' | 'signedIn',
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Declaration portal',
        version,
        description:
          'Every answer is {code, msg, data}. HTTP 401 and 403: the session is not there or has ended; ' +
          '429 and 503 carry Retry-After.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: `${AUTH_SCHEME} <access>`,
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  const keptAt = keepDescriptions(app);
  const answerKept = async (request: FastifyRequest, reply: FastifyReply) => {
    const kept = await keptAt(request.routeOptions.url ?? '');
    return kept && sendKept(request, reply, kept);
  };
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    uiConfig: { docExpansion: 'none' },
    uiHooks: { onRequest: createAuthHook({ access }), preHandler: answerKept },
  });
}
