/**
 * Changes of a company by administrators: its status by the table of domain/company/status, and the department in charge.
 * A change carries the version that the administrator saw; the company is notified in the same transaction.
 */

import type { CompanyDepartmentBody, CompanyStepBody } from '../../domain/company/managed-company-calls';
import { companyMessages } from '../../domain/company/messages';
import {
  type CompanyStatus,
  type CompanyStep,
  companySteps,
  findCompanyStepFault,
  isOpenCompany,
} from '../../domain/company/status';
import type { MessageParameters, MessageTemplate } from '../../domain/inbox/messages';
import { formatReason } from '../../domain/inbox/reason';
import { type MessageTemplateCode, messageTemplates } from '../../domain/inbox/templates.generated';
import { department as offices } from '../../domain/reference/authorities';
import type { Text } from '../../domain/text';
import { endCompanySessions } from '../accounts/sessions';
import type { Caller } from '../core/access';
import { listDepartmentReviewers } from '../core/db/accounts';
import { createRefusal, problems } from '../core/errors';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { type StepSubject, step } from '../core/steps/step';
import { changeVersioned } from '../core/steps/versioned';
import { findOption } from '../lookups/options';
import type { CompanyRow } from './companies-store';
import type { CompanyDeps } from './company-deps';
import { assertManaged } from './managed-companies-service';

const TOLD: Record<CompanyStep, MessageTemplateCode> = {
  activate: 'registration_activated',
  reject: 'registration_rejected',
  disable: 'company_disabled',
  enable: 'company_enabled',
};

const PROFILE_PAGE = '/enterpriseCenter/information';
/** Filings of the company in the queue. One address for a company: a later message about it takes the place of an outdated one. */
const buildQueueLink = ({ creditCode }: CompanyRow): string => `/review/filings?keyword=${creditCode}`;

async function notifyCompany(
  { inbox }: CompanyDeps,
  row: CompanyRow,
  template: MessageTemplateCode,
  params: MessageParameters,
): Promise<void> {
  const told = { company: row.name, ...params };
  const { sms }: MessageTemplate = messageTemplates[template];
  const contact = { to: getCompanyContact(row.profile), scene: template, about: row.name };
  await inbox.send({
    companyId: row.id,
    template,
    params: told,
    link: PROFILE_PAGE,
    ...(sms && { contact }),
  });
}

const createStaleCompany = () => createRefusal(companyMessages.changedMeanwhile);

/** Subject of the steps by which administrators change a company's status. */
const createCompanySubject = (
  deps: CompanyDeps,
  reason: string | undefined,
): StepSubject<CompanyRow, CompanyStep, object, true> => ({
  kind: 'company',
  isVersionFirst: true,
  lock: deps.store.lock,
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    return assertManaged(caller, row);
  },
  present: ({ id, profileVersion: version, status }) => ({ id, version, status, companyId: id }),
  moveFor(step, { status }) {
    const fault = findCompanyStepFault(status, step, reason);
    if (fault) throw createRefusal(fault);
    return { action: `company.${step}`, to: companySteps[step].to, notice: TOLD[step] };
  },
  stale: createStaleCompany,
  async store({ id }, { version: profileVersion, updatedAt }, { to }) {
    const next = { status: to as CompanyStatus, profileVersion, updatedAt };
    await deps.store.move(id, next);
    return next;
  },
  async notify(row, { notice }) {
    if (notice) await notifyCompany(deps, row, notice, { reason: reason ?? '' });
  },
});

export async function takeCompanyStep(
  deps: CompanyDeps,
  caller: Caller,
  id: string,
  { step: action, version, reason }: CompanyStepBody,
): Promise<void> {
  await step(
    deps,
    createCompanySubject(deps, reason),
    { id, action, version, caller },
    async (_row, { to }) => {
      if (!isOpenCompany(to as CompanyStatus)) await endCompanySessions(deps, id);
      return { change: {}, comment: reason, facts: true };
    },
  );
}

interface Move {
  before: string;
  after: string;
  /** Name of the department after the move. */
  to: Text;
  reason: string | undefined;
}

/** Notifies the company, and the reviewers of both departments: what they deal with has changed under their hands. */
async function tellOfMove(
  deps: CompanyDeps,
  row: CompanyRow,
  { before, after, to, reason }: Move,
): Promise<void> {
  const moved = { from: findOption(offices, before) ?? '—', to, reason: formatReason(reason) };
  await notifyCompany(deps, row, 'department_moved', moved);
  const params = { company: row.name, ...moved };
  for (const [template, department] of [
    ['company_received', after],
    ['company_handed_over', before],
  ] as const) {
    const reviewers = await listDepartmentReviewers(deps.db, department);
    const each = reviewers.map((person) => ({ ...person, params }));
    await deps.inbox.sendToEach({ template, link: buildQueueLink(row), each });
  }
}

/** Takes the open filings of a company from the officers of the department that it leaves: they no longer see them. */
async function releaseAssignments(
  { managed, audit, clock }: CompanyDeps,
  caller: Caller,
  companyId: string,
  department: string,
): Promise<void> {
  for (const { filingId, version, name } of await managed.releaseAssignments(companyId, department, clock()))
    await audit.write({
      subjectKind: 'assignment',
      subjectId: filingId,
      companyId,
      action: 'assignment.change',
      caller,
      version,
      details: { from: name, to: null },
    });
}

export const moveCompany = (
  deps: CompanyDeps,
  caller: Caller,
  id: string,
  { department, version, reason }: CompanyDepartmentBody,
): Promise<void> =>
  changeVersioned(deps, {
    caller,
    version,
    lock: async () => assertManaged(caller, await deps.store.lock(id)),
    stale: createStaleCompany,
    async work(row, next) {
      const before = String(row.profile.department ?? '');
      const to: Text | undefined = findOption(offices, department);
      if (!to) throw createRefusal(companyMessages.departmentUnknown);
      if (before === department) throw createRefusal(companyMessages.departmentSame);
      await deps.store.change(id, { profile: { ...row.profile, department } }, next);
      await releaseAssignments(deps, caller, id, before);
      await tellOfMove(deps, row, { before, after: department, to, reason });
      return {
        result: undefined,
        line: {
          subjectKind: 'company',
          subjectId: id,
          companyId: id,
          action: 'company.department',
          version: next.version,
          comment: reason ?? null,
          details: { changes: [{ key: 'department', before: before || null, after: department }] },
        },
      };
    },
  });
