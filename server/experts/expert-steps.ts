/**
 * Steps of expert reviews: an expert declares, saves and submits; an administrator assigns, removes and reopens. Each step locks
 * the filing's row, and is possible only while the filing is in expert review. Assessments and panels have logs of their own,
 * which name no company; the filing's log, which its company reads, names no expert.
 */
import type { Right } from '../../domain/accounts/roles';
import {
  type AssessmentState,
  type AssessmentStep,
  getAssessmentStateAfter,
  isAssessmentOpen,
  summarizeAssessments,
} from '../../domain/experts/assessment';
import { expertMessages } from '../../domain/experts/messages';
import type { ExpertTemplate } from '../../domain/experts/templates';
import { formatReason } from '../../domain/inbox/reason';
import { fillText, type Text } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { assertAssigned, assertInCharge, assertMay, type Caller, isInCharge } from '../core/access';
import { createConflict, createRefusal, type Problem, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import type { StepMove, StepSubject } from '../core/steps/step';
import { getProgram } from '../filings/filing-steps';
import type { FilingOutline, FilingRow } from '../filings/filings-store';
import type { AssignedRow } from './assessments-store';
import type { ExpertDeps } from './expert-deps';
import { type NoticeSubject, notifyExpert } from './notify-expert';
import type { MemberRow, NewAssessment, NewPanelRow, PanelRow } from './panels-store';

const createMove = (
  state: AssessmentState,
  action: AssessmentStep,
  caller: Caller | null,
  right: Right,
  refusal: (state: AssessmentState) => Text,
): StepMove => {
  if (caller) assertMay(caller, right);
  const to = getAssessmentStateAfter(state, action);
  if (!to) throw createRefusal(refusal(state));
  return { action: `assessment.${action}`, to };
};

const createStaleAssessment = ({ version, updatedAt }: { version: number; updatedAt: Date }): Problem =>
  createConflict(fillText(expertMessages.stale, { at: formatBeijingMinute(updatedAt) }), { version });

/** Refusal of an expert's step, by the state of the assessment that does not allow it. */
const refusals: Record<AssessmentState, Text> = {
  assigned: expertMessages.declareFirst,
  accepted: expertMessages.declaredAlready,
  submitted: expertMessages.submittedAlready,
  conflict: expertMessages.reviewOver,
  removed: expertMessages.reviewOver,
};

export const getAssessmentState = ({ assessment }: AssignedRow): AssessmentState =>
  assessment.state as AssessmentState;

/** Throws unless the assessment is assigned to the caller and not removed. */
export function assertOwnAssessment(caller: Caller, row: AssignedRow | undefined): AssignedRow {
  const owner = row && {
    id: row.assessment.id,
    companyId: row.company.id,
    expertId: row.assessment.expertId,
    isRemoved: row.assessment.state === 'removed',
  };
  assertAssigned(caller, owner, 'assessment');
  if (!row) throw problems.notFound();
  return row;
}

type ExpertAction = 'accept' | 'step_aside' | 'save' | 'submit';

/** Marks a panel as complete once every expert has answered; the office is notified by a job. */
async function noteIfComplete(deps: ExpertDeps, { panel, filing }: AssignedRow, now: Date): Promise<void> {
  const { complete } = summarizeAssessments(panel.criteria, await deps.panels.members(filing.id));
  if (complete) await deps.panels.update(filing.id, { completeAt: now });
}

/** Subject of messages about a panel. */
export const createNoticeSubject = (
  { programs }: Pick<ExpertDeps, 'programs'>,
  { filingId, code, dueAt }: PanelRow,
  program: string,
): NoticeSubject => ({ program: getProgram(programs, program), filingId, code, dueAt });

/** Step subject of an assessment that its expert moves. */
export const createOwnAssessmentSubject = (
  deps: ExpertDeps,
): StepSubject<AssignedRow, ExpertAction, NewAssessment, object> => ({
  kind: 'assessment',
  async lock(id) {
    const found = isUuid(id) ? await deps.assessments.find(id) : undefined;
    if (!found) return undefined;
    await deps.filings.lock(found.filing.id);
    return deps.assessments.find(id);
  },
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    return assertOwnAssessment(caller, row);
  },
  present: (row) => ({
    id: row.assessment.id,
    version: row.assessment.version,
    status: getAssessmentState(row),
  }),
  moveFor(action, row, caller) {
    if (row.filing.status !== 'expert_review') throw createRefusal(expertMessages.reviewOver);
    return createMove(getAssessmentState(row), action, caller, 'expert.review', (state) => refusals[state]);
  },
  stale: ({ assessment }) => createStaleAssessment(assessment),
  async store(row, change, { to }) {
    const next = { ...change, state: to as AssessmentState };
    await deps.panels.moveMember(row.assessment.id, next);
    return { assessment: { ...row.assessment, ...next } as AssignedRow['assessment'] };
  },
  notify: (row, _move, _facts, now) => noteIfComplete(deps, row, now),
});

/** Message to an expert about a step, with the reason of the office, if any. */
interface MemberNotice {
  notice: ExpertTemplate;
  panel: PanelRow;
  reason?: string | undefined;
}

type MemberAction = 'assign' | 'remove' | 'reopen';

const memberRefusals: Record<MemberAction, Text> = {
  assign: expertMessages.notReopenable,
  remove: expertMessages.notRemovable,
  reopen: expertMessages.notReopenable,
};

/** Step subject of a panel member that an administrator moves. */
export const createPanelMemberSubject = (
  deps: ExpertDeps,
): StepSubject<MemberRow, MemberAction, NewAssessment, MemberNotice> => ({
  kind: 'assessment',
  lock: (id) => lockMember(deps, id),
  reach(_caller, row) {
    if (!row) throw problems.notFound();
    return row;
  },
  present: ({ id, version, state }) => ({ id, version, status: state }),
  moveFor(action, row, caller) {
    if (row.filingStatus !== 'expert_review') throw createRefusal(expertMessages.notInReview);
    return createMove(row.state, action, caller, 'review.final', () => memberRefusals[action]);
  },
  stale: createStaleAssessment,
  async store(row, change, { to }) {
    const next = { ...change, state: to as AssessmentState };
    await deps.panels.moveMember(row.id, next);
    return next as Partial<MemberRow>;
  },
  async notify(row, _move, { notice, panel, reason }) {
    await notifyExpert(deps, notice, row, [createNoticeSubject(deps, panel, row.program)], {
      reason: formatReason(reason),
    });
  },
});

/** Locks a member and its filing for the open transaction. */
export async function lockMember(
  { panels, filings }: ExpertDeps,
  id: string,
): Promise<MemberRow | undefined> {
  const found = await panels.member(id);
  if (!found) return undefined;
  await filings.lock(found.filingId);
  return panels.member(id);
}

/** Filing with its panel; undefined if it has none. */
export interface FilingPanel {
  filing: FilingRow;
  panel: PanelRow | undefined;
}

/** Locks a filing for the open transaction; undefined unless it was submitted. */
export async function lockPanel(
  { filings, panels }: ExpertDeps,
  id: string,
): Promise<FilingPanel | undefined> {
  const filing = await filings.lock(id);
  return filing?.submission ? { filing, panel: await panels.find(id) } : undefined;
}

const toReceived = ({ id, companyId, program, company: { department } }: FilingOutline) => ({
  id,
  companyId,
  program,
  department,
});

/** Throws unless the filing was submitted, and the account is in charge of its program and department. */
export function assertReached<Row extends FilingOutline>(caller: Caller, row: Row | undefined): Row {
  if (!row?.submission) throw problems.notFound();
  assertInCharge(caller, toReceived(row), 'filing');
  return row;
}

/** Predicate form of assertReached, for a submitted filing. */
export const isReached = (caller: Caller, row: FilingOutline): boolean => isInCharge(caller, toReceived(row));

export function assertWithExperts(found: FilingPanel | undefined): FilingPanel {
  if (!found) throw problems.notFound();
  if (found.filing.status !== 'expert_review') throw createRefusal(expertMessages.notInReview);
  return found;
}

/** Deadline of a panel before a change that moves it. */
interface MovedDue {
  before: Date;
}

/** Tells the experts who were invited and have not answered; others read the new deadline in their invitation. */
async function notifyOfMovedDue(
  deps: ExpertDeps,
  { filing, panel }: FilingPanel,
  { before }: MovedDue,
): Promise<void> {
  if (!panel) return;
  const subject = createNoticeSubject(deps, panel, filing.program);
  for (const member of await deps.panels.members(filing.id))
    if (member.invitedAt && isAssessmentOpen(member.state))
      await notifyExpert(deps, 'due_moved', member, [subject], { before: formatBeijingMinute(before) });
}

/** Step subject of a panel's deadline and options, which have a version but no states. */
export const createPanelSubject = (
  deps: ExpertDeps,
): StepSubject<FilingPanel, 'update', NewPanelRow, MovedDue> => ({
  kind: 'expert_panel',
  lock: (id) => lockPanel(deps, id),
  reach: (_caller, row) => assertWithExperts(row),
  present: ({ filing, panel }) => ({ id: filing.id, version: panel?.version ?? 0, status: null }),
  moveFor(_action, { panel }, caller) {
    if (caller) assertMay(caller, 'review.final');
    if (!panel) throw problems.notFound();
    return { action: 'panel.update', to: null };
  },
  stale: ({ panel }) => createConflict(expertMessages.panelChanged, { version: panel?.version ?? 0 }),
  async store({ filing, panel }, change) {
    await deps.panels.update(filing.id, change);
    return { panel: { ...panel, ...change } as PanelRow };
  },
  notify: (row, _move, moved) => notifyOfMovedDue(deps, row, moved),
});
