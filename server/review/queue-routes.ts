import type { FastifyInstance } from 'fastify';
import { assigningMessages } from '../../domain/api/messages/assigning';
import { phraseMessages } from '../../domain/api/messages/phrases';
import { rankingMessages } from '../../domain/api/messages/ranking';
import * as calls from '../../domain/calls/assigning';
import * as phraseCalls from '../../domain/calls/phrases';
import * as rankingCalls from '../../domain/calls/ranking';
import { reviewQueue as reviewQueueCall } from '../../domain/calls/review';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { assignEach, findAssignees } from './assigning-service';
import { setBudget } from './budget-service';
import {
  createView,
  deletePhrase,
  deleteView,
  listPhrases,
  listViews,
  savePhrase,
  updateView,
} from './kept-service';
import { reviewQueue } from './queue-service';
import { listSeries, proposeGrant, readRanking } from './ranking-service';
import type { ReviewParts } from './review-parts';
import { previewSharing } from './sharing-service';

export function queueRoutes(app: FastifyInstance, parts: ReviewParts): void {
  route(app, reviewQueueCall, ({ caller, query, language }) => reviewQueue(parts, caller, query, language));

  route(app, calls.assignees, ({ caller, language }) => findAssignees(parts, caller, language));
  route(app, calls.assignFilings, async ({ caller, body, language }) => {
    const result = await assignEach(parts, caller, body, language);
    const { assigned, unassigned } = assigningMessages;
    const text = body.assignee === null ? unassigned : assigned;
    return answer(result, fillText(text, { count: result.done.length }));
  });

  route(app, calls.previewSharing, ({ caller, body, language }) =>
    previewSharing(parts, caller, body, language),
  );

  route(app, calls.savedViews, ({ caller }) => listViews(parts, caller));
  route(app, calls.createView, async ({ caller, body }) =>
    answer(await createView(parts, caller, body), assigningMessages.viewSaved),
  );
  route(app, calls.updateView, async ({ caller, params, body }) =>
    answer(await updateView(parts, caller, params.id, body), assigningMessages.viewSaved),
  );
  route(app, calls.deleteView, async ({ caller, params }) =>
    answer(await deleteView(parts, caller, params.id), assigningMessages.viewDeleted),
  );

  route(app, phraseCalls.phrases, ({ caller }) => listPhrases(parts, caller));
  route(app, phraseCalls.savePhrase, async ({ caller, body }) =>
    answer(await savePhrase(parts, caller, body), phraseMessages.saved),
  );
  route(app, phraseCalls.deletePhrase, async ({ caller, params }) =>
    answer(await deletePhrase(parts, caller, params.id), phraseMessages.deleted),
  );
}

export function rankingRoutes(app: FastifyInstance, parts: ReviewParts): void {
  route(app, rankingCalls.ranking, ({ caller, query, language }) =>
    readRanking(parts, caller, query, language),
  );
  route(app, rankingCalls.rankedSeries, ({ caller }) => listSeries(parts, caller));
  route(app, rankingCalls.setBudget, async ({ caller, body }) =>
    answer(await setBudget(parts, caller, body), rankingMessages.budgetSet),
  );
  route(app, rankingCalls.proposeGrant, ({ caller, params, body }) =>
    proposeGrant(parts, caller, params.id, body),
  );
}
