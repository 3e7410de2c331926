import type { FastifyInstance } from 'fastify';
import { fillText } from '../../domain/text';
import * as calls from '../../domain/trials/calls';
import { trialMessages } from '../../domain/trials/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { programsFeature } from '../programs/feature';
import { TRIAL_COMPANY } from './trial-company';
import { createTrialsDeps, type TrialsDeps } from './trials-deps';
import { actOnTrial, listTrials, removeTrial, tryProgram } from './trials-service';

function addRoutes(app: FastifyInstance, deps: TrialsDeps): void {
  route(app, calls.programTrials, () => listTrials(deps));
  route(app, calls.tryProgram, async ({ caller, body }) => {
    const begun = await tryProgram(deps, caller, body);
    return answer(begun, fillText(trialMessages.begun, { program: begun.title, edition: begun.edition }));
  });
  route(app, calls.actOnTrial, async ({ caller, body }) => {
    await actOnTrial(deps, caller, body);
    const message = body.as === 'expert' ? trialMessages.assessing : trialMessages.acting;
    return answer({ company: TRIAL_COMPANY.name }, message);
  });
  route(app, calls.removeTrial, async ({ caller, params }) =>
    answer(null, fillText(trialMessages.removed, { count: await removeTrial(deps, caller, params.key) })),
  );
}

export const trialsFeature = defineFeature({
  needs: { programs: programsFeature },
  create: createTrialsDeps,
  addRoutes,
});
