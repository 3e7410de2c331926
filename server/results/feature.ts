import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/results/calls';
import type { OpenDataFormat } from '../../domain/results/open-data';
import { defineFeature } from '../core/define-feature';
import { route } from '../core/http/route';
import { formatContentDisposition } from '../files/download';
import { createOpenData } from './open-data-service';
import { createResultsDeps, listResults, type ResultsDeps } from './results-service';

/** Cache headers of public answers: cacheable by proxies, briefly, so that a revocation shows soon. */
const CACHED = { 'cache-control': 'public, max-age=30', vary: 'accept-language' };

const TYPES: Record<OpenDataFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function addRoutes(app: FastifyInstance, deps: ResultsDeps): void {
  route(app, calls.publicResults, ({ query, language, reply }) => {
    reply.headers(CACHED);
    return listResults(deps, query, language);
  });

  route(app, calls.openData, async ({ query, raw, reply }) => {
    const { etag, changedAt, name, send } = await createOpenData(deps, query);
    reply.headers({
      etag,
      ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
      'cache-control': CACHED['cache-control'],
      // Scripts of any origin may read the open data.
      'access-control-allow-origin': '*',
    });
    if (raw.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply
      .headers({ 'content-type': TYPES[query.format], 'content-disposition': formatContentDisposition(name) })
      .send(send());
  });
}

export const resultsFeature = defineFeature({
  create: createResultsDeps,
  addRoutes,
});
