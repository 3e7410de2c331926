/** Conversion of workflows between domain and wire. */

import type { WorkflowBody } from './calls';
import type { Workflow, WorkflowVersion } from './workflow';

/** Converts the body of a call to a workflow. */
export const fromWorkflowBody = ({
  levels,
  experts,
  notice_days,
  signing,
}: Omit<WorkflowBody, 'version'>): Workflow => ({
  levels: levels.map(({ code, due_days, signatures }) => ({ code, dueDays: due_days, signatures })),
  experts,
  noticeDays: notice_days,
  ...(signing && {
    signing: { hands: signing.hands, inOrder: signing.in_order, secondFactor: signing.second_factor },
  }),
});

/** Converts a workflow to the body of a call. */
export const toWorkflowBody = ({
  version,
  levels,
  experts,
  noticeDays,
  signing,
}: WorkflowVersion): Required<WorkflowBody> => ({
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
