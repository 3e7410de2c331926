import type { FastifyInstance } from 'fastify';
import { continuable } from '../../domain/filing/continuation-calls';
import { defineFeature } from '../core/define-feature';
import { route } from '../core/http/route';
import type { ContinuingDeps } from './continuation-choices';
import { listContinuable } from './continuing-service';

function addRoutes(app: FastifyInstance, deps: ContinuingDeps): void {
  route(app, continuable, ({ caller, query, language }) => listContinuable(deps, caller, query, language));
}

export const continuingFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
});
