import type { FastifyInstance } from 'fastify';
import { drawMinutes } from '../../domain/calls/expert-lot';
import { exportFilings as exportCall, printList as listCall } from '../../domain/calls/exports';
import { rankingFile } from '../../domain/calls/ranking';
import { route } from '../core/http/route';
import type { ReviewParts } from '../review/review-parts';
import { attachedHead, sendPdf } from './documents-routes';
import { type ExportParts, exportFilings } from './export-service';
import { printList } from './list-service';
import { printMinutes } from './minutes-service';
import type { Printing } from './printing';
import { printRanking, rankingSheet } from './ranking-file-service';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes(
  app: FastifyInstance,
  parts: ExportParts & { printing: Printing; review: ReviewParts },
): void {
  route(app, exportCall, async ({ caller, body, reply }) => {
    const { name, stream } = await exportFilings(parts, caller, body);
    return attachedHead(reply, TYPES[body.format], name).send(stream);
  });

  route(app, listCall, async ({ caller, body, reply }) =>
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
