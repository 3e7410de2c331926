import type { FastifyInstance } from 'fastify';
import { reportInfo } from '../../domain/api/calls/filings';
import { route } from '../http/route';
import type { Reports } from './reports-service';

export function reportsRoutes(app: FastifyInstance, reports: Reports): void {
  route(app, reportInfo, ({ caller, query, language }) => reports.reportInfo(caller, query, language));
}
