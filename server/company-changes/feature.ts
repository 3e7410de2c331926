import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/company/change-calls';
import { changeMessages } from '../../domain/company/messages';
import { fillText } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { runDueItems } from '../core/jobs/scheduled-job';
import { filesFeature } from '../files/feature';
import { type ChangeDeps, createChangeDeps, takeChangeStep } from './change-steps';
import { decideChange, listChanges, listOwnChanges, requestChange, withdrawChange } from './changes-service';

const APPLY_EVERY_MS = 60_000;
const AT_A_TIME = 100;

function addRoutes(app: FastifyInstance, deps: ChangeDeps): void {
  route(app, calls.ownChanges, ({ caller, query, language }) =>
    listOwnChanges(deps, caller, query, language),
  );
  route(app, calls.requestChange, async ({ caller, body, language, idempotencyKey: key }) => {
    const content = [calls.requestChange.name, body];
    const work = () => requestChange(deps, caller, body, language);
    const data = await deps.idempotency.once({ userId: caller.userId, key, content }, work);
    return answer(data, changeMessages.requested);
  });
  route(app, calls.withdrawChange, async ({ caller, params, body, language }) =>
    answer(await withdrawChange(deps, caller, params.id, body.version, language), changeMessages.withdrawn),
  );
  route(app, calls.companyChanges, ({ caller, query, language }) =>
    listChanges(deps, caller, query, language),
  );
  route(app, calls.decideChange, async ({ caller, params, body, language }) => {
    const decided = await decideChange(deps, caller, params.id, body, language);
    const { status, holds_from: day } = decided;
    if (status === 'in_effect') return answer(decided, changeMessages.inEffect);
    const said = status === 'accepted' ? changeMessages.accepted : changeMessages.refused;
    return answer(decided, fillText(said, { day }));
  });
}

/** Applies accepted changes whose effective date has come. */
export function applyDueChanges(deps: ChangeDeps): Promise<void> {
  const { clock, log, store } = deps;
  const today = formatBeijingDay(clock());
  return runDueItems<{ id: string; holdsFrom: string }>(
    { log, job: 'company changes' },
    (after) => store.due(today, after, AT_A_TIME),
    ({ id }) => takeChangeStep(deps, { id, action: 'apply', caller: null }),
  );
}

export const changesFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createChangeDeps(deps, { files }),
  addRoutes,
  jobs: (deps) => [{ name: 'company changes', everyMs: APPLY_EVERY_MS, run: () => applyDueChanges(deps) }],
});
