/**
 * The level that decides on a filing at present. Apart from the decisions themselves: pages of companies show the review route, and
 * load neither reasons nor refusals for it.
 */
import { getWorkflowLevel, type Workflow, type WorkflowLevel } from '../workflow/workflow';
import { type AwaitedStep, type FilingStatus, statuses } from './status';

/** Position of a filing in its review: its status, and for later levels the index of the level in the workflow, from 1. */
export interface ReviewPosition {
  status: FilingStatus;
  reviewLevel: number;
  workflow: Workflow;
}

/**
 * Level in charge of a filing, by what the filing waits for: experts and public notice belong to the level that asked for them.
 */
const DECIDING_LEVELS: Record<AwaitedStep, 'first' | 'later' | null> = {
  company: null,
  first_level: 'first',
  later_level: 'later',
  experts: 'later',
  notice_end: 'later',
  nothing: null,
};

/** Index of the level that decides at present; null while the filing is with its company, or decided. */
export function getDecidingPlace({
  status,
  reviewLevel,
}: Pick<ReviewPosition, 'status' | 'reviewLevel'>): number | null {
  const level = DECIDING_LEVELS[statuses[status].awaits];
  if (level === 'first') return 0;
  return level === 'later' ? reviewLevel : null;
}

/** The level that decides at present; null while the filing is with its company, or decided. */
export function getDecidingLevel(standing: ReviewPosition): WorkflowLevel | null {
  const place = getDecidingPlace(standing);
  return place === null ? null : getWorkflowLevel(standing.workflow, place);
}
