/** Calls of periodic reports: filling one in and following it, and its review by the office. The paths are our own. */
import { z } from 'zod';
import { MAX_BATCH_IDS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { agreed, idParams, listQuery } from '../calls/shapes';
import { id, key, lines } from '../calls/text-kinds';
import { fileInfoData } from '../files/calls';
import { acknowledgement, answers, changeBody, pathMessage } from '../filing/calls';
import { MAX_CORRECTION_DAYS } from '../filing/deciding';
import { edition } from '../filing/edition-shapes';
import { confirmed } from '../filing/program-calls';
import { reportItem, reportStatus } from './report-shapes';
import { LIST_REPORT_ACTIONS, OFFICE_REPORT_ACTIONS, REPORT_STATUSES } from './status';

const TAG = 'reports';
const time = z.string();

const logEntry = z.object({
  id: z.string(),
  at: time,
  actor: z.object({ name: z.string(), role: z.string() }),
  action: z.string(),
  from_status: reportStatus.nullable(),
  to_status: reportStatus.nullable(),
  comment: z.string().nullable(),
  correction_deadline: time.nullable(),
  /** Last day for filing that an extension set. */
  due_on: z.string().nullable(),
});
export type ReportLogEntry = z.infer<typeof logEntry>;

/** A report, shaped like a filing so that drafts of both are stored and merged in the same way. */
const reportData = z.object({
  id: z.string(),
  /** Key of the report's form. */
  program: z.string(),
  kind: z.string(),
  status: reportStatus,
  version: z.number().int(),
  /** Year in which the report is filed. */
  batch: z.string(),
  edition: z.string(),
  edition_note: z.null(),
  masked: z.literal(true).optional(),
  data: answers,
  computed: answers,
  /** Rows of the year before the first year of the form, as the approved filing has them. */
  year_before: answers,
  completeness: z.object({ percent: z.number(), missing: z.array(pathMessage) }),
  warnings: z.array(pathMessage.extend({ rule: z.string() })),
  window: z.null(),
  returned: z.array(z.object({ comment: z.string(), resolved: z.boolean() })),
  receipt: z.object({ no: z.string(), submitted_at: time, sha256: z.string() }).nullable(),
  updated_at: time.nullable(),
  updated_by: z.string().nullable(),
  actions: z.array(z.enum(['save', 'submit'])),
  task: reportItem,
  correction_due_at: time.nullable(),
  log: z.array(logEntry),
});
export type ReportData = z.infer<typeof reportData>;

export const report = defineCall('report', 'GET /api/v1.0/portal/report/task/{id}/', {
  tag: TAG,
  summary: 'A report that the company owes, with its answers and what happened to it',
  access: 'report.read',
  params: idParams,
  data: reportData,
});

const version = z.number().int().min(0);

const saveReportBody = z.object({
  id,
  /** Version of the report that the client read. */
  version,
  edition,
  data: answers,
});
export type SaveReportBody = z.infer<typeof saveReportBody>;

export const saveReport = defineCall('saveReport', 'POST /api/v1.0/portal/report/task/', {
  tag: TAG,
  summary: 'Keep a report as far as it is filled in',
  access: 'report.file',
  body: saveReportBody,
  large: true,
  data: reportData,
});

export const changeReport = defineCall('changeReport', 'PATCH /api/v1.0/portal/report/task/{id}/', {
  tag: TAG,
  summary: 'Keep what changed of a report',
  access: 'report.file',
  params: idParams,
  body: changeBody,
  large: true,
  data: acknowledgement,
});

const submitReportBody = z.object({
  version,
  edition,
  data: answers,
  confirmed_warnings: confirmed,
});
export type SubmitReportBody = z.infer<typeof submitReportBody>;

export const submitReport = defineCall('submitReport', 'PUT /api/v1.0/portal/report/task/{id}/submit/', {
  tag: TAG,
  summary: 'File a report: everything is checked, an immutable copy is kept, and it gets a number',
  access: 'report.submit',
  params: idParams,
  kind: 'submit',
  body: submitReportBody,
  large: true,
  data: reportData,
});

const queueItem = reportItem.extend({
  company: z.string(),
  credit_code: z.string(),
  department: z.string(),
  submitted_at: time.nullable(),
});
export type ReportQueueItem = z.infer<typeof queueItem>;

/** `batch`: batch of the approved filing, such as `2026-1`. */
export const reportQueueQuery = listQuery.extend({
  code: key.optional(),
  program: key.optional(),
  department: key.optional(),
  batch: z
    .string()
    .regex(/^\d{4}-\d{1,3}$/)
    .optional(),
  status: z.enum(REPORT_STATUSES).optional(),
});
export type ReportQueueQuery = z.infer<typeof reportQueueQuery>;

const reportQueueData = z.object({
  list: z.array(queueItem),
  total: z.number().int(),
  /** True where a search found more than the total, which it did not count. */
  more: z.boolean(),
  /** Batches of the filings that the office sees, the newest first. */
  batches: z.array(z.string()),
  /** Number of reports by status, over all that the person reviews, whatever the filters. */
  by_status: z.partialRecord(reportStatus, z.number().int()),
});
export type ReportQueueData = z.infer<typeof reportQueueData>;

export const reportQueue = defineCall('reportQueue', 'GET /api/v1.0/review/reports/', {
  tag: 'review',
  summary: 'Reports that companies owe or have filed: those of the own department, or all',
  access: 'report.inspect',
  query: reportQueueQuery,
  data: reportQueueData,
});

const reviewedReport = z.object({
  report: reportData,
  company: z.object({ name: z.string(), credit_code: z.string(), department: z.string() }),
  submitted_by: z.string().nullable(),
  attachments: z.array(z.object({ path: z.string(), label: z.string(), file: fileInfoData })),
  steps: z.array(z.enum(OFFICE_REPORT_ACTIONS)),
});
export type ReviewedReport = z.infer<typeof reviewedReport>;

export const reviewReport = defineCall('reviewReport', 'GET /api/v1.0/review/reports/{id}/', {
  tag: 'review',
  summary: 'One report as it was filed, with its attachments and its log',
  access: 'report.inspect',
  params: idParams,
  data: reviewedReport,
});

const OPINION_AT_MOST = 1000;

const reportDecisionBody = z.object({
  action: z.enum(OFFICE_REPORT_ACTIONS),
  /** New last day for filing, for an extension. */
  due_on: z.iso.date().optional(),
  /** Version of the report that the reviewer saw. */
  version,
  opinion: lines(OPINION_AT_MOST).optional(),
  /** Working days granted for a correction. */
  days: z.number().int().min(1).max(MAX_CORRECTION_DAYS).optional(),
  /** Confirms that the new deadline may lie in a year whose holidays are not entered. */
  confirmed: agreed,
});
export type ReportDecisionBody = z.infer<typeof reportDecisionBody>;

export const decideReport = defineCall('decideReport', 'POST /api/v1.0/review/reports/{id}/decision/', {
  tag: 'review',
  summary: 'Accept a report, return it for correction, prolong it, or exempt the company from it',
  access: 'report.review',
  params: idParams,
  body: reportDecisionBody,
  data: reviewedReport,
});

const ids = z.array(id).min(1).max(MAX_BATCH_IDS);

const listedReports = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), msg: z.string() })),
});
/** Result of a step on several reports: ids for which it was done, and the reasons for the others. */
export type ListedReports = z.infer<typeof listedReports>;

const decideReportsBody = z.object({
  ids,
  action: z.enum(LIST_REPORT_ACTIONS),
  due_on: z.iso.date().optional(),
  opinion: lines(OPINION_AT_MOST),
  confirmed: agreed,
});
export type DecideReportsBody = z.infer<typeof decideReportsBody>;

export const decideReports = defineCall('decideReports', 'POST /api/v1.0/review/reports/decisions/', {
  tag: 'review',
  summary:
    'Prolong several reports that are owed to one day, or exempt their companies from them, for one reason',
  access: 'report.review',
  body: decideReportsBody,
  data: listedReports,
});

const remindBody = z.object({ ids });
export type RemindReportsBody = z.infer<typeof remindBody>;

export const remindReports = defineCall('remindReports', 'POST /api/v1.0/review/reports/remind/', {
  tag: 'review',
  summary: 'Remind companies of reports that are owed, by message and SMS; of each once a day',
  access: 'report.review',
  body: remindBody,
  data: listedReports,
});
