/**
 * The administrator's side of an expert review: who is asked, until when, and what it comes to. Every change holds the row
 * of the filing, and is made only while that is with the experts. Lines of the log stand in chains of their own: the
 * filing's is the company's to read, and names no expert.
 */

import { expertMessages } from '../../domain/api/messages/experts';
import type { AddExpertsBody, NewPanel, PanelData, SetPanelBody } from '../../domain/calls/experts';
import type { DecisionBody, ReviewData } from '../../domain/calls/review';
import type { Program } from '../../domain/definition';
import { DUE_DAYS_AT_MOST } from '../../domain/experts/assessing';
import { criteriaOf } from '../../domain/experts/criteria';
import { summaryOf } from '../../domain/experts/summary';
import { endsExpertReview } from '../../domain/filing/deciding';
import { fillText } from '../../domain/text';
import { dayOf, daysBetween } from '../../domain/windows/calendar';
import { closingOn } from '../../domain/windows/working-days';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { FilingRow, FilingsStore } from '../filings/filings-store';
import type { Members, PanelCase } from './members';
import { panelView } from './panel-view';
import type { MemberRow, PanelRow, PanelsStore } from './panels-store';

interface PanelDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: Program[];
  filings: Pick<FilingsStore, 'head' | 'lock'>;
  store: PanelsStore;
  members: Members;
}

type Arrangements = Omit<NewPanel, 'experts'>;
type Progress = NonNullable<ReviewData['panel']>;

const nobody: Progress = { required: 0, submitted: 0, complete: false };

export function createPanels({ db, clock, audit, programs, filings, store, members }: PanelDeps) {
  const programOf = (key: string): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw problems.notFound();
    return program;
  };

  const note = (caller: Caller, action: AuditAction, filingId: string, version: number, line: object) =>
    audit.write({ subjectKind: 'expert_panel', subjectId: filingId, action, caller, version, ...line });

  /** The day, at the hour at which offices close. Throws where nobody could keep to it. */
  function dueOn(day: string): Date {
    const ahead = daysBetween(dayOf(clock()), day);
    if (ahead < 1 || ahead > DUE_DAYS_AT_MOST)
      throw business(fillText(expertMessages.duePast, { days: DUE_DAYS_AT_MOST }));
    return closingOn(day);
  }

  async function panelOf(filingId: string): Promise<PanelRow> {
    const panel = await store.find(filingId);
    if (!panel) throw problems.notFound();
    return panel;
  }

  const view = async (filingId: string, isWithExperts: boolean): Promise<PanelData> =>
    panelView(await panelOf(filingId), await store.members(filingId), isWithExperts, clock());

  /** Nobody else changes the panel, and the filing stays with the experts, until the work is done. */
  const change = (filingId: string, work: (row: FilingRow) => Promise<void>): Promise<PanelData> =>
    db.transaction(async () => {
      const row = await filings.lock(filingId);
      if (!row?.submission) throw problems.notFound();
      if (row.status !== 'expert_review') throw business(expertMessages.notInReview);
      await work(row);
      return view(filingId, true);
    });

  const caseOf = async ({ id, program }: Pick<FilingRow, 'id' | 'program'>): Promise<PanelCase> => ({
    panel: await panelOf(id),
    program: programOf(program),
  });

  async function changeMember(
    id: string,
    work: (about: PanelCase, member: MemberRow) => Promise<void>,
  ): Promise<PanelData> {
    const found = await store.member(id);
    if (!found) throw problems.notFound();
    return change(found.filingId, async (row) => {
      const member = await store.member(id);
      if (member) await work(await caseOf(row), member);
    });
  }

  const arranged = ({ due_on, blind, attachments_released }: Arrangements) => ({
    details: { due_on, blind, attachments_released },
  });

  /** A panel for a filing that the transaction holds. */
  async function begin(caller: Caller, row: Pick<FilingRow, 'id' | 'program'>, asked: Arrangements) {
    const now = clock();
    await store.insert({
      filingId: row.id,
      version: 1,
      dueAt: dueOn(asked.due_on),
      blind: asked.blind,
      attachmentsReleased: asked.attachments_released,
      criteria: [...criteriaOf(programOf(row.program).review)],
      createdBy: caller.userId,
      createdAt: now,
      updatedAt: now,
    });
    await note(caller, 'panel.create', row.id, 1, arranged(asked));
  }

  async function rearrange(caller: Caller, panel: PanelRow, body: SetPanelBody): Promise<void> {
    if (panel.version !== body.version)
      throw business(expertMessages.panelChanged, { conflict: true, version: panel.version });
    if (body.blind && !panel.blind) {
      const asked = await store.members(panel.filingId);
      if (asked.some(({ declaredAt }) => declaredAt)) throw business(expertMessages.blindFixed);
    }
    const isSameDay = dayOf(panel.dueAt) === body.due_on;
    const version = panel.version + 1;
    await store.update(panel.filingId, {
      dueAt: isSameDay ? panel.dueAt : dueOn(body.due_on),
      blind: body.blind,
      attachmentsReleased: body.attachments_released,
      version,
      updatedAt: clock(),
    });
    if (!isSameDay) await store.forgetDueReminders(panel.filingId);
    await note(caller, 'panel.update', panel.filingId, version, arranged(body));
  }

  async function progress(filingId: string): Promise<Progress | null> {
    const panel = await store.find(filingId);
    if (!panel) return null;
    const { required, submitted, complete } = summaryOf(panel.criteria, await store.members(filingId));
    return { required, submitted, complete };
  }

  return {
    progress,

    accounts: () => store.accounts(),

    async ofFiling(id: string): Promise<PanelData | null> {
      const row = await filings.head(id);
      if (!row?.submission) throw problems.notFound();
      return (await store.find(row.id)) ? view(row.id, row.status === 'expert_review') : null;
    },

    /** Asks the experts of a filing that the transaction sends to them. */
    async call(caller: Caller, row: Pick<FilingRow, 'id' | 'program'>, asked: NewPanel): Promise<void> {
      await begin(caller, row, asked);
      await members.ask(caller, await caseOf(row), asked.experts);
    },

    /** Nothing is decided over the heads of experts who have not answered, unless it is said why. */
    async assertHeard(caller: Caller, row: FilingRow, decision: DecisionBody): Promise<void> {
      if (!endsExpertReview(decision.action, row.status)) return;
      const { required, submitted, complete } = (await progress(row.id)) ?? nobody;
      if (complete) return;
      if (!decision.without_experts)
        throw business(fillText(expertMessages.expertsMissing, { required, submitted }), {
          missing: [{ path: 'without_experts' }],
        });
      await note(caller, 'panel.decided_early', row.id, row.version, {
        comment: decision.without_experts,
        details: { action: decision.action, required, submitted },
      });
    },

    set: (caller: Caller, id: string, body: SetPanelBody): Promise<PanelData> =>
      change(id, async (row) => {
        const panel = await store.find(row.id);
        await (panel ? rearrange(caller, panel, body) : begin(caller, row, body));
      }),

    add: (caller: Caller, id: string, { experts }: AddExpertsBody): Promise<PanelData> =>
      change(id, async (row) => members.ask(caller, await caseOf(row), experts)),

    remove: (caller: Caller, id: string): Promise<PanelData> =>
      changeMember(id, (about, member) => members.remove(caller, about, member)),

    reopen: (caller: Caller, id: string): Promise<PanelData> =>
      changeMember(id, (about, member) => members.reopen(caller, about, member)),

    remind: (caller: Caller, id: string): Promise<PanelData> =>
      changeMember(id, (about, member) => members.remind(caller, about, member)),
  };
}

export type Panels = ReturnType<typeof createPanels>;
