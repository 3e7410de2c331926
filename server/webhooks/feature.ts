import type { FastifyInstance } from 'fastify';
import { webhookMessages as texts } from '../../domain/system/messages';
import { fillText } from '../../domain/text';
import * as calls from '../../domain/webhooks/calls';
import { SECRET_OVERLAP_HOURS } from '../../domain/webhooks/webhooks';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { createWebhookGateway } from './webhook-gateway';
import {
  createWebhook,
  deleteWebhook,
  listWebhookMessages,
  listWebhooks,
  replayWebhook,
  rotateWebhook,
  testWebhook,
  updateWebhook,
  type WebhookDeps,
} from './webhooks-service';

function addRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  route(app, calls.webhooks, () => listWebhooks(deps));
  route(app, calls.createWebhook, async ({ caller, body }) =>
    answer(await createWebhook(deps, caller, body), texts.created),
  );
  route(app, calls.updateWebhook, async ({ caller, params, body }) =>
    answer(await updateWebhook(deps, caller, params.id, body), texts.saved),
  );
  route(app, calls.deleteWebhook, async ({ caller, params }) =>
    answer(await deleteWebhook(deps, caller, params.id), texts.removed),
  );
  route(app, calls.rotateWebhook, async ({ caller, params }) =>
    answer(
      await rotateWebhook(deps, caller, params.id),
      fillText(texts.rotated, { hours: SECRET_OVERLAP_HOURS }),
    ),
  );
  route(app, calls.testWebhook, async ({ caller, params }) =>
    answer(await testWebhook(deps, caller, params.id), texts.tested),
  );
  route(app, calls.webhookMessages, ({ params, query, language }) =>
    listWebhookMessages(deps, params.id, query, language),
  );
  route(app, calls.replayWebhook, async ({ caller, params, body }) => {
    const data = await replayWebhook(deps, caller, params.id, body);
    return answer(data, fillText(texts.replayed, data));
  });
}

export const webhooksFeature = defineFeature({
  create(deps) {
    deps.gateways.webhook = createWebhookGateway(deps);
    return deps;
  },
  addRoutes,
});
