import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/document/calls';
import * as lists from '../../domain/document/office-list-calls';
import { drawMinutes } from '../../domain/experts/pool-calls';
import { rankingFile } from '../../domain/review/ranking-calls';
import { toFileLanguage } from '../../domain/text';
import { route } from '../core/http/route';
import { sendPdf, setDownloadHeaders } from './downloads';
import { exportFilings } from './export-service';
import { printList, printMinutes } from './list-service';
import {
  exportAuditLog,
  exportCompanies,
  exportPayments,
  exportReadLog,
  exportRecognitions,
  exportReports,
  type OfficeListDeps,
} from './office-lists-service';
import type { PrintingDeps } from './printing';
import { exportRankingSheet, printRanking } from './ranking-file-service';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function addExportRoutes(
  app: FastifyInstance,
  deps: OfficeListDeps & { printing: PrintingDeps },
): void {
  route(app, calls.exportFilings, async ({ caller, body, reply }) => {
    const { name, stream } = await exportFilings(deps, caller, body);
    return setDownloadHeaders(reply, TYPES[body.format], name).send(stream);
  });

  route(app, lists.exportRecognitions, async ({ caller, body, reply }) => {
    const { name, stream } = await exportRecognitions(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportPayments, async ({ caller, body, reply }) => {
    const { name, stream } = await exportPayments(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportReports, async ({ caller, body, reply }) => {
    const { name, stream } = await exportReports(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportCompanies, async ({ caller, body, reply }) => {
    const { name, stream } = await exportCompanies(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportReadLog, async ({ caller, body, reply }) => {
    const { name, stream } = await exportReadLog(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, lists.exportAuditLog, async ({ caller, body, reply }) => {
    const { name, stream } = await exportAuditLog(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });

  route(app, calls.printList, async ({ caller, body, reply }) =>
    sendPdf(reply, await printList(deps, caller, body)),
  );

  route(app, drawMinutes, async ({ caller, params, query, language, reply }) =>
    sendPdf(reply, await printMinutes(deps, caller, params.id, query.draw, toFileLanguage(language))),
  );

  route(app, rankingFile, async ({ caller, body, reply }) => {
    if (body.format === 'pdf') return sendPdf(reply, await printRanking(deps, caller, body));
    const { name, stream } = await exportRankingSheet(deps, caller, body);
    return setDownloadHeaders(reply, TYPES.xlsx, name).send(stream);
  });
}
