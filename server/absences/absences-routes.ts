import type { FastifyInstance } from 'fastify';
import { absenceMessages } from '../../domain/api/messages/workflow';
import * as calls from '../../domain/calls/absences';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Absences } from './absences-service';

export function absencesRoutes(app: FastifyInstance, absences: Absences): void {
  route(app, calls.absences, ({ caller, query, language }) => absences.list(caller, query, language));
  route(app, calls.nameDeputy, async ({ caller, body }) => {
    const deputy = await absences.name(caller, body);
    return answer(null, fillText(absenceMessages.named, { deputy }));
  });
  route(app, calls.endAbsence, async ({ caller, params }) => {
    await absences.end(caller, params.id);
    return answer(null, absenceMessages.ended);
  });
}
