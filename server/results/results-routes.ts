import type { FastifyInstance } from 'fastify';
import { publicResults } from '../../domain/calls/results';
import { route } from '../core/http/route';
import type { Results } from './results-service';

/** The same for everybody, so that a proxy may answer; short enough for a revocation to show at once. */
const CACHED = { 'cache-control': 'public, max-age=30', vary: 'accept-language' };

export function resultsRoutes(app: FastifyInstance, results: Results): void {
  route(app, publicResults, ({ query, language, reply }) => {
    reply.headers(CACHED);
    return results.list(query, language);
  });
}
