/** Calls of the company record: facts about a company from the offices' own decisions and from registers. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { ANSWER_STATUSES } from '../objections/objection';
import { RECOGNITION_STATES } from '../recognitions/recognition';
import { registerFact } from '../registers/calls';
import { overdueReport } from '../reports/report-shapes';

const companyRecordData = z.object({
  /** Today's result of the check against the credit black list. */
  blacklist: registerFact,
  /** Approved projects, the latest first. */
  projects: z.array(
    z.object({
      /** The id of the filing. */
      id: z.string(),
      title: z.string(),
      batch: z.string(),
      project_no: z.string(),
      /** Grant in 万元. */
      grant: z.number(),
      approved_at: z.iso.datetime(),
      /** Time of the revocation; null while the approval is in force. */
      revoked_at: z.iso.datetime().nullable(),
    }),
  ),
  recognitions: z.array(
    z.object({
      /** The approved filing; null for a recognition from before the portal. */
      filing: z.string().nullable(),
      title: z.string(),
      no: z.string(),
      valid_from: z.iso.date(),
      valid_to: z.iso.date(),
      state: z.enum(RECOGNITION_STATES),
    }),
  ),
  reports: z.array(overdueReport),
  /** Objections to its public notices, the latest first. */
  objections: z.array(
    z.object({
      filing: z.string(),
      title: z.string(),
      no: z.string(),
      status: z.enum(ANSWER_STATUSES),
      created_at: z.iso.datetime(),
    }),
  ),
});
export type CompanyRecord = z.infer<typeof companyRecordData>;

export const companyRecord = defineCall('companyRecord', 'GET /api/v1.0/review/companies/{id}/record/', {
  tag: 'companies',
  summary: 'Grants, recognitions, overdue reports, objections, revocations and black list of a company',
  access: 'companies.read',
  params: idParams,
  data: companyRecordData,
});
