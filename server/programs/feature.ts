import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/program-documents/calls';
import { getDocumentSchema } from '../../domain/program-documents/json-schema';
import { programDocumentMessages } from '../../domain/program-documents/messages';
import { findProgram } from '../../domain/programs/find';
import { getProgramsVersion } from '../../domain/programs/registry';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import {
  checkDocument,
  createProgramsDeps,
  listEditions,
  loadEdition,
  loadWrittenDocument,
  type ProgramsDeps,
  publishDocument,
} from './publishing-service';

/** An edition never changes, but only people who are signed in read it. */
const FOR_EVER = 'private, max-age=31536000, immutable';

function addRoutes(app: FastifyInstance, deps: ProgramsDeps): void {
  route(app, calls.programsInForce, ({ raw, reply }) => {
    const version = getProgramsVersion();
    const etag = `"${version}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (raw.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return { version, programs: deps.registry.list() };
  });
  route(app, calls.programEdition, async ({ params, reply }) => {
    const edition = await loadEdition(deps, params.key, params.edition);
    reply.headers({ etag: `"${edition.hash}"`, 'cache-control': FOR_EVER });
    return edition;
  });
  route(app, calls.programSchema, ({ reply }) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
      .type('application/schema+json')
      .send(getDocumentSchema()),
  );
  route(app, calls.publishedEditions, () => listEditions(deps));
  route(app, calls.writtenDocument, async ({ params }) => ({
    document: await loadWrittenDocument(deps, params.key, params.edition),
  }));
  route(app, calls.checkProgramDocument, ({ body, language }) =>
    checkDocument(deps, body.document, language),
  );
  route(app, calls.publishProgram, async ({ caller, body }) => {
    const { title: program, ...published } = await publishDocument(deps, caller, body);
    return answer(
      { ...published, route: findProgram(published.key)?.route ?? '' },
      fillText(programDocumentMessages.published, { program, edition: published.edition }),
    );
  });
}

export const programsFeature = defineFeature({
  create: createProgramsDeps,
  prepare: ({ registry }) => registry.update(),
  addRoutes,
});
