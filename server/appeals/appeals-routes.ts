import type { FastifyInstance } from 'fastify';
import { appealMessages } from '../../domain/api/messages/appeals';
import * as calls from '../../domain/calls/appeals';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { AppealParts } from './appeal-parts';
import * as hearing from './hearing-service';
import * as sending from './sending-service';

export function appealsRoutes(app: FastifyInstance, parts: AppealParts): void {
  route(app, calls.ownAppeal, ({ caller, params }) => sending.read(parts, caller, params.id));
  route(app, calls.sendAppeal, async ({ caller, params, body }) =>
    answer(await sending.send(parts, caller, params.id, body), appealMessages.received),
  );
  route(app, calls.appeals, ({ caller, query, language }) => hearing.list(parts, caller, query, language));
  route(app, calls.answerAppeal, async ({ caller, params, body, language }) =>
    answer(await hearing.decide(parts, caller, params.id, body, language), appealMessages.answered),
  );
}
