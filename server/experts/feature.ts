import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/experts/calls';
import { expertMessages, expertPoolMessages } from '../../domain/experts/messages';
import * as pool from '../../domain/experts/pool-calls';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import {
  declareConflict,
  declareConflicts,
  listAssessments,
  openAssessment,
  saveAssessment,
  submitAssessment,
} from './assessing-service';
import type { ExpertDeps } from './expert-deps';
import { createExpertDeps } from './expert-deps';
import { inviteExperts, remindExperts, tellOfCompletePanels } from './gathered-notices';
import { drawByLot, drawForMany, listExpertDraws } from './lot-service';
import {
  addExperts,
  findFilingPanel,
  handBack,
  remindExpert,
  removeExpert,
  reopenAssessment,
  setPanel,
} from './panel-service';
import {
  declareAvoidedCompanies,
  importExperts,
  listAvailableExperts,
  listPool,
  loadAvoidedCompanies,
  saveProfile,
} from './pool-service';

const REMIND_EVERY_MS = 60_000;
const TELL_EVERY_MS = 10_000;

function poolRoutes(app: FastifyInstance, deps: ExpertDeps): void {
  route(app, pool.expertPool, ({ query }) => listPool(deps, query));
  route(app, pool.saveExpertProfile, async ({ caller, params, body }) =>
    answer(await saveProfile(deps, caller, params.id, body), expertPoolMessages.profileSaved),
  );
  route(app, pool.importExperts, async ({ caller, body, language }) => {
    const data = await importExperts(deps, caller, body, language);
    const count = data.passwords.length;
    return body.preview ? data : answer(data, fillText(expertPoolMessages.imported, { count }));
  });
  route(app, pool.handBackAssessments, async ({ caller, params }) => {
    const done = await handBack(deps, caller, params.id);
    return answer(done, fillText(expertPoolMessages.handedBack, done));
  });
  route(app, pool.avoidedCompanies, ({ caller }) => loadAvoidedCompanies(deps, caller));
  route(app, pool.declareAvoided, async ({ caller, body }) =>
    answer(await declareAvoidedCompanies(deps, caller, body), expertPoolMessages.avoidedSaved),
  );
}

function addRoutes(app: FastifyInstance, deps: ExpertDeps): void {
  route(app, calls.expertAccounts, ({ query }) => listAvailableExperts(deps, query.filing));
  poolRoutes(app, deps);
  route(app, calls.expertPanel, ({ caller, params }) => findFilingPanel(deps, caller, params.id));
  route(app, pool.expertDraws, ({ caller, params }) => listExpertDraws(deps, caller, params.id));
  route(app, pool.drawExperts, async ({ caller, params, body }) =>
    answer(
      await drawByLot(deps, caller, params.id, body),
      fillText(expertPoolMessages.drawn, { count: body.count }),
    ),
  );
  route(app, pool.drawForMany, async ({ caller, body }) =>
    answer(await drawForMany(deps, caller, body), fillText(expertPoolMessages.drawn, { count: body.count })),
  );
  route(app, calls.setExpertPanel, async ({ caller, params, body }) =>
    answer(await setPanel(deps, caller, params.id, body), expertMessages.panelSaved),
  );
  route(app, calls.addExperts, async ({ caller, params, body }) =>
    answer(
      await addExperts(deps, caller, params.id, body),
      fillText(expertMessages.expertsAdded, { count: body.experts.length }),
    ),
  );
  route(app, calls.removeExpert, async ({ caller, params }) =>
    answer(await removeExpert(deps, caller, params.id), expertMessages.expertRemoved),
  );
  route(app, calls.remindExpert, async ({ caller, params }) =>
    answer(await remindExpert(deps, caller, params.id), expertMessages.expertReminded),
  );
  route(app, calls.reopenAssessment, async ({ caller, params, body }) =>
    answer(await reopenAssessment(deps, caller, params.id, body), expertMessages.assessmentReopened),
  );

  route(app, calls.assessments, ({ caller, query, language }) =>
    listAssessments(deps, caller, query, language),
  );
  route(app, calls.assessment, ({ caller, params, language }) =>
    openAssessment(deps, caller, params.id, language),
  );
  route(app, calls.declareConflicts, async ({ caller, body }) => {
    const done = await declareConflicts(deps, caller, body);
    const message = done.passed_over > 0 ? expertMessages.declaredInPart : expertMessages.declared;
    return answer(done, fillText(message, done));
  });
  route(app, calls.declareConflict, async ({ caller, params, body, language }) =>
    answer(
      await declareConflict(deps, caller, params.id, body, language),
      body.conflict ? expertMessages.asideDone : expertMessages.accepted,
    ),
  );
  route(app, calls.saveAssessment, async ({ caller, params, body, language }) =>
    answer(await saveAssessment(deps, caller, params.id, body, language), expertMessages.saved),
  );
  route(app, calls.submitAssessment, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [calls.submitAssessment.name, params, body];
    const data = await deps.idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      submitAssessment(deps, caller, params.id, body, language),
    );
    return answer(data, expertMessages.submitted);
  });
}

export const expertsFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createExpertDeps(deps, { files }),
  addRoutes,
  jobs: (deps) => [
    { name: 'experts', everyMs: REMIND_EVERY_MS, run: () => remindExperts(deps) },
    {
      name: 'invitations',
      everyMs: TELL_EVERY_MS,
      async run() {
        await inviteExperts(deps);
        await tellOfCompletePanels(deps);
      },
    },
  ],
});
