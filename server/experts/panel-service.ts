/** Panels of experts from the administrator's side: members, deadline and result. */

import {
  type AssessmentState,
  isAssessmentOpen,
  summarizeAssessments,
} from '../../domain/experts/assessment';
import type {
  AddExpertsBody,
  NewPanel,
  PanelData,
  ReopenBody,
  SetPanelBody,
} from '../../domain/experts/calls';
import { expertMessages } from '../../domain/experts/messages';
import { isEndOfExpertReview } from '../../domain/filing/deciding';
import type { DecisionBody, ReviewData } from '../../domain/review/calls';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { getProgram } from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import { loadReturns } from './assessment-returns';
import { toPanelData } from './assessment-views';
import type { ExpertDeps } from './expert-deps';
import {
  assertReached,
  assertWithExperts,
  createNoticeSubject,
  type FilingPanel,
  isReached,
  lockPanel,
} from './expert-steps';
import { notifyExpert } from './notify-expert';
import {
  askExperts,
  type PanelCase,
  remindMember,
  removeMember,
  reopenMember,
} from './panel-members-service';
import { tellPanelOfficers } from './panel-officers';
import { beginPanel, changeArrangements, loadPanelRow, notePanel, renewDue } from './panel-terms';
import type { MemberRow, PanelRow } from './panels-store';

type Progress = NonNullable<ReviewData['panel']>;

const nobody: Progress = { required: 0, submitted: 0, complete: false };

const loadPanelData = async (
  deps: ExpertDeps,
  filingId: string,
  isWithExperts: boolean,
): Promise<PanelData> => {
  const members = await deps.panels.members(filingId);
  const returns = await loadReturns(deps, members);
  return toPanelData(await loadPanelRow(deps, filingId), members, returns, isWithExperts, deps.clock());
};

const loadPanelCase = async (
  deps: ExpertDeps,
  { id, program }: Pick<FilingRow, 'id' | 'program'>,
): Promise<PanelCase> => ({
  panel: await loadPanelRow(deps, id),
  program: getProgram(deps.programs, program),
});

/** Changes a locked panel of a filing in expert review. */
const changePanel = (
  deps: ExpertDeps,
  caller: Caller,
  filingId: string,
  work: (found: FilingPanel) => Promise<unknown>,
): Promise<PanelData> =>
  deps.db.transaction(async () => {
    const found = await lockPanel(deps, filingId);
    assertReached(caller, found?.filing);
    await work(assertWithExperts(found));
    return loadPanelData(deps, filingId, true);
  });

async function changeMember(
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  work: (about: PanelCase, member: MemberRow) => Promise<unknown>,
): Promise<PanelData> {
  const found = await deps.panels.member(id);
  if (!found) throw problems.notFound();
  return changePanel(deps, caller, found.filingId, async ({ filing }) => {
    const member = await deps.panels.member(id);
    if (member) await work(await loadPanelCase(deps, filing), member);
  });
}

export async function loadPanelProgress({ panels }: ExpertDeps, filingId: string): Promise<Progress | null> {
  const panel = await panels.find(filingId);
  if (!panel) return null;
  const { required, submitted, complete } = summarizeAssessments(
    panel.criteria,
    await panels.members(filingId),
  );
  return { required, submitted, complete };
}

/** Progress by filing; filings without a panel are absent. */
export async function loadProgressByFiling(
  { panels }: ExpertDeps,
  filingIds: string[],
): Promise<Map<string, Progress>> {
  const heard = (state: AssessmentState) => ({ state, scores: {}, recommendation: null });
  const states = await panels.statesOf(filingIds);
  return new Map(
    states.map(({ filingId, states }) => {
      const { required, submitted, complete } = summarizeAssessments([], states.map(heard));
      return [filingId, { required, submitted, complete }];
    }),
  );
}

export async function findFilingPanel(
  deps: ExpertDeps,
  caller: Caller,
  id: string,
): Promise<PanelData | null> {
  const row = assertReached(caller, await deps.filings.find(id));
  return (await deps.panels.find(row.id))
    ? loadPanelData(deps, row.id, row.status === 'expert_review')
    : null;
}

/** Creates the panel of a filing that the open transaction sends to experts, and assigns them. */
export async function appointPanel(
  deps: ExpertDeps,
  caller: Caller,
  row: Pick<FilingRow, 'id' | 'program' | 'batchYear' | 'batchNo'>,
  asked: NewPanel,
): Promise<void> {
  await beginPanel(deps, caller, row, asked);
  await askExperts(deps, caller, await loadPanelCase(deps, row), asked.experts);
}

/**
 * Throws if the decision ends an expert review before all experts have answered and gives no reason (`without_experts`); logs the
 * reason.
 */
export async function assertHeard(
  deps: ExpertDeps,
  caller: Caller,
  row: FilingRow,
  decision: DecisionBody,
): Promise<void> {
  if (!isEndOfExpertReview(decision.action, row.status)) return;
  const { required, submitted, complete } = (await loadPanelProgress(deps, row.id)) ?? nobody;
  if (complete) return;
  if (!decision.without_experts)
    throw createRefusal(fillText(expertMessages.expertsMissing, { required, submitted }), {
      missing: [{ path: 'without_experts' }],
    });
  await notePanel(deps, caller, 'panel.decided_early', row.id, row.version, {
    comment: decision.without_experts,
    details: { action: decision.action, required, submitted },
  });
}

export const setPanel = (deps: ExpertDeps, caller: Caller, id: string, body: SetPanelBody) =>
  changePanel(deps, caller, id, ({ filing, panel }) =>
    panel ? changeArrangements(deps, caller, panel, body) : beginPanel(deps, caller, filing, body),
  );

export const addExperts = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  { experts, ...due }: AddExpertsBody,
) =>
  changePanel(deps, caller, id, async ({ filing }) =>
    askExperts(deps, caller, await renewDue(deps, caller, await loadPanelCase(deps, filing), due), experts),
  );

export const removeExpert = (deps: ExpertDeps, caller: Caller, id: string) =>
  changeMember(deps, caller, id, (about, member) => removeMember(deps, caller, about, member));

/** Removes an unavailable expert from an open assessment, and returns its panel; undefined if it is no longer open, or not the caller's. */
async function handBackAssessment(
  deps: ExpertDeps,
  caller: Caller,
  { id, filingId }: { id: string; filingId: string },
): Promise<{ panel: PanelRow; member: MemberRow } | undefined> {
  const found = await lockPanel(deps, filingId);
  const member = await deps.panels.member(id);
  // Submitted, or the filing decided, while this transaction waited for the lock.
  if (!found?.panel || !member || found.filing.status !== 'expert_review' || !isAssessmentOpen(member.state))
    return undefined;
  const { panel, filing } = found;
  if (!isReached(caller, filing)) return undefined;
  const program = getProgram(deps.programs, filing.program);
  await removeMember(deps, caller, { panel, program }, member, false);
  return { panel, member };
}

type HandedBack = NonNullable<Awaited<ReturnType<typeof handBackAssessment>>>;

/** Notifies the expert, and the officers of the panels. */
async function tellHandedBack(deps: ExpertDeps, all: readonly HandedBack[]): Promise<void> {
  const subjectsOf = (some: readonly HandedBack[]) =>
    some.map(({ panel, member }) => createNoticeSubject(deps, panel, member.program));
  const known = all.filter(({ member }) => member.invitedAt);
  if (known[0]) await notifyExpert(deps, 'removed', known[0].member, subjectsOf(known));
  const left = all.map(({ panel, member: { id, program } }) => ({ id, panel, program }));
  await tellPanelOfficers(deps, 'handed_back', left);
}

/** Removes an expert from all open assessments that the caller is in charge of; returns their number. */
export const handBack = (deps: ExpertDeps, caller: Caller, expertId: string): Promise<{ count: number }> =>
  deps.db.transaction(async () => {
    if (!(await deps.pool.find(expertId))) throw problems.notFound();
    const all: HandedBack[] = [];
    for (const each of await deps.panels.openOf(expertId)) {
      const handed = await handBackAssessment(deps, caller, each);
      if (handed) all.push(handed);
    }
    await tellHandedBack(deps, all);
    return { count: all.length };
  });

export const reopenAssessment = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  { reason, ...due }: ReopenBody,
) =>
  changeMember(deps, caller, id, async (about, member) =>
    reopenMember(deps, caller, await renewDue(deps, caller, about, due), member, reason),
  );

export const remindExpert = (deps: ExpertDeps, caller: Caller, id: string) =>
  changeMember(deps, caller, id, (about, member) => remindMember(deps, caller, about, member));
