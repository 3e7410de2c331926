import type { FastifyInstance } from 'fastify';
import {
  batchRead,
  glint,
  messages,
  notices,
  notificationChoices,
  saveNotificationChoices,
} from '../../../domain/inbox/calls';
import { inboxMessages } from '../../../domain/inbox/inbox-messages';
import { defineFeature } from '../define-feature';
import { answer } from '../http/envelope';
import { route } from '../http/route';
import type { NotificationChoices } from './choices-service';
import { createNotificationChoices } from './choices-service';
import type { InboxService } from './inbox-service';

interface InboxServices {
  inbox: InboxService;
  choices: NotificationChoices;
}

function addRoutes(app: FastifyInstance, { inbox, choices }: InboxServices): void {
  route(app, messages, ({ caller, query, language }) => inbox.list(caller, query, language));
  route(app, glint, ({ caller, language }) => inbox.glint(caller, language));
  route(app, notices, ({ caller, language }) => inbox.notices(caller, language));
  route(app, batchRead, async ({ caller, body }) =>
    answer(await inbox.batchRead(caller, body), inboxMessages.marked),
  );
  route(app, notificationChoices, ({ caller }) => choices.read(caller));
  route(app, saveNotificationChoices, async ({ caller, body }) =>
    answer(await choices.save(caller, body), inboxMessages.chosen),
  );
}

export const inboxFeature = defineFeature({
  create: (deps) => ({ inbox: deps.inbox, choices: createNotificationChoices(deps) }),
  addRoutes,
  jobs: ({ choices }) => [choices.job],
});
