import type { FastifyInstance } from 'fastify';
import * as calls from '../../../domain/inbox/calls';
import { inboxMessages } from '../../../domain/inbox/inbox-messages';
import { defineFeature } from '../define-feature';
import type { Deps } from '../deps';
import { answer } from '../http/envelope';
import { route } from '../http/route';
import { createDailyMailJob } from './daily-mail';
import { readNotificationChoices, saveNotificationChoices, saveReminderDays } from './notification-choices';
import { listMessages, listNotices, markMessagesRead, readHighlights } from './read-messages';

function addRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.messages, ({ caller, query, language }) => listMessages(deps, caller, query, language));
  route(app, calls.glint, ({ caller, language }) => readHighlights(deps, caller, language));
  route(app, calls.notices, ({ caller, language }) => listNotices(deps, caller, language));
  route(app, calls.batchRead, async ({ caller, body }) =>
    answer(await markMessagesRead(deps, caller, body), inboxMessages.marked),
  );
  route(app, calls.notificationChoices, ({ caller }) => readNotificationChoices(deps, caller));
  route(app, calls.saveReminderDays, async ({ caller, body }) =>
    answer(await saveReminderDays(deps, caller, body), inboxMessages.daysChosen),
  );
  route(app, calls.saveNotificationChoices, async ({ caller, body }) =>
    answer(await saveNotificationChoices(deps, caller, body), inboxMessages.chosen),
  );
}

export const inboxFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
  jobs: (deps) => [createDailyMailJob(deps)],
});
