import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OBJECTION_HEADER } from '../../domain/api/call-constants';
import * as calls from '../../domain/objections/calls';
import { objectionMessages } from '../../domain/objections/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { sendFile } from '../files/download';
import { filesFeature } from '../files/feature';
import { withFile } from '../files/multipart';
import { attachFile, openObjectionFile } from './objection-files-service';
import {
  answerObjection,
  createObjectionDeps,
  listObjections,
  type ObjectionDeps,
  receiveObjection,
  trackObjection,
} from './objections-service';

/** Number and code of an objection, sent in a header because addresses are logged. */
const readSecrets = ({ headers }: FastifyRequest): string => headers[OBJECTION_HEADER]?.toString() ?? '';

function addRoutes(app: FastifyInstance, deps: ObjectionDeps): void {
  route(app, calls.sendObjection, async ({ body, ip }) =>
    answer(await receiveObjection(deps, body, ip), objectionMessages.received),
  );
  route(app, calls.trackObjection, ({ body, language }) => trackObjection(deps, body, language));
  route(app, calls.sendObjectionFile, ({ raw, ip }) =>
    withFile(raw, async (file) =>
      answer(await attachFile(deps, readSecrets(raw), ip, file), objectionMessages.fileReceived),
    ),
  );
  route(app, calls.objections, ({ caller, query, language }) =>
    listObjections(deps, caller, query, language),
  );
  route(app, calls.answerObjection, async ({ caller, params, body, language }) =>
    answer(await answerObjection(deps, caller, params.id, body, language), objectionMessages.answered),
  );
  route(app, calls.objectionFile, async ({ caller, params, reply }) =>
    sendFile(reply, await openObjectionFile(deps, caller, params.id)),
  );
}

export const objectionsFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createObjectionDeps(deps, { files }),
  addRoutes,
});
