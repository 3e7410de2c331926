/** Members of a panel: adding, removing, reopening and reminding them, under the lock of the filing. */

import { randomUUID } from 'node:crypto';
import type { Program } from '../../domain/definition';
import {
  isAssessmentOpen,
  MAX_PANEL_EXPERTS,
  MIN_MINUTES_BETWEEN_REMINDERS,
} from '../../domain/experts/assessment';
import { expertMessages } from '../../domain/experts/messages';
import { describeExpertBar } from '../../domain/experts/pool';
import type { ExpertTemplate } from '../../domain/experts/templates';
import { fillText } from '../../domain/text';
import { MINUTE_MS } from '../../domain/time';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { getReturnDetails } from './assessment-returns';
import type { ExpertDeps } from './expert-deps';
import { createNoticeSubject, createPanelMemberSubject } from './expert-steps';
import { notifyExpert } from './notify-expert';
import type { MemberRow, NewAssessment, PanelRow, PanelsStore } from './panels-store';
import { loadExpertBars } from './pool-service';

/** Panel with the program of its filing. */
export interface PanelCase {
  panel: PanelRow;
  program: Program;
}

type Account = Awaited<ReturnType<PanelsStore['experts']>>[number];

const untouched = {
  declaredAt: null,
  conflictReason: null,
  scores: {},
  comments: {},
  recommendation: null,
  remarks: '',
  submittedAt: null,
  remindedAt: null,
  dueReminderAt: null,
  invitedAt: null,
} satisfies Partial<NewAssessment>;

const getLogDetails = ({ filingId, expertId }: { filingId: string; expertId: string }) => ({
  filing_id: filingId,
  expert_id: expertId,
});

const note = (
  { audit }: ExpertDeps,
  caller: Caller,
  action: AuditAction,
  member: { id: string; filingId: string; expertId: string },
) =>
  audit.write({
    subjectKind: 'assessment',
    subjectId: member.id,
    action,
    caller,
    details: getLogDetails(member),
  });

/** Takes a step of a member; the caller has locked the filing. */
const takeMemberStep = (
  deps: ExpertDeps,
  caller: Caller,
  member: MemberRow,
  action: 'assign' | 'remove' | 'reopen',
  panel: PanelRow,
  change: Partial<NewAssessment> = {},
  notice: ExpertTemplate | null = null,
  reason?: string,
): Promise<MemberRow> =>
  step(deps, createPanelMemberSubject(deps), { id: member.id, caller, action }, async () => ({
    change,
    comment: reason,
    details: { ...getLogDetails(member), ...(action === 'reopen' && getReturnDetails(panel, member)) },
    ...(notice && { facts: { notice, panel, reason } }),
  }));

/** Adds one expert, to be invited by a job; a removed member starts again. */
async function askOne(
  deps: ExpertDeps,
  caller: Caller,
  about: PanelCase,
  account: Account,
  before: MemberRow | undefined,
): Promise<void> {
  const { filingId } = about.panel;
  const now = deps.clock();
  const begun = { ...untouched, assignedAt: now };
  if (before) {
    await takeMemberStep(deps, caller, before, 'assign', about.panel, begun);
    return;
  }
  const id = randomUUID();
  const expertId = account.id;
  await deps.panels.insertMember({
    ...begun,
    id,
    filingId,
    expertId,
    state: 'assigned',
    version: 1,
    updatedAt: now,
  });
  await note(deps, caller, 'assessment.assign', { id, filingId, expertId });
}

/** Adds experts; present members are skipped, barred ones are refused. */
export async function askExperts(
  deps: ExpertDeps,
  caller: Caller,
  about: PanelCase,
  ids: readonly string[],
): Promise<void> {
  const { panels } = deps;
  const wanted = [...new Set(ids)];
  const accounts = await panels.experts(wanted, about.panel.filingId);
  if (accounts.length < wanted.length) throw createRefusal(expertMessages.expertUnknown);
  const members = await panels.members(about.panel.filingId);
  const present = new Map(members.map((member) => [member.expertId, member]));
  const aside = accounts.find(({ id }) => present.get(id)?.state === 'conflict');
  if (aside) throw createRefusal(fillText(expertMessages.steppedAside, { name: aside.name }));
  const fresh = accounts.filter(({ id }) => (present.get(id)?.state ?? 'removed') === 'removed');
  const barOn = await loadExpertBars(deps, about.panel.filingId);
  for (const account of fresh) {
    const bar = barOn(account);
    if (bar) throw createRefusal(describeExpertBar(account.name, bar));
  }
  const asked = members.filter(({ state }) => state !== 'removed' && state !== 'conflict').length;
  if (asked + fresh.length > MAX_PANEL_EXPERTS)
    throw createRefusal(fillText(expertMessages.tooManyExperts, { limit: MAX_PANEL_EXPERTS }));
  for (const account of fresh) await askOne(deps, caller, about, account, present.get(account.id));
}

/** Removes a member and notifies the expert, unless not yet invited or notified in one message (`isTold`). */
export const removeMember = (
  deps: ExpertDeps,
  caller: Caller,
  { panel }: PanelCase,
  member: MemberRow,
  isTold = member.invitedAt !== null,
) => takeMemberStep(deps, caller, member, 'remove', panel, {}, isTold ? 'removed' : null);

/** Reopens an assessment with a reason for its expert; the panel is then not complete, so a pending message that it is complete is dropped. */
export async function reopenMember(
  deps: ExpertDeps,
  caller: Caller,
  { panel }: PanelCase,
  member: MemberRow,
  reason?: string,
): Promise<void> {
  await takeMemberStep(deps, caller, member, 'reopen', panel, { submittedAt: null }, 'reopened', reason);
  await deps.panels.noteTold([panel.filingId]);
}

/** Reminds a member. The version of the assessment is unchanged, so that the expert's draft stays current. */
export async function remindMember(
  deps: ExpertDeps,
  caller: Caller,
  about: PanelCase,
  member: MemberRow,
): Promise<void> {
  if (!isAssessmentOpen(member.state)) throw createRefusal(expertMessages.notToRemind);
  if (!member.email && !member.phone) throw createRefusal(expertMessages.notToReach);
  const now = deps.clock();
  const { remindedAt } = member;
  if (remindedAt && now.getTime() - remindedAt.getTime() < MIN_MINUTES_BETWEEN_REMINDERS * MINUTE_MS)
    throw createRefusal(fillText(expertMessages.remindedLately, { at: formatBeijingMinute(remindedAt) }));
  await deps.panels.setReminded(member.id, now);
  await note(deps, caller, 'assessment.remind', member);
  await notifyExpert(deps, 'reminder', member, [createNoticeSubject(deps, about.panel, member.program)]);
}
