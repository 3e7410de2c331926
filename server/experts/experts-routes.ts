import type { FastifyInstance } from 'fastify';
import { expertMessages } from '../../domain/api/messages/experts';
import * as calls from '../../domain/calls/experts';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Idempotency } from '../core/idempotency-store';
import type { Assessing } from './assessing-service';
import type { Panels } from './panel-service';

interface ExpertServices {
  panels: Panels;
  assessing: Assessing;
  idempotency: Idempotency;
}

export function expertsRoutes(app: FastifyInstance, services: ExpertServices): void {
  const { panels, assessing, idempotency } = services;

  route(app, calls.expertAccounts, () => panels.accounts());
  route(app, calls.expertPanel, ({ params }) => panels.ofFiling(params.id));
  route(app, calls.setExpertPanel, async ({ caller, params, body }) =>
    answer(await panels.set(caller, params.id, body), expertMessages.panelSaved),
  );
  route(app, calls.addExperts, async ({ caller, params, body }) =>
    answer(
      await panels.add(caller, params.id, body),
      fillText(expertMessages.expertsAdded, { count: body.experts.length }),
    ),
  );
  route(app, calls.removeExpert, async ({ caller, params }) =>
    answer(await panels.remove(caller, params.id), expertMessages.expertRemoved),
  );
  route(app, calls.remindExpert, async ({ caller, params }) =>
    answer(await panels.remind(caller, params.id), expertMessages.expertReminded),
  );
  route(app, calls.reopenAssessment, async ({ caller, params }) =>
    answer(await panels.reopen(caller, params.id), expertMessages.assessmentReopened),
  );

  route(app, calls.assessments, ({ caller, query, language }) => assessing.list(caller, query, language));
  route(app, calls.assessment, ({ caller, params, language }) => assessing.one(caller, params.id, language));
  route(app, calls.declareConflict, async ({ caller, params, body, language }) =>
    answer(
      await assessing.declare(caller, params.id, body, language),
      body.conflict ? expertMessages.asideDone : expertMessages.accepted,
    ),
  );
  route(app, calls.saveAssessment, async ({ caller, params, body, language }) =>
    answer(await assessing.save(caller, params.id, body, language), expertMessages.saved),
  );
  route(app, calls.submitAssessment, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [calls.submitAssessment.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      assessing.submit(caller, params.id, body, language),
    );
    return answer(data, expertMessages.submitted);
  });
}
