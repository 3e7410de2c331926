import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/appeals/calls';
import { appealMessages } from '../../domain/appeals/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import { reportsFeature } from '../reports/feature';
import type { AppealDeps } from './appeal-deps';
import { createAppealDeps } from './appeal-deps';
import { decideAppeal, listAppeals } from './decide-appeal';
import { readAppeals, submitAppeal } from './submit-appeal';

function addRoutes(app: FastifyInstance, deps: AppealDeps): void {
  route(app, calls.ownAppeal, ({ caller, params }) => readAppeals(deps, caller, params.id));
  route(app, calls.sendAppeal, async ({ caller, params, body }) =>
    answer(await submitAppeal(deps, caller, params.id, body), appealMessages.received),
  );
  route(app, calls.appeals, ({ caller, query, language }) => listAppeals(deps, caller, query, language));
  route(app, calls.answerAppeal, async ({ caller, params, body, language }) =>
    answer(await decideAppeal(deps, caller, params.id, body, language), appealMessages.answered),
  );
}

export const appealsFeature = defineFeature({
  needs: { files: filesFeature, reports: reportsFeature },
  create: (deps, { files: { files }, reports }) => createAppealDeps(deps, { files, reports }),
  addRoutes,
});
