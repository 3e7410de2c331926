import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/statistics/calls';
import { defineFeature } from '../core/define-feature';
import type { Deps } from '../core/deps';
import { route } from '../core/http/route';
import { readDesk } from './desk-service';
import { countFilings } from './statistics-service';

function addRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.reviewDesk, ({ caller }) => readDesk(deps, caller));
  route(app, calls.statistics, ({ caller, query, language }) => countFilings(deps, caller, query, language));
}

export const statisticsFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
});
