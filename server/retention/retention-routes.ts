import type { FastifyInstance } from 'fastify';
import { retentionMessages } from '../../domain/api/messages/system';
import { addHold, endHold, readRetention, saveRetention } from '../../domain/retention/calls';
import type { Feature } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Retention } from './retention-service';

function retentionRoutes(app: FastifyInstance, retention: Retention): void {
  route(app, readRetention, ({ language }) => retention.read(language));
  route(app, saveRetention, async ({ caller, body, language }) => {
    await retention.save(caller, body.days);
    return answer(await retention.read(language), retentionMessages.saved);
  });
  route(app, addHold, async ({ caller, body, language }) => {
    const { credit_code: creditCode, filing_id: filingId, reason } = body;
    await retention.hold(caller, { creditCode, filingId, reason });
    return answer(await retention.read(language), retentionMessages.held);
  });
  route(app, endHold, async ({ caller, params, language }) => {
    await retention.release(caller, params.id);
    return answer(await retention.read(language), retentionMessages.ended);
  });
}

export const retentionFeature = (retention: Retention): Feature => ({
  routes: (app) => retentionRoutes(app, retention),
  jobs: [retention.job],
});
