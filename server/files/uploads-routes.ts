import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileMessages } from '../../domain/api/messages/files';
import { beginUpload, cancelUpload, finishUpload, uploadPart, uploadState } from '../../domain/calls/files';
import { problems } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Uploads } from './uploads-service';

const BYTES = 'application/octet-stream';

function bytesOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw problems.wrongType(BYTES);
}

export function uploadsRoutes(app: FastifyInstance, uploads: Uploads): void {
  route(app, beginUpload, ({ caller, body }) => uploads.begin(caller, body));
  route(app, uploadState, ({ caller, params }) => uploads.state(caller, params.id));
  route(app, finishUpload, async ({ caller, params }) =>
    answer(await uploads.finish(caller, params.id), fileMessages.uploaded),
  );
  route(app, cancelUpload, async ({ caller, params }) =>
    answer(await uploads.cancel(caller, params.id), fileMessages.cancelled),
  );

  // Only here are bare bytes taken, and as a stream: nothing is read before the service asks for it.
  app.register(async (scope) => {
    scope.addContentTypeParser(BYTES, (_request, payload, done) => done(null, payload));
    route(scope, uploadPart, ({ caller, params, query, raw }) =>
      uploads.addPart(caller, params.id, query.offset, () => bytesOf(raw)),
    );
  });
}
