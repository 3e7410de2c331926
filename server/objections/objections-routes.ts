import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectionMessages } from '../../domain/api/messages/objections';
import { OBJECTION_HEADER } from '../../domain/calls/known';
import * as calls from '../../domain/calls/objections';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { sendFile, withFile } from '../files/files-routes';
import * as objectionFiles from './objection-files-service';
import * as service from './objections-service';

/** In a header: an address stands in logs. */
const secretsOf = ({ headers }: FastifyRequest): string => headers[OBJECTION_HEADER]?.toString() ?? '';

export function objectionsRoutes(app: FastifyInstance, parts: service.ObjectionParts): void {
  route(app, calls.sendObjection, async ({ body, ip }) =>
    answer(await service.receive(parts, body, ip), objectionMessages.received),
  );
  route(app, calls.trackObjection, ({ body, language }) => service.track(parts, body, language));
  route(app, calls.sendObjectionFile, ({ raw, ip }) =>
    withFile(raw, async (file) =>
      answer(await objectionFiles.attach(parts, secretsOf(raw), ip, file), objectionMessages.fileReceived),
    ),
  );
  route(app, calls.objections, ({ caller, query, language }) => service.list(parts, caller, query, language));
  route(app, calls.answerObjection, async ({ caller, params, body, language }) =>
    answer(await service.answer(parts, caller, params.id, body, language), objectionMessages.answered),
  );
  route(app, calls.objectionFile, async ({ caller, params, reply }) =>
    sendFile(reply, await objectionFiles.open(parts, caller, params.id)),
  );
}
