/** Changes of a company's facts: requested by the company, decided by the office. The paths are our own. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { id, lines } from '../calls/text-kinds';
import { CHANGE_KINDS } from './change-kinds';
import {
  CHANGE_OUTCOMES,
  CHANGE_STATUSES,
  MAX_CHANGE_NOTE_LENGTH,
  MAX_CHANGE_REASON_LENGTH,
} from './changes';
import { changeMessages } from './messages';

const TAG = 'company';

const kind = z.enum(CHANGE_KINDS);
const status = z.enum(CHANGE_STATUSES);
const version = z.number().int();

export const companyChange = z.object({
  id: z.string(),
  version,
  kind,
  status,
  company: namedId.extend({ credit_code: z.string() }),
  /** Values before and after, by the keys of the profile. Sensitive values are masked for those who cannot edit the company. */
  changes: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The first day on which the profile has the new values. */
  holds_from: z.string(),
  note: z.string(),
  evidence: z.array(namedId),
  requested_by: z.string(),
  created_at: z.string(),
  /** Name of who decided: the office, or its person where an office reads it. */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
  in_effect_at: z.string().nullable(),
});
export type CompanyChangeRequest = z.infer<typeof companyChange>;

const ownQuery = listQuery.pick({ current: true, pageSize: true }).extend({
  status: status.optional(),
  kind: kind.optional(),
});
export type OwnChangesQuery = z.infer<typeof ownQuery>;

export const ownChanges = defineCall('ownChanges', 'GET /api/v1.0/portal/company/changes/', {
  tag: TAG,
  summary: 'Changes that the company has asked for, the latest first',
  access: 'company.read',
  query: ownQuery,
  data: definePageShape(companyChange),
});

const requestBody = z.object({
  kind,
  /** New values by the keys of the profile: those of the kind, and `license_file`. */
  data: z.record(z.string(), z.unknown()),
  holds_from: z.iso.date(),
  /** Ids of files that the company has uploaded. */
  evidence: z.array(id).max(50).default([]),
  note: lines(MAX_CHANGE_NOTE_LENGTH).default(''),
});
export type RequestChangeBody = z.input<typeof requestBody>;
export type RequestedChange = z.infer<typeof requestBody>;

export const requestChange = defineCall('requestChange', 'POST /api/v1.0/portal/company/changes/', {
  tag: TAG,
  summary:
    'Ask for a change of name, registered address, legal representative or credit code; one open request of a kind',
  access: 'company.edit',
  body: requestBody,
  data: companyChange,
});

const withdrawBody = z.object({ version });

export const withdrawChange = defineCall(
  'withdrawChange',
  'POST /api/v1.0/portal/company/changes/{id}/withdraw/',
  {
    tag: TAG,
    summary: 'Take back a request that was not decided yet',
    access: 'company.edit',
    params: idParams,
    body: withdrawBody,
    data: companyChange,
  },
);

const received = companyChange.extend({
  /** Open companies whose names look like the new one, ten at most; filled only while the request waits. */
  look_alikes: z.array(namedId),
  /** Name of the department in charge, where it is not one of the new district: a change of address leaves it in charge. */
  keeps_department: z.string().optional(),
});
export type ReceivedChange = z.infer<typeof received>;

const receivedQuery = listQuery.extend({
  status: status.optional(),
  kind: kind.optional(),
  /** Id of a single request. */
  id: id.optional(),
});
export type ReceivedChangesQuery = z.infer<typeof receivedQuery>;

export const companyChanges = defineCall('companyChanges', 'GET /api/v1.0/review/company_changes/', {
  tag: 'companies',
  summary: 'Changes that companies ask for, those that wait first, the oldest at the top',
  access: 'companies.read',
  query: receivedQuery,
  data: definePageShape(received),
});

const decideBody = z
  .object({
    version,
    outcome: z.enum(CHANGE_OUTCOMES),
    reason: lines(MAX_CHANGE_REASON_LENGTH).default(''),
  })
  .refine(({ outcome, reason }) => outcome !== 'refuse' || reason !== '', {
    params: { text: changeMessages.reasonMissing },
  });
export type DecideChangeBody = z.input<typeof decideBody>;
export type DecidedChange = z.infer<typeof decideBody>;

export const decideChange = defineCall(
  'decideChange',
  'POST /api/v1.0/review/company_changes/{id}/decision/',
  {
    tag: 'companies',
    summary: 'Accept a change, which takes effect on its day, or refuse it with a reason',
    access: 'companies.manage',
    params: idParams,
    body: decideBody,
    data: received,
  },
);
