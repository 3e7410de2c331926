import type { FastifyInstance } from 'fastify';
import { reviewMessages } from '../../domain/api/messages/review';
import { reviewChanges } from '../../domain/calls/changes';
import { deliveries } from '../../domain/calls/deliveries';
import { readLog } from '../../domain/calls/read-log';
import {
  decideFiling,
  reviewLogFile as logFileCall,
  markRead as markReadCall,
  notePresence as notePresenceCall,
  reviewFiling,
} from '../../domain/calls/review';
import { actionNames } from '../../domain/filing/actions';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Job } from '../core/jobs/every';
import { expireCorrections, remindOfCorrections } from './correction-deadlines-service';
import { deliveriesOf } from './deliveries-service';
import { tellOfDue } from './due-service';
import { markRead } from './marks-service';
import { carryOutDue } from './orders-runner-service';
import { searchReads } from './read-log-service';
import type { ReviewParts } from './review-parts';
import { compareReviewed, decideReviewed, notePresence, openReviewed, reviewLogFile } from './review-service';
import { foldWorkList } from './work-service';

const LOOK_EVERY_MS = 60_000;

export const reviewJobs = (parts: ReviewParts): Job[] => [
  { name: 'corrections', everyMs: LOOK_EVERY_MS, run: () => expireCorrections(parts) },
  { name: 'reminders', everyMs: LOOK_EVERY_MS, run: () => remindOfCorrections(parts) },
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
  route(app, readLog, ({ caller, query }) => searchReads(parts, caller, query));
  route(app, decideFiling, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [decideFiling.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      decideReviewed(parts, caller, params.id, body, language),
    );
    return answer(data, fillText(reviewMessages.decided, { action: actionNames[body.action] }));
  });
}
