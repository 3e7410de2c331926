import type { FastifyInstance } from 'fastify';
import { orderMessages } from '../../domain/api/messages/orders';
import { reviewMessages } from '../../domain/api/messages/review';
import { workflowMessages } from '../../domain/api/messages/workflow';
import * as calls from '../../domain/calls/orders';
import { actionNames } from '../../domain/filing/actions';
import { fillText, type Text } from '../../domain/text';
import { partNames } from '../../domain/workflow/workflow';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { previewOrder } from './orders-preview-service';
import { listOrders, noteSeen, order, readOrder, takeBack } from './orders-service';
import type { ReviewParts } from './review-parts';
import { listToSign, signDecision } from './signatures-service';

/** One that was carried out at once is not announced as one that can be taken back. */
function saidOf({ items, action, part }: calls.OrderData, seconds: number): Text {
  const [first] = items;
  if (part)
    return fillText(workflowMessages.orderedToSign, { action: actionNames[action], part: partNames[part] });
  if (items.length > 1) return fillText(orderMessages.listOrdered, { count: items.length, seconds });
  const text = first?.state === 'waiting' ? orderMessages.ordered : reviewMessages.decided;
  return fillText(text, { action: actionNames[action], seconds });
}

export function ordersRoutes(app: FastifyInstance, parts: ReviewParts): void {
  route(app, calls.previewOrder, ({ caller, body, language }) => previewOrder(parts, caller, body, language));
  route(app, calls.orderDecision, async ({ caller, body, language, idempotencyKey }) => {
    const data = await order(parts, caller, body, idempotencyKey, language);
    return answer(data, saidOf(data, parts.env.holdSeconds));
  });
  route(app, calls.decisionsToSign, ({ caller, query }) => listToSign(parts, caller, query));
  route(app, calls.signDecision, async ({ caller, params, body }) => {
    await signDecision(parts, caller, params.id, body);
    return answer(null, body.agree ? workflowMessages.signed : workflowMessages.sentBack);
  });
  route(app, calls.decisionOrders, ({ caller, query }) => listOrders(parts, caller, query));
  route(app, calls.decisionOrder, ({ caller, params, language }) =>
    readOrder(parts, caller, params.id, language),
  );
  route(app, calls.takeBackOrder, async ({ caller, params, language }) => {
    const { data, count } = await takeBack(parts, caller, params.id, language);
    return answer(data, fillText(orderMessages.takenBack, { count }));
  });
  route(app, calls.noteOrder, ({ caller, params }) => noteSeen(parts, caller, params.id));
}
