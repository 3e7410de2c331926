/** Calls that export lists of offices as .xlsx, with the same filters as the lists themselves. */
import { z } from 'zod';
import { auditLogQuery, readLogQuery } from '../audit/calls';
import { defineCall } from '../calls/define';
import { companiesQuery } from '../company/managed-company-calls';
import { recognitionsQuery } from '../recognitions/calls';
import { reportQueueQuery } from '../reports/calls';

const paging = { current: true, pageSize: true } as const;
const language = z.enum(['zh', 'en']).default('zh');

const recognitionsBody = z.object({ language, filter: recognitionsQuery.omit(paging).prefault({}) });
export type ExportRecognitionsBody = z.infer<typeof recognitionsBody>;

export const exportRecognitions = defineCall(
  'exportRecognitions',
  'POST /api/v1.0/review/recognitions/export/',
  {
    tag: 'results',
    summary: 'Recognitions that the filters find, as .xlsx',
    access: 'review.list',
    kind: 'print',
    body: recognitionsBody,
  },
);

const reportsBody = z.object({ language, filter: reportQueueQuery.omit(paging).prefault({}) });
export type ExportReportsBody = z.infer<typeof reportsBody>;

export const exportReports = defineCall('exportReports', 'POST /api/v1.0/review/reports/export/', {
  tag: 'review',
  summary: 'Reports that the filters find, as .xlsx',
  access: 'report.inspect',
  kind: 'print',
  body: reportsBody,
});

const companiesBody = z.object({ language, filter: companiesQuery.omit(paging).prefault({}) });
export type ExportCompaniesBody = z.infer<typeof companiesBody>;

export const exportCompanies = defineCall('exportCompanies', 'POST /api/v1.0/review/companies/export/', {
  tag: 'companies',
  summary: 'Companies that the filters find, as .xlsx',
  access: 'companies.read',
  kind: 'print',
  body: companiesBody,
});

const readLogBody = z.object({ language, filter: readLogQuery.omit(paging).prefault({}) });
export type ExportReadLogBody = z.infer<typeof readLogBody>;

export const exportReadLog = defineCall('exportReadLog', 'POST /api/v1.0/review/read_log/export/', {
  tag: 'review',
  summary: 'Reads that the filters find, as .xlsx',
  access: 'readlog.read',
  kind: 'print',
  body: readLogBody,
});

const auditLogBody = z.object({ language, filter: auditLogQuery.omit(paging).prefault({}) });
export type ExportAuditLogBody = z.infer<typeof auditLogBody>;

export const exportAuditLog = defineCall('exportAuditLog', 'POST /api/v1.0/review/audit_log/export/', {
  tag: 'review',
  summary: 'Lines of the audit log that the filters find, as .xlsx',
  access: 'readlog.read',
  kind: 'print',
  body: auditLogBody,
});
