/** Lists of offices as .xlsx, by the filters that the list itself takes. */
import { z } from 'zod';
import { defineCall } from './define';
import { companiesQuery } from './managed-companies';
import { recognitionsQuery } from './recognitions';
import { reportQueueQuery } from './report-tasks';

const paging = { current: true, pageSize: true } as const;
const language = z.enum(['zh', 'en']).default('zh');

const recognitionsBody = z.object({ language, filter: recognitionsQuery.omit(paging).prefault({}) });
export type ExportRecognitionsBody = z.infer<typeof recognitionsBody>;

export const exportRecognitions = defineCall('exportRecognitions', {
  tag: 'results',
  summary: 'Recognitions that the filters find, as .xlsx',
  access: 'review.list',
  kind: 'print',
  body: recognitionsBody,
});

const reportsBody = z.object({ language, filter: reportQueueQuery.omit(paging).prefault({}) });
export type ExportReportsBody = z.infer<typeof reportsBody>;

export const exportReports = defineCall('exportReports', {
  tag: 'review',
  summary: 'Reports that the filters find, as .xlsx',
  access: 'report.inspect',
  kind: 'print',
  body: reportsBody,
});

const companiesBody = z.object({ language, filter: companiesQuery.omit(paging).prefault({}) });
export type ExportCompaniesBody = z.infer<typeof companiesBody>;

export const exportCompanies = defineCall('exportCompanies', {
  tag: 'companies',
  summary: 'Companies that the filters find, as .xlsx',
  access: 'companies.read',
  kind: 'print',
  body: companiesBody,
});
