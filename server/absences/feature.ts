import type { FastifyInstance } from 'fastify';
import { fillText } from '../../domain/text';
import * as calls from '../../domain/workflow/absence-calls';
import { absenceMessages } from '../../domain/workflow/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { type AbsenceDeps, endAbsence, listAbsences, recordAbsence } from './absences-service';

function addRoutes(app: FastifyInstance, deps: AbsenceDeps): void {
  route(app, calls.absences, ({ caller, query, language }) => listAbsences(deps, caller, query, language));
  route(app, calls.nameDeputy, async ({ caller, body }) => {
    const deputy = await recordAbsence(deps, caller, body);
    return answer(null, fillText(absenceMessages.named, { deputy }));
  });
  route(app, calls.endAbsence, async ({ caller, params }) => {
    await endAbsence(deps, caller, params.id);
    return answer(null, absenceMessages.ended);
  });
}

export const absencesFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
});
