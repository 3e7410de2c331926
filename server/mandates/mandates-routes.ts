import type { FastifyInstance } from 'fastify';
import { mandateMessages } from '../../domain/api/messages/mandates';
import * as calls from '../../domain/mandates/calls';
import { fillText } from '../../domain/text';
import type { Feature } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { MandateParts } from './mandate-steps';
import * as service from './mandates-service';
import { keepMandates } from './mandates-service';

const LOOK_EVERY_MS = 60_000;

function mandatesRoutes(app: FastifyInstance, parts: MandateParts): void {
  route(app, calls.givenMandates, ({ caller, query }) => service.listGiven(parts, caller, query));
  route(app, calls.giveMandate, async ({ caller, body }) =>
    answer(await service.give(parts, caller, body), mandateMessages.given),
  );
  route(app, calls.heldMandates, ({ caller, query }) => service.listHeld(parts, caller, query));
  route(app, calls.answerMandate, async ({ caller, params, body }) => {
    const answered = await service.answer(parts, caller, params.id, body.version, body.answer);
    const { status, company } = answered;
    if (status === 'declined') return answer(answered, mandateMessages.declined);
    return answer(answered, fillText(mandateMessages.accepted, { company: company.name }));
  });
  route(app, calls.endMandate, async ({ caller, params, body }) =>
    answer(await service.end(parts, caller, params.id, body.version), mandateMessages.ended),
  );
  route(app, calls.actFor, async ({ caller, body }) => {
    const company = await service.actFor(parts, caller, body.mandate);
    if (company === null) return answer(null, mandateMessages.actingForOwn);
    return answer(null, fillText(mandateMessages.acting, { company }));
  });
}

export const mandatesFeature = (parts: MandateParts): Feature => ({
  routes: (app) => mandatesRoutes(app, parts),
  jobs: [{ name: 'mandates', everyMs: LOOK_EVERY_MS, run: () => keepMandates(parts) }],
});
