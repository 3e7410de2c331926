import type { FastifyInstance } from 'fastify';
import { reviewDesk, statistics as statisticsCall } from '../../domain/statistics/calls';
import { route } from '../core/http/route';
import type { OfficeDesk } from './desk-service';
import type { Statistics } from './statistics-service';

export function statisticsRoutes(app: FastifyInstance, statistics: Statistics, desk: OfficeDesk): void {
  route(app, reviewDesk, ({ caller }) => desk.read(caller));
  route(app, statisticsCall, ({ caller, query, language }) => statistics.count(caller, query, language));
}
