import type { FastifyInstance } from 'fastify';
import { readLog } from '../../domain/audit/calls';
import { companyRecord } from '../../domain/company/record-calls';
import { actionNames } from '../../domain/filing/actions';
import { reviewChanges } from '../../domain/filing/comparison-calls';
import { deliveries } from '../../domain/inbox/delivery-calls';
import * as assigningCalls from '../../domain/review/assignment-calls';
import {
  decideFiling,
  reviewLogFile as logFileCall,
  markRead as markReadCall,
  notePresence as notePresenceCall,
  reviewFiling,
} from '../../domain/review/calls';
import {
  assigningMessages,
  orderMessages,
  phraseMessages,
  rankingMessages,
  reviewMessages,
} from '../../domain/review/messages';
import * as orderCalls from '../../domain/review/order-calls';
import * as phraseCalls from '../../domain/review/phrase-calls';
import { reviewQueue as reviewQueueCall } from '../../domain/review/queue-calls';
import * as rankingCalls from '../../domain/review/ranking-calls';
import { fillText, type Text } from '../../domain/text';
import { workflowMessages } from '../../domain/workflow/messages';
import { partNames } from '../../domain/workflow/workflow';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Job } from '../core/jobs/every';
import { assignEach, findAssignees, previewSharing } from './assigning-service';
import { setBudget } from './budget-service';
import { loadCompanyRecord } from './company-record-service';
import { expireCorrections, remindOfCorrections } from './corrections-service';
import { deliveriesOf } from './deliveries-service';
import { tellOfDue } from './due-service';
import {
  createView,
  deletePhrase,
  deleteView,
  listPhrases,
  listViews,
  savePhrase,
  updateView,
} from './kept-service';
import { setLevelDeadlines } from './level-deadlines-service';
import { markRead } from './marks-service';
import { previewOrder } from './orders-preview-service';
import { carryOutDue } from './orders-runner-service';
import { listOrders, noteSeen, order, readOrder, takeBack } from './orders-service';
import { reviewQueue } from './queue-service';
import { listSeries, proposeGrant, readRanking } from './ranking-service';
import { searchReads } from './read-log-service';
import type { ReviewParts } from './review-parts';
import { compareReviewed, decideReviewed, notePresence, openReviewed, reviewLogFile } from './review-service';
import { listToSign, signDecision, signDecisions } from './signatures-service';
import { foldWorkList } from './work-service';

export function queueRoutes(app: FastifyInstance, parts: ReviewParts): void {
  route(app, reviewQueueCall, ({ caller, query, language }) => reviewQueue(parts, caller, query, language));

  route(app, assigningCalls.assignees, ({ caller, language }) => findAssignees(parts, caller, language));
  route(app, assigningCalls.assignFilings, async ({ caller, body, language }) => {
    const result = await assignEach(parts, caller, body, language);
    const { assigned, unassigned } = assigningMessages;
    const text = body.assignee === null ? unassigned : assigned;
    return answer(result, fillText(text, { count: result.done.length }));
  });

  route(app, assigningCalls.previewSharing, ({ caller, body, language }) =>
    previewSharing(parts, caller, body, language),
  );

  route(app, assigningCalls.savedViews, ({ caller }) => listViews(parts, caller));
  route(app, assigningCalls.createView, async ({ caller, body }) =>
    answer(await createView(parts, caller, body), assigningMessages.viewSaved),
  );
  route(app, assigningCalls.updateView, async ({ caller, params, body }) =>
    answer(await updateView(parts, caller, params.id, body), assigningMessages.viewSaved),
  );
  route(app, assigningCalls.deleteView, async ({ caller, params }) =>
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

/** One that was carried out at once is not announced as one that can be taken back. */
function saidOf({ items, action, part }: orderCalls.OrderData, seconds: number): Text {
  const [first] = items;
  if (part)
    return fillText(workflowMessages.orderedToSign, { action: actionNames[action], part: partNames[part] });
  if (items.length > 1) return fillText(orderMessages.listOrdered, { count: items.length, seconds });
  const text = first?.state === 'waiting' ? orderMessages.ordered : reviewMessages.decided;
  return fillText(text, { action: actionNames[action], seconds });
}

export function ordersRoutes(app: FastifyInstance, parts: ReviewParts): void {
  route(app, orderCalls.previewOrder, ({ caller, body, language }) =>
    previewOrder(parts, caller, body, language),
  );
  route(app, orderCalls.orderDecision, async ({ caller, body, language, idempotencyKey }) => {
    const data = await order(parts, caller, body, idempotencyKey, language);
    return answer(data, saidOf(data, parts.env.holdSeconds));
  });
  route(app, orderCalls.decisionsToSign, ({ caller, query }) => listToSign(parts, caller, query));
  route(app, orderCalls.signDecision, async ({ caller, params, body }) => {
    await signDecision(parts, caller, params.id, body);
    return answer(null, body.agree ? workflowMessages.signed : workflowMessages.sentBack);
  });
  route(app, orderCalls.signDecisions, async ({ caller, body, language }) => {
    const result = await signDecisions(parts, caller, body, language);
    const counts = { done: result.done.length, refused: result.refused.length };
    return answer(
      result,
      fillText(body.agree ? workflowMessages.signedMany : workflowMessages.sentBackMany, counts),
    );
  });
  route(app, orderCalls.decisionOrders, ({ caller, query }) => listOrders(parts, caller, query));
  route(app, orderCalls.decisionOrder, ({ caller, params, language }) =>
    readOrder(parts, caller, params.id, language),
  );
  route(app, orderCalls.takeBackOrder, async ({ caller, params, language }) => {
    const { data, count } = await takeBack(parts, caller, params.id, language);
    return answer(data, fillText(orderMessages.takenBack, { count }));
  });
  route(app, orderCalls.noteOrder, ({ caller, params }) => noteSeen(parts, caller, params.id));
}

const LOOK_EVERY_MS = 60_000;
const DEADLINES_EVERY_MS = 600_000;

export const reviewJobs = (parts: ReviewParts): Job[] => [
  { name: 'corrections', everyMs: LOOK_EVERY_MS, run: () => expireCorrections(parts) },
  { name: 'reminders', everyMs: LOOK_EVERY_MS, run: () => remindOfCorrections(parts) },
  { name: 'level deadlines', everyMs: DEADLINES_EVERY_MS, run: () => setLevelDeadlines(parts) },
  { name: 'due', everyMs: LOOK_EVERY_MS, run: () => tellOfDue(parts) },
  carryOutDue(parts),
  foldWorkList(parts),
];

export function reviewRoutes(app: FastifyInstance, parts: ReviewParts): void {
  const { idempotency } = parts;
  route(app, reviewFiling, ({ caller, params, query, language }) =>
    openReviewed(parts, caller, params.id, query.ahead === 'true', language),
  );
  route(app, logFileCall, ({ caller, params }) => reviewLogFile(parts, caller, params.id));
  route(app, reviewChanges, ({ caller, params, query, language }) =>
    compareReviewed(parts, caller, params.id, query, language),
  );
  route(app, deliveries, ({ caller, params, language }) => deliveriesOf(parts, caller, params.id, language));
  route(app, markReadCall, ({ caller, params, body }) => markRead(parts, caller, params.id, body));
  route(app, notePresenceCall, ({ caller, params, body }) =>
    notePresence(parts, caller, params.id, body.section),
  );
  route(app, companyRecord, ({ caller, params, language }) =>
    loadCompanyRecord(parts, caller, params.id, language),
  );
  route(app, readLog, ({ caller, query }) => searchReads(parts, caller, query));
  route(app, decideFiling, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [decideFiling.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      decideReviewed(parts, caller, params.id, body, language),
    );
    return answer(data, fillText(reviewMessages.decided, { action: actionNames[body.action] }));
  });
}
