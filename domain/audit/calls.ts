/**
 * Calls of logs: the log of a filing as a verifiable file, its check against the portal, and the read log and the audit log
 * that administrators and auditors search.
 */
import { z } from 'zod';
import { ROLES } from '../accounts/roles';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { keyword } from '../calls/text-kinds';
import { companyLogLine } from '../company/managed-company-calls';
import { AUDIT_ACTIONS } from './action-names';
import { logFile } from './chain';
import { READ_KINDS } from './read-log';
import { SUBJECT_KINDS } from './subject-kinds';

const TAG = 'filings';

export const logFileCall = defineCall('logFile', 'GET /api/v1.0/portal/report/filing/{id}/log_file/', {
  tag: TAG,
  summary: 'The log of a filing as a file that can be checked: each line with its hashes',
  access: 'filing.edit',
  params: idParams,
  data: logFile,
  exact: true,
});

const logCheck = z.object({
  /** The first line that was altered or is missing; null when the file is whole. */
  fault: z.object({ fault: z.enum(['altered', 'missing']), seq: z.number().int() }).nullable(),
  lines: z.number().int(),
  /** Lines that were written after the file was downloaded. */
  newer: z.number().int(),
});
export type LogFileCheck = z.infer<typeof logCheck>;

export const checkLog = defineCall('checkLog', 'POST /api/v1.0/portal/report/check_log/', {
  tag: TAG,
  summary: 'Whether a downloaded log is whole, or which line was altered or is missing',
  access: 'signedIn',
  body: logFile,
  large: true,
  data: logCheck,
});

const readLine = z.object({
  id: z.string(),
  /** Time of the first read within ten minutes. */
  at: z.iso.datetime(),
  kind: z.enum(READ_KINDS),
  person: z.object({ name: z.string(), username: z.string(), role: z.enum(ROLES) }),
  company: z.string(),
  /** The filing by its number; null for a file. */
  filing: namedId.nullable(),
  /** The name of the file; null where it is gone, and for a filing. */
  file: z.string().nullable(),
});
export type ReadLogEntry = z.infer<typeof readLine>;

export const readLogQuery = listQuery.extend({
  /** Search in a person's name or login name; `keyword` searches the company, or is the number of a filing. */
  person: keyword.optional(),
  kind: z.enum(READ_KINDS).optional(),
  /** First and last day of the reads, in Asia/Shanghai. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type ReadLogQuery = z.infer<typeof readLogQuery>;

const readLogData = definePageShape(readLine).extend({
  /** True where more than `total` lines match; the rest is not counted. */
  more: z.boolean(),
  /** Days for which reads are kept. */
  kept_days: z.number().int(),
});
export type ReadLogData = z.infer<typeof readLogData>;

export const readLog = defineCall('readLog', 'GET /api/v1.0/review/read_log/', {
  tag: 'review',
  summary: 'Who of the offices and experts read which filing or file, the latest first',
  access: 'readlog.read',
  query: readLogQuery,
  data: readLogData,
});

const concernedFiling = z.object({
  id: z.string(),
  /** Receipt number; null for a filing that was never submitted. */
  no: z.string().nullable(),
  company: z.string(),
  program: z.string(),
});
export type ConcernedFiling = z.infer<typeof concernedFiling>;

const auditLine = companyLogLine.extend({
  /** Kind of the subject. */
  kind: z.string(),
  /** Name of the company that the line belongs to; null for a line of the office. */
  company: z.string().nullable(),
  /** All other details as they are stored, sensitive values masked; null where there are none. */
  details: z.record(z.string(), z.unknown()).nullable(),
  /** The first of the filings that the line concerns. */
  filings: z.array(concernedFiling),
  /** Number of all filings that the line concerns. */
  filing_count: z.number().int(),
  /** The details in words of the reader's language, and the number of an objection or appeal. */
  words: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type AuditLogEntry = z.infer<typeof auditLine>;

export const auditLogQuery = listQuery.pick({ current: true, pageSize: true }).extend({
  /** Search in a person's name or login name. */
  person: keyword.optional(),
  kind: z.enum(SUBJECT_KINDS).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** First and last day, in Asia/Shanghai. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

const auditLogData = definePageShape(auditLine).extend({
  /** True where more than `total` lines match; the rest is not counted. */
  more: z.boolean(),
});
export type AuditLogData = z.infer<typeof auditLogData>;

export const auditLog = defineCall('auditLog', 'GET /api/v1.0/review/audit_log/', {
  tag: 'review',
  summary:
    'What people and the portal did and changed, the latest first; of limited accounts only the filings in their reach',
  access: 'readlog.read',
  query: auditLogQuery,
  data: auditLogData,
});
