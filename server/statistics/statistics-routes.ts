import type { FastifyInstance } from 'fastify';
import { statistics as statisticsCall } from '../../domain/calls/statistics';
import { route } from '../core/http/route';
import type { Statistics } from './statistics-service';

export function statisticsRoutes(app: FastifyInstance, statistics: Statistics): void {
  route(app, statisticsCall, ({ caller, query, language }) => statistics.count(caller, query, language));
}
