import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/retention/calls';
import { retentionMessages } from '../../domain/system/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { addHold, endHold } from './holds-service';
import {
  createRetentionDeps,
  createRetentionJob,
  type RetentionDeps,
  readRetention,
  saveRetention,
} from './retention-service';

function addRoutes(app: FastifyInstance, deps: RetentionDeps): void {
  route(app, calls.readRetention, ({ language }) => readRetention(deps, language));
  route(app, calls.saveRetention, async ({ caller, body, language }) => {
    await saveRetention(deps, caller, body);
    return answer(await readRetention(deps, language), retentionMessages.saved);
  });
  route(app, calls.addHold, async ({ caller, body, language }) => {
    const { credit_code: creditCode, filing_id: filingId, reason } = body;
    await addHold(deps, caller, { creditCode, filingId, reason });
    return answer(await readRetention(deps, language), retentionMessages.held);
  });
  route(app, calls.endHold, async ({ caller, params, language }) => {
    await endHold(deps, caller, params.id);
    return answer(await readRetention(deps, language), retentionMessages.ended);
  });
}

export const retentionFeature = defineFeature({
  create: createRetentionDeps,
  addRoutes,
  jobs: (deps) => [createRetentionJob(deps)],
});
