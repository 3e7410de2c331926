import type { FastifyInstance } from 'fastify';
import { continuable } from '../../domain/calls/continuing';
import { route } from '../core/http/route';
import type { ContinuingFilings } from './continuing-service';

export function continuingRoutes(app: FastifyInstance, continuing: ContinuingFilings): void {
  route(app, continuable, ({ caller, query, language }) => continuing.continuable(caller, query, language));
}
