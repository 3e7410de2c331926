/** Windows in API responses for administrators. */

import { type Language, say, type Text } from '../../domain/text';
import type {
  ManagedWindow,
  ManagedWindowsData,
  ManagedWindowsQuery,
  WindowDetail,
} from '../../domain/windows/managed-window-calls';
import { getManagedWindowState } from '../../domain/windows/managed-windows';
import { computeWindowState } from '../../domain/windows/state';
import type { AuditLine } from '../core/audit/audit-store';
import { problems } from '../core/errors';
import type { ListedWindow, ManagedWindowsStore } from './managed-windows-store';
import type { WindowDeps } from './window-deps';

function toManagedWindow(row: ListedWindow, title: Text, now: Date, language: Language): ManagedWindow {
  const state = getManagedWindowState(row, now);
  return {
    id: row.id,
    program: row.program,
    title: say(title, language),
    batch_year: row.batchYear,
    batch_no: row.batchNo,
    opens_at: row.opensAt.toISOString(),
    closes_at: row.closesAt.toISOString(),
    first_review_by: row.firstReviewBy?.toISOString() ?? null,
    quota: row.quota,
    grace_minutes: row.graceMinutes,
    state,
    days_left: state === 'open' ? computeWindowState(row, now).daysLeft : null,
    drafts: row.drafts,
    submitted: row.submitted,
    extensions: row.extensions,
    version: row.version,
  };
}

export interface LoggedChange {
  field: string;
  before: unknown;
  after: unknown;
}

const toLogEntry = ({ id, at, actorName, action, comment, details }: AuditLine) => ({
  id,
  at: at.toISOString(),
  by: actorName,
  action: action.replace('window.', ''),
  reason: comment,
  company: (details?.company as string | undefined) ?? null,
  changes: (details?.changes as LoggedChange[] | undefined) ?? [],
});

type Extensions = Awaited<ReturnType<ManagedWindowsStore['extensions']>>;
type Companies = Awaited<ReturnType<ManagedWindowsStore['companies']>>;

const toWindowDetail = (
  window: ManagedWindow,
  { extensions, companies, log }: { extensions: Extensions; companies: Companies; log: AuditLine[] },
  now: Date,
): WindowDetail => ({
  ...window,
  server_time: now.toISOString(),
  extended: extensions.map(({ companyId, name, creditCode, until, reason, grantedAt, grantedBy }) => ({
    company: { id: companyId, name, credit_code: creditCode },
    until: until.toISOString(),
    reason,
    granted_at: grantedAt.toISOString(),
    granted_by: grantedBy,
  })),
  companies: companies.map(({ creditCode, ...company }) => ({ ...company, credit_code: creditCode })),
  log: log.map(toLogEntry).reverse(),
});

/** Maximum number of companies offered for an extension; others are entered by their credit code. */
const OFFERED_AT_MOST = 200;

function loadManagedWindow(
  { programs }: WindowDeps,
  row: ListedWindow,
  now: Date,
  language: Language,
): ManagedWindow {
  const title = programs.find(({ key }) => key === row.program)?.title ?? {
    zh: row.program,
    en: row.program,
  };
  return toManagedWindow(row, title, now, language);
}

/** Window with extensions, companies and log. */
export async function loadWindowDetail(
  deps: WindowDeps,
  id: string,
  language: Language,
): Promise<WindowDetail> {
  const { clock, audit, managed } = deps;
  const row = await managed.find(id);
  if (!row) throw problems.notFound();
  const now = clock();
  const about = {
    extensions: await managed.extensions(row.id),
    companies: await managed.companies(row.id, OFFERED_AT_MOST),
    log: await audit.read('window', row.id),
  };
  return toWindowDetail(loadManagedWindow(deps, row, now, language), about, now);
}

/** Windows of all programs. */
export async function listWindows(
  deps: WindowDeps,
  query: ManagedWindowsQuery,
  language: Language,
): Promise<ManagedWindowsData> {
  const { clock, managed } = deps;
  const now = clock();
  const rows = await managed.list(query, now, query);
  return {
    list: rows.map((row) => loadManagedWindow(deps, row, now, language)),
    total: await managed.total(query, now),
    years: await managed.years(),
  };
}
