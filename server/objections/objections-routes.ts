import type { FastifyInstance } from 'fastify';
import { objectionMessages } from '../../domain/api/messages/objections';
import * as calls from '../../domain/calls/objections';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import * as service from './objections-service';

export function objectionsRoutes(app: FastifyInstance, parts: service.ObjectionParts): void {
  route(app, calls.sendObjection, async ({ body, ip }) =>
    answer(await service.receive(parts, body, ip), objectionMessages.received),
  );
  route(app, calls.trackObjection, ({ body, language }) => service.track(parts, body, language));
  route(app, calls.objections, ({ caller, query, language }) => service.list(parts, caller, query, language));
  route(app, calls.answerObjection, async ({ caller, params, body, language }) =>
    answer(await service.answer(parts, caller, params.id, body, language), objectionMessages.answered),
  );
}
