import type { FastifyInstance } from 'fastify';
import { workflowMessages } from '../../domain/api/messages/workflow';
import { saveWorkflow, workflows as workflowsCall } from '../../domain/workflow/calls';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Workflows } from './workflows-service';

export function workflowsRoutes(app: FastifyInstance, workflows: Workflows): void {
  route(app, workflowsCall, () => workflows.list());
  route(app, saveWorkflow, async ({ caller, params, body }) => {
    const data = await workflows.save(caller, params.program, body);
    return answer(data, fillText(workflowMessages.saved, { version: data.version }));
  });
}
