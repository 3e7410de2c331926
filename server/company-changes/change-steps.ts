/** Steps of requested changes of companies, taken by the company, the office or the portal itself. */

import { changeKinds } from '../../domain/company/change-kinds';
import {
  type ChangeStatus,
  type ChangeStep,
  getChangeStatusAfter,
  isChangeDue,
} from '../../domain/company/changes';
import { changeMessages } from '../../domain/company/messages';
import { type CompanyProfile, findProfileField } from '../../domain/company/profile';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';
import { fillText } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { writeAccountToAudit } from '../accounts/managed-accounts';
import { createUsersStore } from '../accounts/users-store';
import { createCompaniesStore } from '../companies/companies-store';
import { getCompanyProfile, redactForLog } from '../companies/profile-service';
import { assertInCharge, assertMay, assertOwn, type Caller } from '../core/access';
import { listDeciders } from '../core/db/accounts';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal, problems } from '../core/errors';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { type StepOutcome, type StepSubject, step } from '../core/steps/step';
import type { FilesDeps } from '../files/files-service';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import { type ChangeRecord, type ChangeRow, createCompanyChangesStore } from './company-changes-store';

export const createChangeDeps = (core: Deps, neighbours: { files: FilesDeps }) => ({
  ...core,
  ...neighbours,
  store: createCompanyChangesStore(core.db),
  companies: createCompaniesStore(core.db),
  users: createUsersStore(core.db),
  recognitions: createRecognitionsStore(core.db),
});
export type ChangeDeps = ReturnType<typeof createChangeDeps>;

const OWN_PAGE = '/enterpriseCenter/changes';

/** Link to one request in the office's list. */
export const buildOfficeLink = (id: string): string => `/review/companyChanges?id=${id}`;

const RIGHTS = { withdraw: 'company.edit', accept: 'companies.manage', refuse: 'companies.manage' } as const;

const TOLD: Partial<Record<ChangeStatus, MessageTemplateCode>> = {
  accepted: 'company_change_accepted',
  in_effect: 'company_change_in_effect',
  refused: 'company_change_refused',
};

type Change = Pick<ChangeRow, 'decidedBy' | 'decidedAt' | 'reason' | 'former' | 'inEffectAt'>;

/** Sends the company the message `told`, if any, and retires the office's messages about the request. */
async function notifyCompany(
  { inbox, db }: ChangeDeps,
  { change, company }: ChangeRecord,
  told?: MessageTemplateCode,
) {
  await inbox.retire(await listDeciders(db, null), buildOfficeLink(change.id));
  if (!told) return;
  await inbox.send({
    companyId: company.id,
    template: told,
    params: {
      company: company.name,
      kind: changeKinds[change.kind],
      day: change.holdsFrom,
      reason: change.reason ?? '',
      login: change.kind === 'credit_code' ? changeMessages.newLogin : '',
    },
    link: OWN_PAGE,
    contact: { to: getCompanyContact(company.profile), scene: told, about: company.name },
  });
}

const describeSubject = (deps: ChangeDeps): StepSubject<ChangeRecord, ChangeStep, Change, true> => ({
  kind: 'company_change',
  lock: (id) => deps.store.lock(id),
  reach(caller, row) {
    if (!row) throw problems.notFound();
    if (!caller) return row;
    const { id, companyId } = row.change;
    const owned = { id, companyId, department: row.company.department };
    if (caller.companyId === null) assertInCharge(caller, owned, 'company_change');
    else assertOwn(caller, owned, 'company_change');
    return row;
  },
  present: ({ change: { id, version, status, companyId } }) => ({ id, version, status, companyId }),
  moveFor(action, { change: { status, holdsFrom } }, caller, now) {
    if (caller && action !== 'apply') assertMay(caller, RIGHTS[action]);
    const to = getChangeStatusAfter(status, action, isChangeDue(holdsFrom, formatBeijingDay(now)));
    if (!to) throw createRefusal(changeMessages.decidedAlready);
    return { action: `company_change.${action}`, to, notice: TOLD[to] };
  },
  stale: ({ change: { version, updatedAt } }) =>
    createConflict(fillText(changeMessages.stale, { at: formatBeijingMinute(updatedAt) }), { version }),
  async store(row, change, { to }) {
    const next = { ...change, status: to as ChangeStatus };
    await deps.store.move(row.change.id, next);
    return { change: { ...row.change, ...next } };
  },
  notify: (row, { notice }) => notifyCompany(deps, row, notice),
});

/** Throws 208 where the new credit code, if any, is that of another company. */
export async function assertCodeFree(
  { companies }: ChangeDeps,
  companyId: string,
  { credit_code: code }: CompanyProfile,
): Promise<void> {
  const holder = typeof code === 'string' ? await companies.byCreditCode(code) : undefined;
  if (holder && holder.id !== companyId)
    throw createRefusal(fillText(changeMessages.codeTaken, { code: holder.creditCode }));
}

/** Keeps with the company what is found by its credit code alone: earlier recognitions, and accounts that sign in by it. */
async function followCreditCode(
  { users, recognitions, audit }: ChangeDeps,
  companyId: string,
  { from, to, caller }: { from: string; to: string; caller: Caller | null },
) {
  if (from === to) return;
  await recognitions.keepWithHolder(companyId, from);
  for (const { id } of await users.renameCodeLogin(companyId, from, to)) {
    const changes = [{ key: 'account.username', before: from, after: to }];
    await writeAccountToAudit({ audit }, caller, 'user.update', { id, companyId }, { changes });
  }
}

/** Former values after a change, each named once; one that the company takes up again is no former one. */
const listFormer = (former: readonly string[], value: string, next: string): string[] =>
  [...former.filter((each) => each !== value), value].filter((each) => each !== next);

/** Stores the new values in the profile, with an audit line; returns the former values and the changed company. */
async function takeEffect(deps: ChangeDeps, { change, company }: ChangeRecord, caller: Caller | null) {
  const { companies, audit, clock } = deps;
  const before = getCompanyProfile(company);
  const keys = Object.keys(change.facts);
  const facts = change.facts as CompanyProfile;
  await assertCodeFree(deps, company.id, facts);
  const { name, credit_code: code, status: _status, ...profile } = { ...before, ...facts };
  const next = {
    name: String(name),
    creditCode: String(code),
    formerNames: listFormer(company.formerNames, company.name, String(name)),
    formerCodes: listFormer(company.formerCodes, company.creditCode, String(code)),
    profile,
  };
  await followCreditCode(deps, company.id, { from: company.creditCode, to: next.creditCode, caller });
  const version = company.profileVersion + 1;
  await companies.change(company.id, next, { version, updatedAt: clock() });
  await audit.write({
    subjectKind: 'company',
    subjectId: company.id,
    companyId: company.id,
    action: 'company.change',
    caller,
    version,
    comment: change.note || null,
    details: {
      request: change.id,
      holds_from: change.holdsFrom,
      changes: keys.map((key) => ({
        key,
        before: redactForLog(findProfileField(key), before[key]),
        after: redactForLog(findProfileField(key), change.facts[key] as CompanyProfile[string]),
      })),
    },
  });
  return {
    former: Object.fromEntries(keys.map((key) => [key, before[key] ?? null])),
    company: { ...company, ...next, profileVersion: version },
  };
}

export interface ChangeStepRequest {
  id: string;
  action: ChangeStep;
  /** Caller of the step; null for the portal itself. */
  caller: Caller | null;
  version?: number;
  reason?: string;
}

/** Moves a change request; one that takes effect updates the profile in the same transaction. */
export function takeChangeStep(
  deps: ChangeDeps,
  { reason = '', ...request }: ChangeStepRequest,
): Promise<ChangeRecord> {
  const { action, caller } = request;
  const isDecision = action === 'accept' || action === 'refuse';
  return step(deps, describeSubject(deps), request, async (row, { to }, now) => {
    const done = to === 'in_effect' ? await takeEffect(deps, row, caller) : null;
    const outcome: StepOutcome<ChangeRecord, Change, true> = {
      change: {
        ...(isDecision && { decidedBy: caller?.name ?? null, decidedAt: now, reason: reason || null }),
        ...(done && { former: done.former, inEffectAt: now }),
      },
      comment: reason,
      details: { kind: row.change.kind, holds_from: row.change.holdsFrom },
      facts: true,
      ...(done && { row: { company: done.company } }),
    };
    return outcome;
  });
}
