/** Calls that export lists of offices as .xlsx, with the same filters as the lists themselves. */
import { z } from 'zod';
import { auditLogQuery, readLogQuery } from '../audit/calls';
import { type CallDefinition, defineCall } from '../calls/define';
import { companiesQuery } from '../company/managed-company-calls';
import type { CallPath } from '../definition';
import { paymentsQuery } from '../payments/calls';
import { recognitionsQuery } from '../recognitions/calls';
import { reportQueueQuery } from '../reports/calls';

const paging = { current: true, pageSize: true } as const;
const language = z.enum(['zh', 'en']).default('zh');

const defineListExport = <Name extends string, Filter, Input>(
  name: Name,
  callPath: CallPath,
  filter: z.ZodType<Filter, Input>,
  described: Pick<CallDefinition, 'tag' | 'summary' | 'access'>,
) => defineCall(name, callPath, { ...described, kind: 'print', body: z.object({ language, filter }) });

/** Body of a call that exports a list. */
export type ListExportBody<Call extends { body?: z.ZodType }> = z.infer<NonNullable<Call['body']>>;

export const exportRecognitions = defineListExport(
  'exportRecognitions',
  'POST /api/v1.0/review/recognitions/export/',
  recognitionsQuery.omit(paging).prefault({}),
  { tag: 'results', summary: 'Recognitions that the filters find, as .xlsx', access: 'review.list' },
);

export const exportPayments = defineListExport(
  'exportPayments',
  'POST /api/v1.0/review/payments/export/',
  paymentsQuery.omit(paging).prefault({}),
  {
    tag: 'payments',
    summary: 'Payments of grants that the filters find, with whole account numbers, as .xlsx',
    access: 'payment.read',
  },
);

export const exportReports = defineListExport(
  'exportReports',
  'POST /api/v1.0/review/reports/export/',
  reportQueueQuery.omit(paging).prefault({}),
  { tag: 'review', summary: 'Reports that the filters find, as .xlsx', access: 'report.inspect' },
);

export const exportCompanies = defineListExport(
  'exportCompanies',
  'POST /api/v1.0/review/companies/export/',
  companiesQuery.omit(paging).prefault({}),
  { tag: 'companies', summary: 'Companies that the filters find, as .xlsx', access: 'companies.read' },
);

export const exportReadLog = defineListExport(
  'exportReadLog',
  'POST /api/v1.0/review/read_log/export/',
  readLogQuery.omit(paging).prefault({}),
  { tag: 'review', summary: 'Reads that the filters find, as .xlsx', access: 'readlog.read' },
);

export const exportAuditLog = defineListExport(
  'exportAuditLog',
  'POST /api/v1.0/review/audit_log/export/',
  auditLogQuery.omit(paging).prefault({}),
  {
    tag: 'review',
    summary: 'Lines of the audit log that the filters find, as .xlsx',
    access: 'readlog.read',
  },
);
