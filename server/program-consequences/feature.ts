import * as calls from '../../domain/program-documents/consequence-calls';
import { defineFeature } from '../core/define-feature';
import { route } from '../core/http/route';
import { compareSources, createConsequencesDeps, dryRun, replay, trySources } from './consequences-service';

export const programConsequencesFeature = defineFeature({
  create: createConsequencesDeps,
  addRoutes(app, deps) {
    route(app, calls.compareEditions, ({ caller, body }) => compareSources(deps, caller, body));
    route(app, calls.dryRunEdition, ({ caller, body }) => dryRun(deps, caller, body));
    route(app, calls.replayEdition, ({ caller, body }) => replay(deps, caller, body));
    route(app, calls.tryScenarios, ({ caller, body }) => trySources(deps, caller, body));
  },
});
