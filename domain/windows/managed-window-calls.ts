/** Calls of declaration windows for administrators: every batch of every program, and its permitted changes. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams, listQuery } from '../calls/shapes';
import { code, id, key, lines } from '../calls/text-kinds';
import { MANAGED_STATES, MAX_GRACE_MINUTES, MAX_QUOTA } from './managed-windows';

const TAG = 'windows';
const REASON_AT_MOST = 500;
const time = z.string();

const managedWindow = z.object({
  id: z.string(),
  program: z.string(),
  title: z.string(),
  batch_year: z.number().int(),
  batch_no: z.number().int(),
  opens_at: time,
  closes_at: time,
  /** The day by which the office plans to finish the first review. */
  first_review_by: time.nullable(),
  quota: z.number().int(),
  /** Minutes after closing in which a filing begun before is still accepted. */
  grace_minutes: z.number().int(),
  state: z.enum(MANAGED_STATES),
  /** Calendar days; null when not open. */
  days_left: z.number().int().nullable(),
  /** Number of filings that are unsubmitted or withdrawn. */
  drafts: z.number().int(),
  submitted: z.number().int(),
  /** Companies with a closing time of their own. */
  extensions: z.number().int(),
  version: z.number().int(),
});
export type ManagedWindow = z.infer<typeof managedWindow>;

const company = z.object({ id: z.string(), name: z.string(), credit_code: z.string() });

const windowDetail = managedWindow.extend({
  server_time: time,
  extended: z.array(
    z.object({ company, until: time, reason: z.string(), granted_at: time, granted_by: z.string() }),
  ),
  /** Companies with filings in the batch, those with drafts first; the first 200. */
  companies: z.array(company.extend({ drafts: z.number().int(), filings: z.number().int() })),
  /** Actions of administrators, the latest first. */
  log: z.array(
    z.object({
      id: z.string(),
      at: time,
      by: z.string(),
      action: z.string(),
      reason: z.string().nullable(),
      company: z.string().nullable(),
      changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});
export type WindowDetail = z.infer<typeof windowDetail>;

const managedWindowsQuery = listQuery.extend({
  program: key.optional(),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  state: z.enum(MANAGED_STATES).optional(),
});
export type ManagedWindowsQuery = z.infer<typeof managedWindowsQuery>;

const managedWindowsData = z.object({
  list: z.array(managedWindow),
  total: z.number().int(),
  /** Years in which there are batches. */
  years: z.array(z.number().int()),
});
export type ManagedWindowsData = z.infer<typeof managedWindowsData>;

export const managedWindows = defineCall('managedWindows', 'GET /api/v1.0/review/windows/', {
  tag: TAG,
  summary: 'All windows of all programs, those first that close first',
  access: 'windows.read',
  query: managedWindowsQuery,
  data: managedWindowsData,
});

export const managedWindowCall = defineCall('managedWindow', 'GET /api/v1.0/review/windows/{id}/', {
  tag: TAG,
  summary: 'One window, with the extensions of companies and what was changed',
  access: 'windows.read',
  params: idParams,
  data: windowDetail,
});

const instant = z.iso.datetime({ offset: true });
const reason = lines(REASON_AT_MOST).default('');
const version = z.number().int().min(1);

const plan = {
  opens_at: instant,
  closes_at: instant,
  first_review_by: instant.nullable(),
  quota: z.number().int().min(1).max(MAX_QUOTA),
  grace_minutes: z.number().int().min(0).max(MAX_GRACE_MINUTES),
};

/** Confirms the warning with which the call was refused before. */
const confirmed = z.boolean().default(false);

const createBody = z.object({
  program: key,
  batch_year: z.number().int().min(2000).max(2100),
  ...plan,
  confirmed,
});
export type CreateWindowBody = z.input<typeof createBody>;

export const createWindow = defineCall('createWindow', 'POST /api/v1.0/review/windows/', {
  tag: TAG,
  summary: 'The next batch of a program in a year; its number follows from those that are there',
  access: 'windows.manage',
  body: createBody,
  data: windowDetail,
});

/** `version`: the one that the caller read. `confirmed`: confirms the warning of a former refusal. */
const knowing = { version, reason, confirmed };

const changeBody = z.object({ ...plan, enabled: z.boolean(), ...knowing });
export type ChangeWindowBody = z.input<typeof changeBody>;

export const changeWindow = defineCall('changeWindow', 'PUT /api/v1.0/review/windows/{id}/', {
  tag: TAG,
  summary: 'Dates, quota, grace and the switch of a window',
  access: 'windows.manage',
  params: idParams,
  body: changeBody,
  data: windowDetail,
});

const stepBody = z.object(knowing);
export type WindowStepBody = z.input<typeof stepBody>;

export const openWindow = defineCall('openWindow', 'POST /api/v1.0/review/windows/{id}/open/', {
  tag: TAG,
  summary: 'Opens a window now, by the clock of the server',
  access: 'windows.manage',
  params: idParams,
  body: stepBody,
  data: windowDetail,
});

export const closeWindow = defineCall('closeWindow', 'POST /api/v1.0/review/windows/{id}/close/', {
  tag: TAG,
  summary: 'Closes a window now; companies with a later closing time of their own keep it',
  access: 'windows.manage',
  params: idParams,
  body: stepBody,
  data: windowDetail,
});

const extendBody = z.object({
  version,
  until: instant,
  reason,
  confirmed,
  /** Credit code of the only company that gets the extension; absent: all companies. */
  credit_code: code.optional(),
});
export type ExtendWindowBody = z.input<typeof extendBody>;

export const extendWindow = defineCall('extendWindow', 'POST /api/v1.0/review/windows/{id}/extension/', {
  tag: TAG,
  summary: 'A later closing time, for all or for one company',
  access: 'windows.manage',
  params: idParams,
  body: extendBody,
  data: windowDetail,
});

const endExtensionBody = z.object({ version, reason, company_id: id });
export type EndExtensionBody = z.input<typeof endExtensionBody>;

export const endExtension = defineCall('endExtension', 'POST /api/v1.0/review/windows/{id}/extension/end/', {
  tag: TAG,
  summary: 'Takes the later closing time of a company back',
  access: 'windows.manage',
  params: idParams,
  body: endExtensionBody,
  data: windowDetail,
});
