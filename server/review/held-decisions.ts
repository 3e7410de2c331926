/** Filings with a decision that waits to be signed or carried out; until then no other step is possible. */

import type { ReviewData } from '../../domain/review/calls';
import { scheduledDecisionMessages } from '../../domain/review/messages';
import type { HeldDecision } from '../../domain/review/queue-calls';
import { fillText, type Text } from '../../domain/text';
import { formatBeijingSecond } from '../../domain/windows/calendar';
import { workflowMessages } from '../../domain/workflow/messages';
import { findDueSignature } from '../../domain/workflow/owed-signatures';
import { partNames } from '../../domain/workflow/workflow';
import type { Caller } from '../core/access';
import { createConflict } from '../core/errors';
import type { ReviewDeps } from './review-deps';
import type { ScheduledDecisionsStore } from './scheduled-decisions-store';

type HeldOrderDeps = Pick<ReviewDeps, 'scheduledDecisions'>;

export type WaitingDecision = Omit<
  Awaited<ReturnType<ScheduledDecisionsStore['waitingOn']>>[number],
  'filingId'
>;
type Joined = { [K in keyof WaitingDecision]: WaitingDecision[K] | null };

/** Reads the waiting decision from joined columns; null if there is none. */
export const readWaitingDecision = (joined: Joined): WaitingDecision | null =>
  joined.order === null ? null : (joined as WaitingDecision);

export const toHeldDecision = (
  caller: Caller,
  { order, by, userId, until, toSign }: WaitingDecision,
): HeldDecision => ({
  order,
  by,
  is_mine: userId === caller.userId,
  until: until.toISOString(),
  part: toSign[0] ?? null,
});

export function readHeldDecision(caller: Caller, joined: Joined): HeldDecision | null {
  const waiting = readWaitingDecision(joined);
  return waiting && toHeldDecision(caller, waiting);
}

/** Waiting decisions by filing id. */
export async function loadHeldDecisions(
  { scheduledDecisions }: HeldOrderDeps,
  caller: Caller,
  ids: string[],
): Promise<Map<string, HeldDecision>> {
  const waiting = await scheduledDecisions.waitingOn(ids);
  return new Map(waiting.map((each) => [each.filingId, toHeldDecision(caller, each)]));
}

/** Waiting decision if this person is to sign it next; else null. */
export function getDecisionToSign(caller: Caller, waiting: WaitingDecision): ReviewData['to_sign'] {
  const { item, level, userId, by, decision, signers } = waiting;
  const position = { level, toSign: waiting.toSign, signers: [userId, ...signers] };
  const part = findDueSignature({ ...caller, id: caller.userId }, position);
  return part && { id: item, part, by, decision };
}

export const formatHeldDecision = ({ by, until, part }: Pick<HeldDecision, 'by' | 'until' | 'part'>): Text =>
  part
    ? fillText(workflowMessages.heldToSign, { by, part: partNames[part] })
    : fillText(scheduledDecisionMessages.held, { by, until: formatBeijingSecond(new Date(until)) });

export async function assertNotHeld(deps: HeldOrderDeps, caller: Caller, id: string): Promise<void> {
  const held = (await loadHeldDecisions(deps, caller, [id])).get(id);
  if (held) throw createConflict(formatHeldDecision(held), { held });
}
