import type { FastifyInstance } from 'fastify';
import { fillText } from '../../domain/text';
import * as calls from '../../domain/workflow/calls';
import { workflowMessages } from '../../domain/workflow/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { listWorkflows, saveWorkflow, type WorkflowDeps } from './workflows-service';

function addRoutes(app: FastifyInstance, deps: WorkflowDeps): void {
  route(app, calls.workflows, () => listWorkflows(deps));
  route(app, calls.saveWorkflow, async ({ caller, params, body }) => {
    const data = await saveWorkflow(deps, caller, params.program, body);
    return answer(data, fillText(workflowMessages.saved, { version: data.version }));
  });
}

export const workflowsFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
});
