import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentMessages, exportMessages, sealMessages } from '../../domain/api/messages/documents';
import type { Program } from '../../domain/definition';
import * as calls from '../../domain/document/calls';
import * as lists from '../../domain/document/office-list-calls';
import { checkSealed } from '../../domain/document/seal-calls';
import { drawMinutes } from '../../domain/experts/pool-calls';
import { rankingFile } from '../../domain/review/ranking-calls';
import type { Feature } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { attachment, withFile } from '../files/files-routes';
import type { ReviewParts } from '../review/review-parts';
import { makeArchives } from './archives-runner-service';
import { type ArchiveParts, downloadArchive, listArchives, orderArchive } from './archives-service';
import type { Certificates } from './certificates-service';
import { checkSealed as lookAtSeal, type SealCheckParts } from './check-sealed-service';
import {
  bundleDocuments,
  checkDocument,
  type DocumentParts,
  downloadDocument,
  noteTableExport,
  printDocument,
} from './documents-service';
import { exportFilings } from './export-service';
import type { Letters } from './letters-service';
import { printList, printMinutes } from './list-service';
import {
  exportCompanies,
  exportRecognitions,
  exportReports,
  type OfficeListParts,
} from './office-lists-service';
import type { PrintedDocument, Printing } from './printing';
import { printRanking, rankingSheet } from './ranking-file-service';

interface DocumentsParts {
  programs: Program[];
  documents: DocumentParts;
  letters: Letters;
  certificates: Certificates;
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
  { programs, documents, letters, certificates, sealCheck }: DocumentsParts,
): void {
  route(app, calls.documentCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(documents, caller, params.id, query)),
  );

  route(app, calls.bundleCall, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(documents, caller, params.id, query);
    return attachedHead(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, calls.reviewDocument, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(documents, caller, params.id, query, 'reviewed')),
  );

  route(app, calls.reviewBundle, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(documents, caller, params.id, query, 'reviewed');
    return attachedHead(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, calls.letterCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await letters.own(caller, params.id, query.line)),
  );

  route(app, calls.reviewLetter, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await letters.reviewed(caller, params.id, query.line)),
  );

  route(app, calls.certificateCall, async ({ caller, params, reply }) =>
    sendPdf(reply, await certificates.own(caller, params.id)),
  );

  route(app, calls.reviewCertificate, async ({ caller, params, reply }) =>
    sendPdf(reply, await certificates.reviewed(caller, params.id)),
  );

  route(app, calls.tableExported, ({ caller, params, body }) =>
    noteTableExport(documents, caller, params.id, body.section),
  );

  for (const program of programs) {
    const call = calls.downloadCallOf(program);
    if (!call) continue;
    route(app, call, async ({ caller, body: { language, ...asked }, reply }) =>
      sendPdf(reply, await downloadDocument(documents, program, caller, asked, { language })),
    );
  }

  route(app, calls.checkCopy, async ({ query, language }) =>
    answer(await checkDocument(documents, query.no, query.hash, language), documentMessages.genuine),
  );

  route(app, checkSealed, ({ raw, ip, language }) =>
    withFile(raw, async (file) =>
      answer(await lookAtSeal(sealCheck, ip, file, language), sealMessages.checked),
    ),
  );
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes(
  app: FastifyInstance,
  parts: OfficeListParts & { printing: Printing; review: ReviewParts },
): void {
  route(app, calls.exportFilings, async ({ caller, body, reply }) => {
    const { name, stream } = await exportFilings(parts, caller, body);
    return attachedHead(reply, TYPES[body.format], name).send(stream);
  });

  route(app, lists.exportRecognitions, async ({ caller, body, reply }) => {
    const { name, stream } = await exportRecognitions(parts, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportReports, async ({ caller, body, reply }) => {
    const { name, stream } = await exportReports(parts, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportCompanies, async ({ caller, body, reply }) => {
    const { name, stream } = await exportCompanies(parts, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, calls.printList, async ({ caller, body, reply }) =>
    sendPdf(reply, await printList(parts, caller, body)),
  );

  route(app, drawMinutes, async ({ caller, params, query, language, reply }) =>
    sendPdf(reply, await printMinutes(parts, caller, params.id, query.draw, language)),
  );

  route(app, rankingFile, async ({ caller, body, reply }) => {
    if (body.format === 'pdf') return sendPdf(reply, await printRanking(parts, caller, body));
    const { name, stream } = await rankingSheet(parts, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });
}

export function archivesFeature(parts: ArchiveParts): Feature {
  const ending = { isEnding: false };
  return {
    jobs: [makeArchives(parts, ending)],
    // A server that stops does not wait for an archive: the next one begins it again.
    starts: [
      () => async () => {
        ending.isEnding = true;
      },
    ],
    routes(app) {
      route(app, calls.orderArchive, async ({ caller, body, language }) =>
        answer(await orderArchive(parts, caller, body.filter, language), exportMessages.archiveOrdered),
      );
      route(app, calls.archives, ({ caller, language }) => listArchives(parts, caller, language));
      route(app, calls.downloadArchive, async ({ caller, params, reply }) => {
        const { name, size, stream } = await downloadArchive(parts, caller, params.id);
        return attachedHead(reply, 'application/zip', name).header('content-length', size).send(stream);
      });
    },
  };
}
