import type { FastifyInstance } from 'fastify';
import { readLog } from '../../domain/audit/calls';
import { companyRecord } from '../../domain/company/record-calls';
import { reviewChanges } from '../../domain/filing/comparison-calls';
import { getActionWords } from '../../domain/filing/outcome';
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
  phraseMessages,
  rankingMessages,
  reviewMessages,
  scheduledDecisionMessages,
} from '../../domain/review/messages';
import * as phraseCalls from '../../domain/review/phrase-calls';
import { reviewQueue as reviewQueueCall } from '../../domain/review/queue-calls';
import * as rankingCalls from '../../domain/review/ranking-calls';
import * as orderCalls from '../../domain/review/scheduled-decision-calls';
import { fillText, type Text } from '../../domain/text';
import { workflowMessages } from '../../domain/workflow/messages';
import { partNames } from '../../domain/workflow/workflow';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { expertsFeature } from '../experts/feature';
import { filesFeature } from '../files/feature';
import { getProgram } from '../filings/filing-steps';
import { registersFeature } from '../registers/feature';
import { reportsFeature } from '../reports/feature';
import { assignListedFilings, findAssignees, previewSharing, undoAssignments } from './assigning-service';
import { setBudget } from './budget-service';
import { loadCompanyRecord } from './company-record-service';
import { expireCorrections } from './corrections-service';
import { previewDecision } from './decision-preview-service';
import { listFilingDeliveries } from './deliveries-service';
import { tellOfDue } from './due-service';
import { setLevelDeadlines } from './level-deadlines-service';
import { markRead } from './marks-service';
import { loadReviewQueue } from './queue-service';
import { listSeries, proposeGrant, readRanking } from './ranking-service';
import { searchReads } from './read-log-service';
import type { ReviewDeps } from './review-deps';
import { createReviewDeps } from './review-deps';
import {
  compareReviewedSubmissions,
  createReviewedLogFile,
  decideReviewed,
  openReviewed,
  recordReviewerPresence,
} from './review-service';
import {
  createView,
  deletePhrase,
  deleteView,
  listPhrases,
  listViews,
  savePhrase,
  updateView,
} from './saved-items-service';
import { createDueDecisionsJob } from './scheduled-decisions-runner-service';
import {
  listScheduledDecisions,
  loadScheduledDecision,
  markDecisionSeen,
  scheduleDecision,
  takeDecisionBack,
} from './scheduled-decisions-service';
import { listToSign, signDecision, signDecisions } from './signatures-service';
import { createWorkListJob, openWorkList, prepareEditions, watchWorkList } from './work-service';

function addQueueRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  route(app, reviewQueueCall, ({ caller, query, language }) =>
    loadReviewQueue(deps, caller, query, language),
  );

  route(app, assigningCalls.assignees, ({ caller, language }) => findAssignees(deps, caller, language));
  route(app, assigningCalls.assignFilings, async ({ caller, body, language }) => {
    const result = await assignListedFilings(deps, caller, body, language);
    const { assigned, unassigned } = assigningMessages;
    const text = body.assignee === null ? unassigned : assigned;
    return answer(result, fillText(text, { count: result.done.length }));
  });

  route(app, assigningCalls.undoAssignments, async ({ caller, body, language }) => {
    const result = await undoAssignments(deps, caller, body, language);
    const text = result.was_sent ? assigningMessages.undoneAfterSending : assigningMessages.undone;
    return answer(result, fillText(text, { count: result.done.length }));
  });

  route(app, assigningCalls.previewSharing, ({ caller, body, language }) =>
    previewSharing(deps, caller, body, language),
  );

  route(app, assigningCalls.savedViews, ({ caller }) => listViews(deps, caller));
  route(app, assigningCalls.createView, async ({ caller, body }) =>
    answer(await createView(deps, caller, body), assigningMessages.viewSaved),
  );
  route(app, assigningCalls.updateView, async ({ caller, params, body }) =>
    answer(await updateView(deps, caller, params.id, body), assigningMessages.viewSaved),
  );
  route(app, assigningCalls.deleteView, async ({ caller, params }) =>
    answer(await deleteView(deps, caller, params.id), assigningMessages.viewDeleted),
  );

  route(app, phraseCalls.phrases, ({ caller }) => listPhrases(deps, caller));
  route(app, phraseCalls.savePhrase, async ({ caller, body }) =>
    answer(await savePhrase(deps, caller, body), phraseMessages.saved),
  );
  route(app, phraseCalls.deletePhrase, async ({ caller, params }) =>
    answer(await deletePhrase(deps, caller, params.id), phraseMessages.deleted),
  );
}

function addRankingRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  route(app, rankingCalls.ranking, ({ caller, query, language }) =>
    readRanking(deps, caller, query, language),
  );
  route(app, rankingCalls.rankedSeries, ({ caller }) => listSeries(deps, caller));
  route(app, rankingCalls.setBudget, async ({ caller, body }) =>
    answer(await setBudget(deps, caller, body), rankingMessages.budgetSet),
  );
  route(app, rankingCalls.proposeGrant, ({ caller, params, body }) =>
    proposeGrant(deps, caller, params.id, body),
  );
}

/** Text of the response to a scheduled decision; one that was carried out at once cannot be taken back. */
function getScheduledText(
  { programs }: ReviewDeps,
  { items, action: code, part, first: { program } }: orderCalls.ScheduledDecisionData,
  seconds: number,
): Text {
  const [first] = items;
  // The words of one program would be wrong for filings of several.
  const action = getActionWords(code, items.length > 1 ? undefined : getProgram(programs, program));
  if (part) return fillText(workflowMessages.orderedToSign, { action, part: partNames[part] });
  if (items.length > 1)
    return fillText(scheduledDecisionMessages.listOrdered, { count: items.length, seconds });
  const text = first?.state === 'waiting' ? scheduledDecisionMessages.ordered : reviewMessages.decided;
  return fillText(text, { action, seconds });
}

function addOrderRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  route(app, orderCalls.previewOrder, ({ caller, body, language }) =>
    previewDecision(deps, caller, body, language),
  );
  route(app, orderCalls.orderDecision, async ({ caller, body, language, idempotencyKey }) => {
    const data = await scheduleDecision(deps, caller, body, idempotencyKey, language);
    return answer(data, getScheduledText(deps, data, deps.env.holdSeconds));
  });
  route(app, orderCalls.decisionsToSign, ({ caller, query }) => listToSign(deps, caller, query));
  route(app, orderCalls.signDecision, async ({ caller, params, body }) => {
    await signDecision(deps, caller, params.id, body);
    return answer(null, body.agree ? workflowMessages.signed : workflowMessages.sentBack);
  });
  route(app, orderCalls.signDecisions, async ({ caller, body, language }) => {
    const result = await signDecisions(deps, caller, body, language);
    const counts = { done: result.done.length, refused: result.refused.length };
    return answer(
      result,
      fillText(body.agree ? workflowMessages.signedMany : workflowMessages.sentBackMany, counts),
    );
  });
  route(app, orderCalls.decisionOrders, ({ caller, query }) => listScheduledDecisions(deps, caller, query));
  route(app, orderCalls.decisionOrder, ({ caller, params, language }) =>
    loadScheduledDecision(deps, caller, params.id, language),
  );
  route(app, orderCalls.takeBackOrder, async ({ caller, params, language }) => {
    const { data, count } = await takeDecisionBack(deps, caller, params.id, language);
    return answer(data, fillText(scheduledDecisionMessages.takenBack, { count }));
  });
  route(app, orderCalls.noteOrder, ({ caller, params }) => markDecisionSeen(deps, caller, params.id));
}

const LOOK_EVERY_MS = 60_000;
const DEADLINES_EVERY_MS = 600_000;

function addReviewRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  const { idempotency } = deps;
  route(app, reviewFiling, ({ caller, params, query, language }) =>
    openReviewed(deps, caller, params.id, query.ahead === 'true', language),
  );
  route(app, logFileCall, ({ caller, params }) => createReviewedLogFile(deps, caller, params.id));
  route(app, reviewChanges, ({ caller, params, query, language }) =>
    compareReviewedSubmissions(deps, caller, params.id, query, language),
  );
  route(app, deliveries, ({ caller, params, language }) =>
    listFilingDeliveries(deps, caller, params.id, language),
  );
  route(app, markReadCall, ({ caller, params, body }) => markRead(deps, caller, params.id, body));
  route(app, notePresenceCall, ({ caller, params, body }) =>
    recordReviewerPresence(deps, caller, params.id, body.section),
  );
  route(app, companyRecord, ({ caller, params, language }) =>
    loadCompanyRecord(deps, caller, params.id, language),
  );
  route(app, readLog, ({ caller, query }) => searchReads(deps, caller, query));
  route(app, decideFiling, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [decideFiling.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      decideReviewed(deps, caller, params.id, body, language),
    );
    return answer(
      data,
      fillText(reviewMessages.decided, {
        action: getActionWords(
          body.action,
          getProgram(deps.programs, data.filing.program),
          data.log.at(-1)?.level,
        ),
      }),
    );
  });
}

export const reviewFeature = defineFeature({
  needs: {
    files: filesFeature,
    experts: expertsFeature,
    registers: registersFeature,
    reports: reportsFeature,
  },
  create: (deps, { files: { files }, experts, registers: { registers }, reports }) =>
    createReviewDeps(deps, { files, experts, registers, reports }),
  prepare: openWorkList,
  addRoutes(app, deps) {
    addQueueRoutes(app, deps);
    addOrderRoutes(app, deps);
    addRankingRoutes(app, deps);
    addReviewRoutes(app, deps);
  },
  jobs: (deps) => [
    { name: 'corrections', everyMs: LOOK_EVERY_MS, run: () => expireCorrections(deps) },
    { name: 'level deadlines', everyMs: DEADLINES_EVERY_MS, run: () => setLevelDeadlines(deps) },
    { name: 'due', everyMs: LOOK_EVERY_MS, run: () => tellOfDue(deps) },
    createDueDecisionsJob(deps),
    createWorkListJob(deps),
  ],
  starts: (deps) => [() => watchWorkList(deps), () => prepareEditions(deps)],
});
