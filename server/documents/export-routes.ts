import type { FastifyInstance } from 'fastify';
import { exportFilings as exportCall, printList as listCall } from '../../domain/calls/exports';
import { route } from '../core/http/route';
import { attachedHead, sendPdf } from './documents-routes';
import { type ExportParts, exportFilings } from './export-service';
import { printList } from './list-service';
import type { Printing } from './printing';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes(app: FastifyInstance, parts: ExportParts & { printing: Printing }): void {
  route(app, exportCall, async ({ caller, body, reply }) => {
    const { name, stream } = await exportFilings(parts, caller, body);
    return attachedHead(reply, TYPES[body.format], name).send(stream);
  });

  route(app, listCall, async ({ caller, body, reply }) =>
    sendPdf(reply, await printList(parts, caller, body)),
  );
}
