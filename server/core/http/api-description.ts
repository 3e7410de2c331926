import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AUTH_SCHEME } from '../../../domain/api/codes';
import type { Call } from '../../../domain/calls/define';
import { showableJson } from '../showable-json';
import { authenticate } from './auth';
import { type KeptAnswer, keepAnswer, sendKept } from './kept-answer';

const envelopeOf = (data: z.ZodType) =>
  z.object({ code: z.literal(200), msg: z.string(), data }).describe('Success');

const refusal = z
  .object({ code: z.literal([208, -1]), msg: z.union([z.string(), z.array(z.string())]), data: z.unknown() })
  .describe('208: refused for a reason of the business; -1: failure, with a line per fault');

/** A call as fastify's plugins describe it; validation itself happens in route.ts, in the caller's language. */
export const schemaOf = (call: Call): FastifySchema => ({
  operationId: call.name,
  tags: [call.tag],
  summary: call.summary,
  ...(call.access === 'public' ? {} : { security: [{ token: [] }] }),
  ...(call.access === 'public' || call.access === 'signedIn' ? {} : { description: `Right: ${call.access}` }),
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.body && { body: call.body }),
  ...(call.upload && { consumes: [call.upload.type], body: call.upload.shape }),
  response: { 200: z.union([envelopeOf(call.data ?? z.unknown()), refusal]) },
});

const PAGE = '/api/docs';

/** Under which address which text is kept: writing it down takes half a second, which no caller may cost the others. */
function keepDescriptions(app: FastifyInstance): (address: string) => Promise<KeptAnswer> | undefined {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const texts: Record<string, () => Promise<KeptAnswer>> = {
    [`${PAGE}/json`]: () => keepAnswer('application/json; charset=utf-8', JSON.stringify(app.swagger())),
    [`${PAGE}/yaml`]: () => keepAnswer('application/x-yaml', app.swagger({ yaml: true })),
  };
  const keptAt = (address: string) => {
    const answer = kept.get(address) ?? texts[address]?.();
    if (answer) kept.set(address, answer);
    return answer;
  };
  // An application whose port is taken already is about to serve; a test asks for the description, or does not.
  app.addHook('onReady', async () => {
    if (!app.server.listening) return;
    for (const address of Object.keys(texts)) await keptAt(address);
  });
  return keptAt;
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
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => showableJson);
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
    uiHooks: { onRequest: authenticate({ access }), preHandler: answerKept },
  });
}
