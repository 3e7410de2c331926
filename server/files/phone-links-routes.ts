import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileMessages } from '../../domain/api/messages/files';
import { PHONE_HEADER } from '../../domain/calls/known';
import {
  beginPhoneLink,
  endPhoneLink,
  openPhoneLink,
  sendFromPhone,
  takePhoneFiles,
} from '../../domain/calls/phone-links';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { withFile } from './files-routes';
import type { PhoneLinks } from './phone-links-service';

/** In a header: an address stands in logs. */
const secretsOf = ({ headers }: FastifyRequest): string => headers[PHONE_HEADER]?.toString() ?? '';

export function phoneLinksRoutes(app: FastifyInstance, links: PhoneLinks): void {
  const { findCaller } = app.gate.sessions;

  route(app, beginPhoneLink, ({ caller, body }) => links.begin(caller, body));
  route(app, takePhoneFiles, ({ caller, params, body }) => links.take(caller, params.id, body.taken));
  route(app, endPhoneLink, ({ caller, params, body }) => links.end(caller, params.id, body.taken));

  route(app, openPhoneLink, ({ raw }) => links.open(secretsOf(raw), findCaller));
  route(app, sendFromPhone, ({ raw }) =>
    withFile(raw, async (file) =>
      answer(await links.receive(secretsOf(raw), findCaller, file), fileMessages.uploaded),
    ),
  );
}
