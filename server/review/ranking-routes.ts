import type { FastifyInstance } from 'fastify';
import { rankingMessages } from '../../domain/api/messages/ranking';
import * as calls from '../../domain/calls/ranking';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { setBudget } from './budget-service';
import { listSeries, proposeGrant, readRanking } from './ranking-service';
import type { ReviewParts } from './review-parts';

export function rankingRoutes(app: FastifyInstance, parts: ReviewParts): void {
  route(app, calls.ranking, ({ caller, query, language }) => readRanking(parts, caller, query, language));
  route(app, calls.rankedSeries, ({ caller }) => listSeries(parts, caller));
  route(app, calls.setBudget, async ({ caller, body }) =>
    answer(await setBudget(parts, caller, body), rankingMessages.budgetSet),
  );
  route(app, calls.proposeGrant, ({ caller, params, body }) => proposeGrant(parts, caller, params.id, body));
}
