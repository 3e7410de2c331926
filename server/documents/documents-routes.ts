import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bundleCall,
  checkCopy,
  documentCall,
  downloadCallOf,
  tableExported,
} from '../../domain/api/calls/documents';
import { letterCall, reviewLetter } from '../../domain/api/calls/letters';
import { documentMessages } from '../../domain/api/messages/documents';
import type { Program } from '../../domain/programs/define';
import { attachment } from '../files/files-routes';
import { answer } from '../http/envelope';
import { route } from '../http/route';
import type { Documents } from './documents-service';
import type { Letters } from './letters-service';
import type { PrintedDocument } from './printing';

interface DocumentsParts {
  programs: Program[];
  documents: Documents;
  letters: Letters;
  /** Where people reach the portal; null: as the request came in. */
  publicUrl: string | null;
}

const head = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.headers({
    'content-type': type,
    'content-disposition': attachment(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });

const sendPdf = (reply: FastifyReply, { name, pdf }: PrintedDocument): FastifyReply =>
  head(reply, 'application/pdf', `${name}.pdf`).send(Buffer.from(pdf));

export function documentsRoutes(
  app: FastifyInstance,
  { programs, documents, letters, publicUrl }: DocumentsParts,
): void {
  const originOf = ({ protocol, host }: FastifyRequest): string => publicUrl ?? `${protocol}://${host}`;

  route(app, documentCall, async ({ caller, params, query, raw, reply }) =>
    sendPdf(reply, await documents.document(caller, params.id, { ...query, origin: originOf(raw) })),
  );

  route(app, bundleCall, async ({ caller, params, query, raw, reply }) => {
    const { name, stream } = await documents.bundle(caller, params.id, { ...query, origin: originOf(raw) });
    return head(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, letterCall, async ({ caller, params, query, raw, reply }) =>
    sendPdf(reply, await letters.own(caller, params.id, { ...query, origin: originOf(raw) })),
  );

  route(app, reviewLetter, async ({ caller, params, query, raw, reply }) =>
    sendPdf(reply, await letters.reviewed(caller, params.id, { ...query, origin: originOf(raw) })),
  );

  route(app, tableExported, ({ caller, params, body }) =>
    documents.tableExported(caller, params.id, body.section),
  );

  for (const program of programs) {
    const call = downloadCallOf(program);
    if (!call) continue;
    route(app, call, async ({ caller, body: { language, ...asked }, raw, reply }) =>
      sendPdf(reply, await documents.download(program, caller, asked, { language, origin: originOf(raw) })),
    );
  }

  route(app, checkCopy, async ({ query, language }) =>
    answer(await documents.check(query.no, query.hash, language), documentMessages.genuine),
  );
}
