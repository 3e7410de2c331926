import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentMessages } from '../../domain/api/messages/documents';
import { sealMessages } from '../../domain/api/messages/seals';
import {
  bundleCall,
  checkCopy,
  documentCall,
  downloadCallOf,
  reviewBundle,
  reviewDocument,
  tableExported,
} from '../../domain/calls/documents';
import { letterCall, reviewLetter } from '../../domain/calls/letters';
import { checkSealed } from '../../domain/calls/seals';
import type { Program } from '../../domain/definition';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { attachment, withFile } from '../files/files-routes';
import { checkSealed as lookAtSeal, type SealCheckParts } from './check-sealed-service';
import {
  bundleDocuments,
  checkDocument,
  type DocumentParts,
  downloadDocument,
  noteTableExport,
  printDocument,
} from './documents-service';
import type { Letters } from './letters-service';
import type { PrintedDocument } from './printing';

interface DocumentsParts {
  programs: Program[];
  documents: DocumentParts;
  letters: Letters;
  sealCheck: SealCheckParts;
}

/** Headers of a file that is downloaded under a name, and never shown or kept. */
export const attachedHead = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.headers({
    'content-type': type,
    'content-disposition': attachment(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });

export const sendPdf = (reply: FastifyReply, { name, pdf }: PrintedDocument): FastifyReply =>
  attachedHead(reply, 'application/pdf', `${name}.pdf`).send(Buffer.from(pdf));

export function documentsRoutes(
  app: FastifyInstance,
  { programs, documents, letters, sealCheck }: DocumentsParts,
): void {
  route(app, documentCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(documents, caller, params.id, query)),
  );

  route(app, bundleCall, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(documents, caller, params.id, query);
    return attachedHead(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, reviewDocument, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(documents, caller, params.id, query, 'reviewed')),
  );

  route(app, reviewBundle, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(documents, caller, params.id, query, 'reviewed');
    return attachedHead(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, letterCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await letters.own(caller, params.id, query.line)),
  );

  route(app, reviewLetter, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await letters.reviewed(caller, params.id, query.line)),
  );

  route(app, tableExported, ({ caller, params, body }) =>
    noteTableExport(documents, caller, params.id, body.section),
  );

  for (const program of programs) {
    const call = downloadCallOf(program);
    if (!call) continue;
    route(app, call, async ({ caller, body: { language, ...asked }, reply }) =>
      sendPdf(reply, await downloadDocument(documents, program, caller, asked, { language })),
    );
  }

  route(app, checkCopy, async ({ query, language }) =>
    answer(await checkDocument(documents, query.no, query.hash, language), documentMessages.genuine),
  );

  route(app, checkSealed, ({ raw, ip, language }) =>
    withFile(raw, async (file) =>
      answer(await lookAtSeal(sealCheck, ip, file, language), sealMessages.checked),
    ),
  );
}
