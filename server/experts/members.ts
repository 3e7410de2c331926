/** Asking experts, and what an administrator does with one who was asked. The transaction holds the filing. */
import { randomUUID } from 'node:crypto';
import { expertMessages } from '../../domain/api/messages/experts';
import type { Program } from '../../domain/definition';
import { afterStep, EXPERTS_AT_MOST, isOpen, REMIND_EVERY_MINUTES } from '../../domain/experts/assessing';
import type { ExpertNotice } from '../../domain/experts/notices';
import { fillText, type Text } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { Addressee, TellExpert } from './expert-mail';
import type { MemberRow, NewAssessment, PanelRow, PanelsStore } from './panels-store';

interface MembersDeps extends Pick<Deps, 'clock' | 'audit'> {
  store: PanelsStore;
  tell: TellExpert;
}

/** A panel, and the program of its filing. */
export interface PanelCase {
  panel: PanelRow;
  program: Program;
}

type Account = Awaited<ReturnType<PanelsStore['experts']>>[number];

const MINUTE = 60_000;

const untouched = {
  state: 'assigned',
  declaredAt: null,
  conflictReason: null,
  scores: {},
  comments: {},
  recommendation: null,
  remarks: '',
  submittedAt: null,
  remindedAt: null,
  dueReminderAt: null,
} satisfies Partial<NewAssessment>;

export function createMembers({ clock, audit, store, tell }: MembersDeps) {
  const note = (
    caller: Caller,
    action: AuditAction,
    { id, filingId, expertId }: Pick<MemberRow, 'id' | 'filingId' | 'expertId'>,
  ) =>
    audit.write({
      subjectKind: 'assessment',
      subjectId: id,
      action,
      caller,
      details: { filing_id: filingId, expert_id: expertId },
    });

  const send = (notice: ExpertNotice, to: Addressee, { panel, program }: PanelCase) =>
    tell(notice, to, { program, filingId: panel.filingId, dueAt: panel.dueAt });

  /** Somebody who was taken off before begins anew. */
  async function askOne(caller: Caller, about: PanelCase, account: Account, before: MemberRow | undefined) {
    const { filingId } = about.panel;
    const now = clock();
    const begun = { ...untouched, assignedAt: now, updatedAt: now };
    const id = before?.id ?? randomUUID();
    if (before) await store.updateMember(id, { ...begun, version: before.version + 1 });
    else await store.insertMember({ ...begun, id, filingId, expertId: account.id, version: 1 });
    await note(caller, 'assessment.assign', { id, filingId, expertId: account.id });
    await send('assigned', account, about);
  }

  async function step(
    caller: Caller,
    member: MemberRow,
    taken: 'remove' | 'reopen',
    refusal: Text,
    change: Partial<NewAssessment> = {},
  ): Promise<void> {
    const state = afterStep(member.state, taken);
    if (!state) throw business(refusal);
    const version = member.version + 1;
    await store.updateMember(member.id, { ...change, state, version, updatedAt: clock() });
    await note(caller, `assessment.${taken}`, member);
  }

  return {
    /** Who is asked already is passed over. */
    async ask(caller: Caller, about: PanelCase, ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)];
      const accounts = await store.experts(wanted);
      if (accounts.length < wanted.length) throw business(expertMessages.expertUnknown);
      const members = await store.members(about.panel.filingId);
      const present = new Map(members.map((member) => [member.expertId, member]));
      const aside = accounts.find(({ id }) => present.get(id)?.state === 'conflict');
      if (aside) throw business(fillText(expertMessages.steppedAside, { name: aside.name }));
      const fresh = accounts.filter(({ id }) => (present.get(id)?.state ?? 'removed') === 'removed');
      const asked = members.filter(({ state }) => state !== 'removed' && state !== 'conflict').length;
      if (asked + fresh.length > EXPERTS_AT_MOST)
        throw business(fillText(expertMessages.tooManyExperts, { limit: EXPERTS_AT_MOST }));
      for (const account of fresh) await askOne(caller, about, account, present.get(account.id));
    },

    async remove(caller: Caller, about: PanelCase, member: MemberRow): Promise<void> {
      await step(caller, member, 'remove', expertMessages.notRemovable);
      await send('removed', member, about);
    },

    async reopen(caller: Caller, about: PanelCase, member: MemberRow): Promise<void> {
      await step(caller, member, 'reopen', expertMessages.notReopenable, { submittedAt: null });
      await send('reopened', member, about);
    },

    /** The assessment stays at its version: what the expert is writing is not touched. */
    async remind(caller: Caller, about: PanelCase, member: MemberRow): Promise<void> {
      if (!isOpen(member.state)) throw business(expertMessages.notToRemind);
      if (!member.email && !member.phone) throw business(expertMessages.notToReach);
      const now = clock();
      const { remindedAt, updatedAt } = member;
      if (remindedAt && now.getTime() - remindedAt.getTime() < REMIND_EVERY_MINUTES * MINUTE)
        throw business(fillText(expertMessages.remindedLately, { at: minuteOf(remindedAt) }));
      await store.updateMember(member.id, { remindedAt: now, updatedAt });
      await note(caller, 'assessment.remind', member);
      await send('reminder', member, about);
    },
  };
}

export type Members = ReturnType<typeof createMembers>;
