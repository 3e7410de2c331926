/** Workflows of the programs. */

import { paths } from '@domain/api/paths';
import { bodyOf } from '@domain/calls/workflow-wire';
import type { WorkflowData } from '@domain/calls/workflows';
import type { WorkflowVersion } from '@domain/workflow/workflow';
import { request } from '@/utils/request';

export const fetchWorkflows = () => request<WorkflowData[]>(paths.workflows);

export const saveWorkflow = (program: string, workflow: WorkflowVersion) =>
  request<WorkflowData>(paths.saveWorkflow, { path: { program }, data: bodyOf(workflow) });
