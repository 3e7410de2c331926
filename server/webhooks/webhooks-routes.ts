import type { FastifyInstance } from 'fastify';
import { webhookMessages as texts } from '../../domain/api/messages/system';
import {
  createWebhook,
  deleteWebhook,
  replayWebhook,
  rotateWebhook,
  testWebhook,
  updateWebhook,
  webhookMessages,
  webhooks as webhooksCall,
} from '../../domain/webhooks/calls';
import { fillText } from '../../domain/text';
import { SECRET_OVERLAP_HOURS } from '../../domain/webhooks/webhooks';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Webhooks } from './webhooks-service';

export function webhooksRoutes(app: FastifyInstance, webhooks: Webhooks): void {
  route(app, webhooksCall, () => webhooks.list());
  route(app, createWebhook, async ({ caller, body }) =>
    answer(await webhooks.create(caller, body), texts.created),
  );
  route(app, updateWebhook, async ({ caller, params, body }) =>
    answer(await webhooks.update(caller, params.id, body), texts.saved),
  );
  route(app, deleteWebhook, async ({ caller, params }) =>
    answer(await webhooks.remove(caller, params.id), texts.removed),
  );
  route(app, rotateWebhook, async ({ caller, params }) =>
    answer(
      await webhooks.rotate(caller, params.id),
      fillText(texts.rotated, { hours: SECRET_OVERLAP_HOURS }),
    ),
  );
  route(app, testWebhook, async ({ caller, params }) =>
    answer(await webhooks.test(caller, params.id), texts.tested),
  );
  route(app, webhookMessages, ({ params, query }) => webhooks.messages(params.id, query));
  route(app, replayWebhook, async ({ caller, params, body }) => {
    const data = await webhooks.replay(caller, params.id, body);
    return answer(data, fillText(texts.replayed, data));
  });
}
