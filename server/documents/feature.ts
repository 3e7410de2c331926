import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Program } from '../../domain/definition';
import * as calls from '../../domain/document/calls';
import { documentMessages, sealMessages } from '../../domain/document/messages';
import { checkSealed } from '../../domain/document/seal-calls';
import { genericProgram } from '../../domain/filing/program-calls';
import { toFileLanguage } from '../../domain/text';
import { companiesFeature } from '../companies/feature';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import { withFile } from '../files/multipart';
import { findCalledProgram, hasOwnCalls } from '../filings/called-program';
import { filingsFeature } from '../filings/feature';
import { getProgram } from '../filings/filing-steps';
import { findCurrentFilingId } from '../filings/filings-service';
import { paymentsFeature } from '../payments/feature';
import { recognitionsFeature } from '../recognitions/feature';
import { reportsFeature } from '../reports/feature';
import { reviewFeature } from '../review/feature';
import { sealsFeature } from '../seals/feature';
import { addArchiveRoutes } from './archive-routes';
import { makeArchives } from './archives-runner-service';
import { printCertificate, printReviewedCertificate } from './certificates-service';
import { checkDocument } from './check-copy-service';
import { checkSealed as lookAtSeal } from './check-sealed-service';
import { createDocumentDeps, type DocumentDeps } from './document-deps';
import { bundleDocuments, downloadDocument, noteTableExport, printDocument } from './documents-service';
import { sendPdf, setDownloadHeaders } from './downloads';
import { addExportRoutes } from './export-routes';
import { printLetter, printReviewedLetter } from './letters-service';

function addDocumentRoutes(app: FastifyInstance, deps: DocumentDeps): void {
  route(app, calls.documentCall, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(deps, caller, params.id, query)),
  );

  route(app, calls.bundleCall, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(deps, caller, params.id, query);
    return setDownloadHeaders(reply, 'application/zip', `${name}.zip`).send(stream);
  });

  route(app, calls.reviewDocument, async ({ caller, params, query, reply }) =>
    sendPdf(reply, await printDocument(deps, caller, params.id, query, 'reviewed')),
  );

  route(app, calls.reviewBundle, async ({ caller, params, query, reply }) => {
    const { name, stream } = await bundleDocuments(deps, caller, params.id, query, 'reviewed');
    return setDownloadHeaders(reply, 'application/zip', `${name}.zip`).send(stream);
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

  const addDownload = (called: calls.DownloadedProgram, find: (raw: FastifyRequest) => Program) => {
    const call = calls.findDownloadCall(called);
    if (!call) return;
    route(app, call, async ({ caller, body: { language, ...asked }, reply, raw }) =>
      sendPdf(reply, await downloadDocument(deps, find(raw), caller, asked, { language })),
    );
  };
  for (const program of deps.programs.filter(hasOwnCalls))
    addDownload(program, () => getProgram(deps.programs, program.key));
  addDownload(genericProgram, (raw) => findCalledProgram(deps, raw));

  route(app, calls.checkCopy, async ({ query, language }) =>
    answer(
      await checkDocument(deps, query.no, query.hash, toFileLanguage(language)),
      documentMessages.genuine,
    ),
  );

  route(app, checkSealed, ({ raw, ip, language }) =>
    withFile(raw, async (file) => answer(await lookAtSeal(deps, ip, file, language), sealMessages.checked)),
  );
}

export const documentsFeature = defineFeature({
  needs: {
    companies: companiesFeature,
    files: filesFeature,
    filings: filingsFeature,
    payments: paymentsFeature,
    recognitions: recognitionsFeature,
    reports: reportsFeature,
    review: reviewFeature,
    seals: sealsFeature,
  },
  create(deps, { companies, files: incoming, filings, payments, recognitions, reports, review, seals }) {
    const { files, storage } = incoming;
    const documents = createDocumentDeps(deps, {
      seals,
      files,
      incoming: incoming.incoming,
      filings: { currentId: (...asked) => findCurrentFilingId(filings, ...asked) },
      papers: { get: storage.get, has: storage.has, store: incoming.store },
    });
    return {
      documents,
      exports: { ...documents, companies, payments, recognitions, reports, review },
      archives: { ...documents, storage, keep: incoming.keep },
      ending: { isEnding: false },
    };
  },
  addRoutes(app, { documents, exports, archives }) {
    addDocumentRoutes(app, documents);
    addExportRoutes(app, exports);
    addArchiveRoutes(app, archives);
  },
  jobs: ({ archives, ending }) => [makeArchives(archives, ending)],
  // A stopping server does not wait for the running archive; the next process starts it again.
  starts: ({ ending }) => [
    () => async () => {
      ending.isEnding = true;
    },
  ],
});
