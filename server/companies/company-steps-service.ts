/**
 * Changes of a company by administrators: its status by the table of domain/company/status, and the department in
 * charge. A change carries the version that was looked at; the company is told of it in the same transaction.
 */

import type { CompanyDepartmentBody, CompanyStepBody } from '../../domain/company/managed-company-calls';
import { companyMessages } from '../../domain/company/messages';
import { type CompanyStep, companySteps, isOpenCompany, stepFault } from '../../domain/company/status';
import type { MessageParameters, MessageTemplate } from '../../domain/inbox/messages';
import { type MessageTemplateCode, messageTemplates } from '../../domain/inbox/templates';
import { department as offices } from '../../domain/reference/authorities';
import type { Text } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import { business } from '../core/errors';
import { contactOf } from '../core/inbox/outside';
import { findOption } from '../lookups/options';
import type { CompanyChanges, CompanyRow } from './companies-store';
import type { CompanyDeps } from './company-deps';

const TOLD: Record<CompanyStep, MessageTemplateCode> = {
  activate: 'registration_activated',
  reject: 'registration_rejected',
  disable: 'company_disabled',
  enable: 'company_enabled',
};

const PROFILE_PAGE = '/enterpriseCenter/information';

async function notifyCompany(
  { inbox }: CompanyDeps,
  row: CompanyRow,
  template: MessageTemplateCode,
  params: MessageParameters,
): Promise<void> {
  const told = { company: row.name, ...params };
  const { sms }: MessageTemplate = messageTemplates[template];
  const contact = { to: contactOf(row.profile), scene: template, about: row.name };
  await inbox.send({
    companyId: row.id,
    template,
    params: told,
    link: PROFILE_PAGE,
    ...(sms && { contact }),
  });
}

/** Writes over the version that was looked at, with the line of the log. */
async function writeChange(
  { store, clock, audit }: CompanyDeps,
  caller: Caller,
  row: CompanyRow,
  changes: CompanyChanges,
  line: Pick<AuditEntry, 'action' | 'fromStatus' | 'toStatus' | 'comment' | 'details'>,
): Promise<void> {
  if (!(await store.change(row.id, row.profileVersion, changes, clock())))
    throw business(companyMessages.changedMeanwhile);
  await audit.write({
    ...line,
    subjectKind: 'company',
    subjectId: row.id,
    companyId: row.id,
    caller,
    version: row.profileVersion + 1,
  });
}

function assertSeen(row: CompanyRow, version: number): void {
  if (row.profileVersion !== version) throw business(companyMessages.changedMeanwhile);
}

export async function stepCompany(
  deps: CompanyDeps,
  caller: Caller,
  row: CompanyRow,
  { step, version, reason }: CompanyStepBody,
): Promise<void> {
  assertSeen(row, version);
  const fault = stepFault(row.status, step, reason);
  if (fault) throw business(fault);
  const { to } = companySteps[step];
  await deps.db.transaction(async () => {
    await writeChange(
      deps,
      caller,
      row,
      { status: to },
      {
        action: `company.${step}`,
        fromStatus: row.status,
        toStatus: to,
        comment: reason ?? null,
      },
    );
    if (!isOpenCompany(to)) await deps.accounts.sessions.endOfCompany(row.id);
    await notifyCompany(deps, row, TOLD[step], { reason: reason ?? '' });
  });
}

export async function moveCompany(
  deps: CompanyDeps,
  caller: Caller,
  row: CompanyRow,
  body: CompanyDepartmentBody,
): Promise<void> {
  assertSeen(row, body.version);
  const before = String(row.profile.department ?? '');
  const to: Text | undefined = findOption(offices, body.department);
  if (!to) throw business(companyMessages.departmentUnknown);
  if (before === body.department) throw business(companyMessages.departmentSame);
  const profile = { ...row.profile, department: body.department };
  const details = { changes: [{ key: 'department', before: before || null, after: body.department }] };
  await deps.db.transaction(async () => {
    await writeChange(
      deps,
      caller,
      row,
      { profile },
      {
        action: 'company.department',
        comment: body.reason ?? null,
        details,
      },
    );
    await notifyCompany(deps, row, 'department_moved', { from: findOption(offices, before) ?? '—', to });
  });
}
