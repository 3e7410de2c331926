/** Workflows of the programs. */

import { paths } from '@domain/api/paths.generated';
import { bodyOf } from '@domain/workflow/workflow-wire';
import type { WorkflowData } from '@domain/workflow/calls';
import type { WorkflowVersion } from '@domain/workflow/workflow';
import { request } from '@/utils/request';

export const fetchWorkflows = () => request<WorkflowData[]>(paths.workflows);

export const saveWorkflow = (program: string, workflow: WorkflowVersion) =>
  request<WorkflowData>(paths.saveWorkflow, { path: { program }, data: bodyOf(workflow) });
