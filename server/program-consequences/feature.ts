import * as calls from '../../domain/program-documents/consequence-calls';
import * as threeWayCalls from '../../domain/program-documents/three-way-calls';
import { defineFeature } from '../core/define-feature';
import { route } from '../core/http/route';
import { compareSources, createConsequencesDeps, dryRun, replay, trySources } from './consequences-service';
import { compareWithRelease } from './three-ways-service';

export const programConsequencesFeature = defineFeature({
  create: createConsequencesDeps,
  addRoutes(app, deps) {
    route(app, calls.compareEditions, ({ caller, body }) => compareSources(deps, caller, body));
    route(app, calls.dryRunEdition, ({ caller, body }) => dryRun(deps, caller, body));
    route(app, calls.replayEdition, ({ caller, body }) => replay(deps, caller, body));
    route(app, threeWayCalls.compareThreeWays, ({ caller, params }) =>
      compareWithRelease(deps, caller, params.no),
    );
    route(app, calls.tryScenarios, ({ caller, body }) => trySources(deps, caller, body));
  },
});
