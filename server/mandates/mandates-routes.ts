import type { FastifyInstance } from 'fastify';
import { mandateMessages } from '../../domain/api/messages/mandates';
import * as calls from '../../domain/calls/mandates';
import { fillText } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Feature } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { eachDue } from '../core/jobs/every';
import { type MandateParts, stepMandate } from './mandate-steps';
import * as service from './mandates-service';

const END_EVERY_MS = 60_000;
const AT_A_TIME = 100;

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

/** Ends what is over: mandates behind their last day, and those of accounts and companies that are shut out. */
export async function endDueMandates(parts: MandateParts): Promise<void> {
  const { clock, log, store } = parts;
  const today = dayOf(clock());
  await eachDue<{ id: string; lastDay: string }>(
    { log, job: 'mandates' },
    (after) => store.due(today, after, AT_A_TIME),
    ({ id }) => stepMandate(parts, { id, action: 'expire', caller: null }),
  );
  await eachDue<{ id: string }>(
    { log, job: 'mandates' },
    async (after) => (await store.shutOut(after, AT_A_TIME)).map(({ mandate }) => mandate),
    ({ id }) => stepMandate(parts, { id, action: 'end', caller: null }),
  );
}

export const mandatesFeature = (parts: MandateParts): Feature => ({
  routes: (app) => mandatesRoutes(app, parts),
  jobs: [{ name: 'mandates', everyMs: END_EVERY_MS, run: () => endDueMandates(parts) }],
});
