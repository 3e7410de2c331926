/** Workflows of the programs. */

import { paths } from '@domain/api/paths';
import type { WorkflowBody, WorkflowData } from '@domain/calls/workflows';
import type { WorkflowVersion } from '@domain/workflow/workflow';
import { request } from '@/utils/request';

/** A workflow as the rules know it. */
export const workflowOf = ({
  version,
  levels,
  experts,
  notice_days,
  signing,
}: WorkflowData): WorkflowVersion => ({
  version,
  levels: levels.map(({ code, due_days, signatures }) => ({ code, dueDays: due_days, signatures })),
  experts,
  noticeDays: notice_days,
  ...(signing && {
    signing: { hands: signing.hands, inOrder: signing.in_order, secondFactor: signing.second_factor },
  }),
});

const bodyOf = ({ version, levels, experts, noticeDays, signing }: WorkflowVersion): WorkflowBody => ({
  version,
  levels: levels.map(({ code, dueDays, signatures }) => ({
    code,
    due_days: dueDays,
    signatures: [...signatures],
  })),
  experts,
  notice_days: noticeDays,
  signing: signing
    ? {
        hands: signing.hands.map(({ hand, sections }) => ({ hand, sections: [...sections] })),
        in_order: signing.inOrder,
        second_factor: signing.secondFactor,
      }
    : null,
});

export const fetchWorkflows = () => request<WorkflowData[]>(paths.workflows);

export const saveWorkflow = (program: string, workflow: WorkflowVersion) =>
  request<WorkflowData>(paths.saveWorkflow, { path: { program }, data: bodyOf(workflow) });
