import type { FastifyInstance } from 'fastify';
import { expertMessages } from '../../domain/api/messages/experts';
import * as calls from '../../domain/calls/experts';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Job } from '../core/jobs/every';
import {
  declareConflict,
  listAssessments,
  oneAssessment,
  saveAssessment,
  submitAssessment,
} from './assessing-service';
import type { ExpertParts } from './expert-parts';
import {
  addExperts,
  panelOfFiling,
  remindExpert,
  removeExpert,
  reopenAssessment,
  setPanel,
} from './panel-service';
import { remindExperts } from './reminding-service';

const REMIND_EVERY_MS = 60_000;

export const expertJobs = (parts: ExpertParts): Job[] => [
  { name: 'experts', everyMs: REMIND_EVERY_MS, run: () => remindExperts(parts) },
];

export function expertsRoutes(app: FastifyInstance, parts: ExpertParts): void {
  route(app, calls.expertAccounts, () => parts.panels.accounts());
  route(app, calls.expertPanel, ({ params }) => panelOfFiling(parts, params.id));
  route(app, calls.setExpertPanel, async ({ caller, params, body }) =>
    answer(await setPanel(parts, caller, params.id, body), expertMessages.panelSaved),
  );
  route(app, calls.addExperts, async ({ caller, params, body }) =>
    answer(
      await addExperts(parts, caller, params.id, body),
      fillText(expertMessages.expertsAdded, { count: body.experts.length }),
    ),
  );
  route(app, calls.removeExpert, async ({ caller, params }) =>
    answer(await removeExpert(parts, caller, params.id), expertMessages.expertRemoved),
  );
  route(app, calls.remindExpert, async ({ caller, params }) =>
    answer(await remindExpert(parts, caller, params.id), expertMessages.expertReminded),
  );
  route(app, calls.reopenAssessment, async ({ caller, params }) =>
    answer(await reopenAssessment(parts, caller, params.id), expertMessages.assessmentReopened),
  );

  route(app, calls.assessments, ({ caller, query, language }) =>
    listAssessments(parts, caller, query, language),
  );
  route(app, calls.assessment, ({ caller, params, language }) =>
    oneAssessment(parts, caller, params.id, language),
  );
  route(app, calls.declareConflict, async ({ caller, params, body, language }) =>
    answer(
      await declareConflict(parts, caller, params.id, body, language),
      body.conflict ? expertMessages.asideDone : expertMessages.accepted,
    ),
  );
  route(app, calls.saveAssessment, async ({ caller, params, body, language }) =>
    answer(await saveAssessment(parts, caller, params.id, body, language), expertMessages.saved),
  );
  route(app, calls.submitAssessment, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [calls.submitAssessment.name, params, body];
    const data = await parts.idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      submitAssessment(parts, caller, params.id, body, language),
    );
    return answer(data, expertMessages.submitted);
  });
}
