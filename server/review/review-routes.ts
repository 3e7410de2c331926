import type { FastifyInstance } from 'fastify';
import { reviewMessages } from '../../domain/api/messages/review';
import { decideFiling, reviewFiling, reviewLogFile } from '../../domain/calls/review';
import { actionNames } from '../../domain/filing/status';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Idempotency } from '../filings/idempotency-store';
import type { Review } from './review-service';

export function reviewRoutes(
  app: FastifyInstance,
  { review, idempotency }: { review: Review; idempotency: Idempotency },
): void {
  route(app, reviewFiling, ({ caller, params, language }) => review.one(caller, params.id, language));
  route(app, reviewLogFile, ({ caller, params }) => review.logFile(caller, params.id));
  route(app, decideFiling, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [decideFiling.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      review.decide(caller, params.id, body, language),
    );
    return answer(data, fillText(reviewMessages.decided, { action: actionNames[body.action] }));
  });
}
