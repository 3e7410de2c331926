/** Calls of workflows: the levels of a program, signatures, experts and the public notice. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { key } from '../calls/text-kinds';
import { SIGNATORY_ROLES } from '../definition';
import { MAX_COVERED_SECTIONS } from './signatories';
import { LEVEL_CODES, MAX_LEVEL_DUE_DAYS, MAX_NOTICE_DAYS, SIGNING_PARTS } from './workflow';

const TAG = 'review';

const level = z.object({
  code: z.enum(LEVEL_CODES),
  /** Deadline of the level in working days; null: no deadline of its own. */
  due_days: z.number().int().min(1).max(MAX_LEVEL_DUE_DAYS).nullable(),
  /** Parts that sign a decision after its handler. */
  signatures: z.array(z.enum(SIGNING_PARTS)).max(SIGNING_PARTS.length),
});

const signing = z.object({
  hands: z
    .array(
      z.object({
        hand: z.enum(SIGNATORY_ROLES),
        /** Sections that the signatory answers for; empty: the whole filing. */
        sections: z.array(key).max(MAX_COVERED_SECTIONS),
      }),
    )
    .max(SIGNATORY_ROLES.length),
  /** True where signatories sign one after the other; otherwise in any order. */
  in_order: z.boolean(),
  /** True where each signature requires a second factor of the account. */
  second_factor: z.boolean(),
});

const definition = {
  /** Levels from the first to the last; the last one hears experts, publishes and approves. */
  levels: z.array(level).max(LEVEL_CODES.length),
  experts: z.boolean(),
  /** Length of the public notice in working days, during which everybody may object; null: no notice. */
  notice_days: z.number().int().min(1).max(MAX_NOTICE_DAYS).nullable(),
  /** Signatures of the company before it submits; null: the submitter alone answers for the filing. */
  signing: signing.nullable().default(null),
};

/** A version of a workflow; a filing keeps that of its first submission. */
export const workflowData = z.object({
  /** Version number; 0: the default of the program. */
  version: z.number().int(),
  ...definition,
});

const programWorkflow = workflowData.extend({
  program: z.string(),
  set_at: z.string().nullable(),
});
export type WorkflowData = z.infer<typeof programWorkflow>;

export const workflows = defineCall('workflows', 'GET /api/v1.0/portal/workflows/', {
  tag: TAG,
  summary: 'The workflow of each program, as filings that are submitted now go through it',
  access: 'signedIn',
  data: z.array(programWorkflow),
});

const workflowBody = z.object({
  /** Version that the client read. */
  version: z.number().int().min(0),
  ...definition,
});
export type WorkflowBody = z.input<typeof workflowBody>;

export const saveWorkflow = defineCall('saveWorkflow', 'PUT /api/v1.0/review/workflows/{program}/', {
  tag: TAG,
  summary: 'Set the workflow of a program: filings under way keep the one that they were submitted under',
  access: 'workflows.manage',
  params: z.object({ program: key }),
  body: workflowBody,
  data: programWorkflow,
});
