import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHONE_HEADER } from '../../domain/api/call-constants';
import * as calls from '../../domain/files/calls';
import { fileMessages } from '../../domain/files/messages';
import * as phoneCalls from '../../domain/files/phone-link-calls';
import { defineFeature } from '../core/define-feature';
import { problems } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { startJob } from '../core/jobs/scheduled-job';
import { sendFile } from './download';
import { createFileDeps } from './file-deps';
import { type FilesDeps, listFileInfos, openFile, readFileInfo, storeUpload } from './files-service';
import { withFile } from './multipart';
import {
  beginPhoneLink,
  endPhoneLink,
  openPhoneLink,
  type PhoneLinkDeps,
  receiveFromPhone,
  takePhoneFiles,
} from './phone-links-service';
import { createScanJobs } from './scanning-service';
import {
  addParts,
  beginUpload,
  cancelUpload,
  finishUpload,
  readUpload,
  type UploadDeps,
} from './uploads-service';

const BYTES = 'application/octet-stream';

function getBody({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw problems.wrongType(BYTES);
}

function addUploadRoutes(app: FastifyInstance, uploads: UploadDeps): void {
  route(app, calls.beginUpload, ({ caller, body }) => beginUpload(uploads, caller, body));
  route(app, calls.uploadState, ({ caller, params }) => readUpload(uploads, caller, params.id));
  route(app, calls.finishUpload, async ({ caller, params }) =>
    answer(await finishUpload(uploads, caller, params.id), fileMessages.uploaded),
  );
  route(app, calls.cancelUpload, async ({ caller, params }) =>
    answer(await cancelUpload(uploads, caller, params.id), fileMessages.cancelled),
  );

  // Only this route accepts a bare body, as a stream: nothing is read before the service asks for it.
  app.register(async (scope) => {
    scope.addContentTypeParser(BYTES, (_request, payload, done) => done(null, payload));
    route(scope, calls.uploadPart, ({ caller, params, query, raw }) =>
      addParts(uploads, caller, params.id, query.offset, () => getBody(raw)),
    );
  });
}

function addFileRoutes(
  app: FastifyInstance,
  { files, uploads }: { files: FilesDeps; uploads: UploadDeps },
): void {
  addUploadRoutes(app, uploads);

  route(app, calls.uploadFile, ({ caller, raw }) =>
    withFile(raw, async (upload) => answer(await storeUpload(files, caller, upload), fileMessages.uploaded)),
  );

  route(app, calls.fileInfos, ({ caller, query }) => listFileInfos(files, caller, query.ids));
  route(app, calls.fileInfo, ({ caller, params }) => readFileInfo(files, caller, params.id));

  route(app, calls.file, async ({ caller, params, reply }) =>
    sendFile(reply, await openFile(files, caller, params.id)),
  );
}

/** Secrets of a phone link, sent in a header because addresses are logged. */
const readSecrets = ({ headers }: FastifyRequest): string => headers[PHONE_HEADER]?.toString() ?? '';

function addPhoneLinkRoutes(app: FastifyInstance, links: PhoneLinkDeps): void {
  const { findCaller } = app.gate.sessions;

  route(app, phoneCalls.beginPhoneLink, ({ caller, body }) => beginPhoneLink(links, caller, body));
  route(app, phoneCalls.takePhoneFiles, ({ caller, params, body }) =>
    takePhoneFiles(links, caller, params.id, body.taken),
  );
  route(app, phoneCalls.endPhoneLink, ({ caller, params, body }) =>
    endPhoneLink(links, caller, params.id, body.taken),
  );

  route(app, phoneCalls.openPhoneLink, ({ raw }) => openPhoneLink(links, readSecrets(raw), findCaller));
  route(app, phoneCalls.sendFromPhone, ({ raw }) =>
    withFile(raw, async (file) =>
      answer(await receiveFromPhone(links, readSecrets(raw), findCaller, file), fileMessages.uploaded),
    ),
  );
}

const SWEEP_EVERY_MS = 10 * 60_000;

export const filesFeature = defineFeature({
  create: (deps) => createFileDeps(deps),
  addRoutes(app, deps) {
    addFileRoutes(app, deps);
    addPhoneLinkRoutes(app, deps.phoneLinks);
  },
  sweep: ({ phoneLinks }, now) => phoneLinks.store.deleteExpired(now),
  jobs: ({ files }) => createScanJobs(files.scanning),
  starts: ({ files: { log, storage }, sweep }) => [
    () => {
      storage.ping().catch((err) => log.error({ err }, 'files cannot be stored: not ready until they can'));
      return startJob(SWEEP_EVERY_MS, 'files', sweep, log);
    },
  ],
});
