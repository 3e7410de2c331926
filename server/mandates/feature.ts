import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/mandates/calls';
import { mandateMessages } from '../../domain/mandates/messages';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { createMandateGuard } from './mandate-guard';
import { createMandateDeps, type MandateDeps } from './mandate-steps';
import {
  answerMandate,
  endDueMandates,
  endMandate,
  giveMandate,
  listGivenMandates,
  listHeldMandates,
  switchActingCompany,
} from './mandates-service';

const LOOK_EVERY_MS = 60_000;

function addRoutes(app: FastifyInstance, deps: MandateDeps): void {
  route(app, calls.givenMandates, ({ caller, query }) => listGivenMandates(deps, caller, query));
  route(app, calls.giveMandate, async ({ caller, body }) =>
    answer(await giveMandate(deps, caller, body), mandateMessages.given),
  );
  route(app, calls.heldMandates, ({ caller, query }) => listHeldMandates(deps, caller, query));
  route(app, calls.answerMandate, async ({ caller, params, body }) => {
    const answered = await answerMandate(deps, caller, params.id, body.version, body.answer);
    const { status, company } = answered;
    if (status === 'declined') return answer(answered, mandateMessages.declined);
    return answer(answered, fillText(mandateMessages.accepted, { company: company.name }));
  });
  route(app, calls.endMandate, async ({ caller, params, body }) =>
    answer(await endMandate(deps, caller, params.id, body.version), mandateMessages.ended),
  );
  route(app, calls.actFor, async ({ caller, body }) => {
    const company = await switchActingCompany(deps, caller, body.mandate);
    if (company === null) return answer(null, mandateMessages.actingForOwn);
    return answer(null, fillText(mandateMessages.acting, { company }));
  });
}

export const mandatesFeature = defineFeature({
  create(deps) {
    const mandates = createMandateDeps(deps);
    deps.audit.addGuard(createMandateGuard(mandates));
    return mandates;
  },
  addRoutes,
  jobs: (deps) => [{ name: 'mandates', everyMs: LOOK_EVERY_MS, run: () => endDueMandates(deps) }],
});
