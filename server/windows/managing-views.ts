/** Windows on the wire, as administrators see them. */
import type { ManagedWindow, WindowDetail } from '../../domain/calls/managed-windows';
import { type Language, say, type Text } from '../../domain/text';
import { managedState } from '../../domain/windows/managing';
import { windowState } from '../../domain/windows/state';
import type { AuditLine } from '../core/audit/audit-store';
import type { ManagedRow, ManagingStore } from './managing-store';

export function managedWindowOf(row: ManagedRow, title: Text, now: Date, language: Language): ManagedWindow {
  const state = managedState(row, now);
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
    days_left: state === 'open' ? windowState(row, now).daysLeft : null,
    drafts: row.drafts,
    submitted: row.filings - row.drafts,
    extensions: row.extensions,
    version: row.version,
  };
}

export interface LoggedChange {
  field: string;
  before: unknown;
  after: unknown;
}

const logEntryOf = ({ id, at, actorName, action, comment, details }: AuditLine) => ({
  id,
  at: at.toISOString(),
  by: actorName,
  action: action.replace('window.', ''),
  reason: comment,
  company: (details?.company as string | undefined) ?? null,
  changes: (details?.changes as LoggedChange[] | undefined) ?? [],
});

type Extensions = Awaited<ReturnType<ManagingStore['extensions']>>;
type Companies = Awaited<ReturnType<ManagingStore['companies']>>;

export const detailOf = (
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
  log: log.map(logEntryOf).reverse(),
});
