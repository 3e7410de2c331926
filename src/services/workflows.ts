/** Workflows of the programs. */

import { paths } from '@domain/api/paths';
import type { WorkflowBody, WorkflowData } from '@domain/calls/workflows';
import type { WorkflowVersion } from '@domain/workflow/workflow';
import { request } from '@/utils/request';

/** A workflow as the rules know it. */
export const workflowOf = ({ version, levels, experts, notice_days }: WorkflowData): WorkflowVersion => ({
  version,
  levels: levels.map(({ code, due_days, signatures }) => ({ code, dueDays: due_days, signatures })),
  experts,
  noticeDays: notice_days,
});

const bodyOf = ({ version, levels, experts, noticeDays }: WorkflowVersion): WorkflowBody => ({
  version,
  levels: levels.map(({ code, dueDays, signatures }) => ({
    code,
    due_days: dueDays,
    signatures: [...signatures],
  })),
  experts,
  notice_days: noticeDays,
});

export const fetchWorkflows = () => request<WorkflowData[]>(paths.workflows);

export const saveWorkflow = (program: string, workflow: WorkflowVersion) =>
  request<WorkflowData>(paths.saveWorkflow, { path: { program }, data: bodyOf(workflow) });
