/**
 * Decisions of an office on a filing: who may take which step from which status, and the inputs that a step requires. The steps
 * themselves are in the table of transitions.ts; this module has their guards (catalogue: workflow, transitions T06 to T19).
 */
import type { Role } from '../accounts/roles';
import { canGrantMoney, type DecidingProgram, findDecisionKind } from '../definition';
import { expertMessages } from '../experts/messages';
import {
  type DecisionReason,
  isReasonOfKind,
  listDecisionReasons,
  listReasonTexts,
} from '../reference/decision-reason';
import { reviewMessages } from '../review/messages';
import { fillText, joinTexts, type Text } from '../text';
import { canActAtLevel, type DutyOfficer } from '../workflow/duties';
import { workflowMessages } from '../workflow/messages';
import { isLastLevel, levelInfo, partNames, type WorkflowLevel } from '../workflow/workflow';
import { OFFICE_ACTIONS, type OfficeAction } from './actions';
import { getDecidingLevel, getDecidingPlace, type ReviewPosition } from './deciding-level';
import { describeReviewStatus } from './stages';
import { FILING_STATUSES, type FilingStatus, statuses } from './status';
import { findTransition, mayTake, type Transition } from './transitions';

/** Steps that advance a filing. Extending a deadline and revoking are decided case by case, and no filing waits for them. */
export type DueAction = Exclude<OfficeAction, 'extend_correction' | 'revoke'>;
export const DUE_ACTIONS = OFFICE_ACTIONS.filter(
  (action): action is DueAction => action !== 'extend_correction' && action !== 'revoke',
);

export const isDueAction = (action: OfficeAction): action is DueAction =>
  (DUE_ACTIONS as readonly OfficeAction[]).includes(action);

/** Steps of a level between the first and the last. */
const LEVEL_ACTIONS: readonly OfficeAction[] = ['pass_level', 'return_level', 'reject_level'];
export const isLevelAction = (action: OfficeAction): boolean => LEVEL_ACTIONS.includes(action);

/** Maximum length of a correction in working days, extensions included. */
export const MAX_CORRECTION_DAYS = 15;
/** Working days until the task book of an approved project must be signed. No source; usual practice. */
export const TASK_BOOK_DAYS = 20;

/** The inputs that a step needs. */
export interface StepNeeds {
  opinion: 'needed' | 'possible';
  /** Allowed reasons, of which the step requires at least one. */
  reasons?: readonly DecisionReason[];
  /** True where the step sets the working days of a correction. */
  days?: true;
  /** True where the step may request corrections, each pinned to its path. */
  corrections?: true;
  grant?: true;
  /** True where the step requires the number of the document that states the decision. */
  document?: true;
  /** True where the step requires the experts to ask, and their deadline. */
  panel?: true;
}

/** Directions of a decision, each with its steps: at most one of these is possible from a status. A revocation has none. */
export const DECISION_WAYS = {
  approve: ['pass_first', 'pass_level', 'to_experts', 'publicise', 'approve'],
  return: ['return_first', 'return_level', 'return_city'],
  reject: ['reject_first', 'reject_level', 'reject_city'],
} as const satisfies Record<string, readonly OfficeAction[]>;
export type DecisionWay = keyof typeof DECISION_WAYS;

/** Finds the possible step in a direction. */
export const findStepOfWay = (way: DecisionWay, steps: readonly OfficeAction[]): OfficeAction | undefined =>
  steps.find((step) => (DECISION_WAYS[way] as readonly OfficeAction[]).includes(step));

export const stepNeeds: Record<OfficeAction, StepNeeds> = {
  pass_first: { opinion: 'needed' },
  return_first: { opinion: 'needed', reasons: listDecisionReasons('return'), days: true, corrections: true },
  reject_first: { opinion: 'needed', reasons: listDecisionReasons('reject_first') },
  pass_level: { opinion: 'needed' },
  return_level: { opinion: 'needed', reasons: listDecisionReasons('return'), days: true, corrections: true },
  reject_level: { opinion: 'needed', reasons: listDecisionReasons('reject') },
  return_city: { opinion: 'needed', reasons: listDecisionReasons('return'), days: true, corrections: true },
  to_experts: { opinion: 'possible', panel: true },
  publicise: { opinion: 'possible' },
  approve: { opinion: 'possible', grant: true },
  reject_city: { opinion: 'needed', reasons: listDecisionReasons('reject') },
  extend_correction: { opinion: 'possible', days: true },
  revoke: { opinion: 'possible', reasons: listDecisionReasons('revoke'), document: true },
};

/**
 * The needs of a step on filings of these programs: the reasons to choose from are those that one of them knows, and a grant is
 * asked where one of them can grant money.
 */
export function getStepNeeds(action: OfficeAction, programs: readonly DecidingProgram[]): StepNeeds {
  const { reasons, grant, ...others } = stepNeeds[action];
  const needs: StepNeeds = { ...others, ...(grant && programs.some(canGrantMoney) && { grant }) };
  if (!reasons) return needs;
  const kinds = programs.map(findDecisionKind);
  return {
    ...needs,
    reasons: reasons.filter((reason) => kinds.some((kind) => isReasonOfKind(reason, kind))),
  };
}

/** Returns the reason why the workflow forbids this step at this position; null where it allows it. */
function workflowRefusal(action: OfficeAction, standing: ReviewPosition): Text | null {
  const { status, workflow } = standing;
  const level = getDecidingLevel(standing);
  const isLast = level !== null && isLastLevel(workflow, getDecidingPlace(standing) ?? 0);
  if (isLevelAction(action) && isLast) return workflowMessages.lastLevel;
  const isAtLaterLevel = statuses[status].awaits === 'later_level';
  if (isAtLaterLevel && !isLast && level && !isLevelAction(action))
    return fillText(workflowMessages.levelFirst, { level: levelInfo[level.code] });
  if (action === 'to_experts' && !workflow.experts) return reviewMessages.noExperts;
  if (action === 'publicise') {
    if (!workflow.noticeDays) return reviewMessages.noNotice;
    if (isAtLaterLevel && workflow.experts) return reviewMessages.expertsFirst;
  }
  if (action === 'approve' && status !== 'publicised' && workflow.noticeDays)
    return reviewMessages.noticeFirst;
  return null;
}

/** Returns the reason why the officer may not decide at the level; null where they may. */
function dutyRefusal(officer: DutyOfficer, level: WorkflowLevel | null): Text | null {
  if (!level || canActAtLevel(officer, level.code, 'handle')) return null;
  const { code } = level;
  if (levelInfo[code].role !== officer.role) return reviewMessages.otherOffice;
  return fillText(workflowMessages.notYourDuty, { level: levelInfo[code], part: partNames.handle });
}

/** Resolves a step of the officer to its transition, or to the reason of its refusal. */
export function resolveOfficeStep(
  action: OfficeAction,
  standing: ReviewPosition,
  officer: DutyOfficer,
): { transition: Transition; refusal: null } | { transition: null; refusal: Text } {
  const { status } = standing;
  const transition = findTransition(action, status);
  if (!transition) {
    const { words, hint = words } = describeReviewStatus(status, getDecidingLevel(standing)?.code ?? null);
    return { transition: null, refusal: fillText(reviewMessages.notFromHere, { status: hint }) };
  }
  const refusal = transition.by.includes(officer.role)
    ? (workflowRefusal(action, standing) ?? dutyRefusal(officer, getDecidingLevel(standing)))
    : reviewMessages.otherOffice;
  return refusal ? { transition: null, refusal } : { transition, refusal: null };
}

/**
 * Returns the reason why a filing in public notice cannot be approved yet: everybody may object until the end of its last day.
 */
export const findNoticeRefusal = (
  action: OfficeAction,
  from: FilingStatus,
  until: string | null,
  today: string,
): Text | null =>
  action === 'approve' && from === 'publicised' && until !== null && today <= until
    ? fillText(reviewMessages.noticeRunning, { until })
    : null;

/** Returns the reason why a program cannot grant this amount: an acceptance would grant its project the money a second time. */
export const findGrantRefusal = (program: DecidingProgram, grant: number): Text | null =>
  grant > 0 && !canGrantMoney(program) ? reviewMessages.grantOfProject : null;

/** Steps that the officer may take at this position. */
export const listOfficeSteps = (standing: ReviewPosition, officer: DutyOfficer): OfficeAction[] =>
  OFFICE_ACTIONS.filter((action) => resolveOfficeStep(action, standing, officer).transition !== null);

/** Signatures that a decision requires before it is carried out; extending a deadline and revoking require none. */
export const getRequiredSignatures = (
  action: OfficeAction,
  standing: ReviewPosition,
): WorkflowLevel['signatures'] => (isDueAction(action) ? (getDecidingLevel(standing)?.signatures ?? []) : []);

/**
 * Statuses in which a filing waits for a step of the role, in the default workflow. With experts and in public notice, the step
 * is due only after these end: the work list knows when (`waitsUntil`).
 */
export const listStatusesAwaitingRole = (role: Role): FilingStatus[] =>
  FILING_STATUSES.filter((status) =>
    DUE_ACTIONS.some((action) => !isLevelAction(action) && mayTake(action, status, role)),
  );

/** True for steps that end the expert review: they require the answers of all experts, or a reason for not waiting. */
export const isEndOfExpertReview = (action: OfficeAction, from: FilingStatus): boolean =>
  from === 'expert_review' && (action === 'publicise' || action === 'approve' || action === 'reject_city');

export interface DecisionInput {
  action: OfficeAction;
  opinion?: string | undefined;
  reasons?: readonly DecisionReason[] | undefined;
  days?: number | undefined;
  corrections?: readonly { path?: string | undefined; comment: string }[] | undefined;
  grant_approved?: number | undefined;
  doc_no?: string | undefined;
  panel?: { experts: readonly string[] } | undefined;
}

/** True where a decision requires an opinion: its step demands one, or its reason is `other`, which explains nothing. */
export const isOpinionRequired = (
  needs: Partial<StepNeeds>,
  reasons: readonly DecisionReason[] = [],
): boolean => needs.opinion === 'needed' || reasons.includes('other');

/**
 * True where the step accepts the reason. Steps that accept `other` also accept the reasons of a return: these once applied to
 * every action, and decisions that wait for a signature, and other programs, still send them. The first rejection has always had
 * its own three.
 */
const isTaken = (possible: readonly DecisionReason[], reason: DecisionReason): boolean =>
  possible.includes(reason) || (possible.includes('other') && listDecisionReasons('return').includes(reason));

/** Refuses missing reasons, and reasons of another action. */
function reasonRefusal({ reasons: possible }: StepNeeds, reasons: readonly DecisionReason[]): Text | null {
  if (!possible) return null;
  if (reasons.length === 0) return reviewMessages.reasonMissing;
  if (reasons.every((reason) => isTaken(possible, reason))) return null;
  return fillText(reviewMessages.reasonOfAnother, { reasons: joinTexts(listReasonTexts(possible)) });
}

/**
 * Items missing in a decision, each with the key of its input. `isObjected`: an objection was upheld, so that the opinion has to say
 * why the decision is taken all the same.
 */
export function listMissingDecisionItems(
  decision: DecisionInput,
  isObjected = false,
): { path: keyof DecisionInput; message: Text }[] {
  const needs = stepNeeds[decision.action];
  const { opinion = '', reasons = [], days, grant_approved: grant, panel } = decision;
  const missing: { path: keyof DecisionInput; message: Text }[] = [];
  const want = (path: keyof DecisionInput, message: Text, isThere: boolean) => {
    if (!isThere) missing.push({ path, message });
  };
  const isOpinionGiven = opinion.trim() !== '';
  if (isOpinionRequired(needs, reasons)) want('opinion', reviewMessages.opinionMissing, isOpinionGiven);
  else if (isObjected) want('opinion', reviewMessages.objectionUnexplained, isOpinionGiven);
  const refused = reasonRefusal(needs, reasons);
  if (refused) want('reasons', refused, false);
  if (needs.days) want('days', reviewMessages.daysMissing, days !== undefined);
  if (needs.grant) want('grant_approved', reviewMessages.grantMissing, grant !== undefined);
  if (needs.document) want('doc_no', reviewMessages.documentMissing, (decision.doc_no ?? '').trim() !== '');
  if (needs.panel) want('panel', expertMessages.panelMissing, (panel?.experts.length ?? 0) > 0);
  return missing;
}
