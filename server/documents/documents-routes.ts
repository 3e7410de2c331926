import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from '../../domain/document/calls';
import { documentMessages, exportMessages, sealMessages } from '../../domain/document/messages';
import * as lists from '../../domain/document/office-list-calls';
import { checkSealed } from '../../domain/document/seal-calls';
import { drawMinutes } from '../../domain/experts/pool-calls';
import { rankingFile } from '../../domain/review/ranking-calls';
import type { Feature } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { attachment } from '../files/download';
import { withFile } from '../files/multipart';
import type { ReviewDeps } from '../review/review-deps';
import { makeArchives } from './archives-runner-service';
import { type ArchiveDeps, downloadArchive, listArchives, orderArchive } from './archives-service';
import { printCertificate, printReviewedCertificate } from './certificates-service';
import { checkSealed as lookAtSeal } from './check-sealed-service';
import type { DocumentDeps } from './document-deps';
import {
  bundleDocuments,
  checkDocument,
  downloadDocument,
  noteTableExport,
  printDocument,
} from './documents-service';
import { exportFilings } from './export-service';
import { printLetter, printReviewedLetter } from './letters-service';
import { printList, printMinutes } from './list-service';
import {
  exportCompanies,
  exportRecognitions,
  exportReports,
  type OfficeListDeps,
} from './office-lists-service';
import type { PrintedDocument, PrintingDeps } from './printing';
import { printRanking, rankingSheet } from './ranking-file-service';

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

export function documentsRoutes(app: FastifyInstance, deps: DocumentDeps): void {
  route(app, calls.documentCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(deps, caller, params.id, query)),
  );

  route(app, calls.bundleCall, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(deps, caller, params.id, query);
    return attachedHead(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, calls.reviewDocument, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(deps, caller, params.id, query, 'reviewed')),
  );

  route(app, calls.reviewBundle, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(deps, caller, params.id, query, 'reviewed');
    return attachedHead(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, calls.letterCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printLetter(deps, caller, params.id, query.line)),
  );

  route(app, calls.reviewLetter, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printReviewedLetter(deps, caller, params.id, query.line)),
  );

  route(app, calls.certificateCall, async ({ caller, params, reply }) =>
    sendPdf(reply, await printCertificate(deps, caller, params.id)),
  );

  route(app, calls.reviewCertificate, async ({ caller, params, reply }) =>
    sendPdf(reply, await printReviewedCertificate(deps, caller, params.id)),
  );

  route(app, calls.tableExported, ({ caller, params, body }) =>
    noteTableExport(deps, caller, params.id, body.section),
  );

  for (const program of deps.programs) {
    const call = calls.findDownloadCall(program);
    if (!call) continue;
    route(app, call, async ({ caller, body: { language, ...asked }, reply }) =>
      sendPdf(reply, await downloadDocument(deps, program, caller, asked, { language })),
    );
  }

  route(app, calls.checkCopy, async ({ query, language }) =>
    answer(await checkDocument(deps, query.no, query.hash, language), documentMessages.genuine),
  );

  route(app, checkSealed, ({ raw, ip, language }) =>
    withFile(raw, async (file) => answer(await lookAtSeal(deps, ip, file, language), sealMessages.checked)),
  );
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes(
  app: FastifyInstance,
  deps: OfficeListDeps & { printing: PrintingDeps; review: ReviewDeps },
): void {
  route(app, calls.exportFilings, async ({ caller, body, reply }) => {
    const { name, stream } = await exportFilings(deps, caller, body);
    return attachedHead(reply, TYPES[body.format], name).send(stream);
  });

  route(app, lists.exportRecognitions, async ({ caller, body, reply }) => {
    const { name, stream } = await exportRecognitions(deps, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportReports, async ({ caller, body, reply }) => {
    const { name, stream } = await exportReports(deps, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportCompanies, async ({ caller, body, reply }) => {
    const { name, stream } = await exportCompanies(deps, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, calls.printList, async ({ caller, body, reply }) =>
    sendPdf(reply, await printList(deps, caller, body)),
  );

  route(app, drawMinutes, async ({ caller, params, query, language, reply }) =>
    sendPdf(reply, await printMinutes(deps, caller, params.id, query.draw, language)),
  );

  route(app, rankingFile, async ({ caller, body, reply }) => {
    if (body.format === 'pdf') return sendPdf(reply, await printRanking(deps, caller, body));
    const { name, stream } = await rankingSheet(deps, caller, body);
    return attachedHead(reply, TYPES.xlsx, name).send(stream);
  });
}

export function archivesFeature(deps: ArchiveDeps): Feature {
  const ending = { isEnding: false };
  return {
    jobs: [makeArchives(deps, ending)],
    // A server that stops does not wait for an archive: the next one begins it again.
    starts: [
      () => async () => {
        ending.isEnding = true;
      },
    ],
    routes(app) {
      route(app, calls.orderArchive, async ({ caller, body, language }) =>
        answer(await orderArchive(deps, caller, body.filter, language), exportMessages.archiveOrdered),
      );
      route(app, calls.archives, ({ caller, language }) => listArchives(deps, caller, language));
      route(app, calls.downloadArchive, async ({ caller, params, reply }) => {
        const { name, size, stream } = await downloadArchive(deps, caller, params.id);
        return attachedHead(reply, 'application/zip', name).header('content-length', size).send(stream);
      });
    },
  };
}
