import type { FastifyInstance } from 'fastify';
import { exportFilings as exportCall } from '../../domain/calls/exports';
import { route } from '../core/http/route';
import { attachedHead } from './documents-routes';
import { type ExportParts, exportFilings } from './export-service';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes(app: FastifyInstance, parts: ExportParts): void {
  route(app, exportCall, async ({ caller, body, reply }) => {
    const { name, stream } = await exportFilings(parts, caller, body);
    return attachedHead(reply, TYPES[body.format], name).send(stream);
  });
}
