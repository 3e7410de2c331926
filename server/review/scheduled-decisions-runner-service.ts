/**
 * Carries out due decisions. Each filing has its own transaction, in which its item leaves the state `waiting`: if the process
 * dies, the filing is decided with its log line, or neither. The author's rights are checked again at that time.
 */
import { hasRight } from '../../domain/accounts/roles';
import { commonMessages } from '../../domain/api/messages';
import { getStepWords } from '../../domain/filing/outcome';
import { scheduledDecisionMessages } from '../../domain/review/messages';
import type { Text } from '../../domain/text';
import { noteDenial } from '../accounts/batch';
import { createCaller } from '../core/access';
import { createRefusal, Problem } from '../core/errors';
import { runDueItems, type ScheduledJob } from '../core/jobs/scheduled-job';
import type { ReviewDeps } from './review-deps';
import { applyDecision } from './review-service';
import type { ScheduledDecisionsStore } from './scheduled-decisions-store';

const LOOK_EVERY_MS = 1_000;
const AT_A_TIME = 100;
/** Time for which an item is retried after a fault of the portal, which may be temporary. */
const GIVEN_UP_AFTER_MS = 10 * 60_000;

type DueDecision = Awaited<ReturnType<ScheduledDecisionsStore['due']>>[number];
type ClaimedItem = NonNullable<Awaited<ReturnType<ScheduledDecisionsStore['claim']>>>;

/** Throws unless the author's account still has the right to decide. */
function assertStillMay(by: ClaimedItem['by']): void {
  if (!by.enabled || by.deletedAt || !hasRight(createCaller(by, ''), 'review.first'))
    throw createRefusal(scheduledDecisionMessages.noRights);
}

async function decideClaimed(deps: ReviewDeps, { item, order, by }: ClaimedItem): Promise<void> {
  assertStillMay(by);
  const grant = item.grantApproved ?? order.decision.grant_approved;
  const decision = {
    ...order.decision,
    version: item.version,
    // The author confirmed when scheduling.
    confirmed: true,
    ...(grant !== undefined && { grant_approved: grant }),
  };
  const signed = item.level ? await deps.signatures.ofItem(item.id) : [];
  // No session or language: the job acts for the author.
  return applyDecision(
    deps,
    createCaller(by, ''),
    item.filingId,
    decision,
    'zh',
    signed.map(({ userId: _, ...each }) => each),
  );
}

/** Refusal to show to the author; null if the fault may be temporary, so that the item is tried again. */
function findRefusal(error: unknown, waited: number): Text | null {
  if (!(error instanceof Problem) || !(error.kind === 'business' || error.kind === 'failure'))
    return waited > GIVEN_UP_AFTER_MS ? scheduledDecisionMessages.broken : null;
  const { text, extras } = error;
  if (text === commonMessages.notFound)
    return extras.denial ? scheduledDecisionMessages.noRights : scheduledDecisionMessages.gone;
  return Array.isArray(text) ? (text[0] ?? scheduledDecisionMessages.broken) : text;
}

/** Notifies the author once that parts of a scheduled decision were refused. */
export async function tellRefused(
  { scheduledDecisions, inbox }: ReviewDeps,
  order: ClaimedItem['order'],
): Promise<void> {
  const counts = await scheduledDecisions.counts([order.id]);
  const count = counts.find(({ state }) => state === 'refused')?.count ?? 0;
  await inbox.send({
    userId: order.userId,
    template: 'order_refused',
    link: `/review/orders?id=${order.id}`,
    params: { action: getStepWords(order.action, {}), count },
  });
}

/** Carries out one item; if it is refused, the refusal is stored for the author. */
export async function carryOutItem(deps: ReviewDeps, id: string): Promise<void> {
  const { db, scheduledDecisions, clock, audit } = deps;
  let claimed: ClaimedItem | undefined;
  try {
    await db.transaction(async () => {
      claimed = await scheduledDecisions.claim(id);
      if (!claimed) return;
      await scheduledDecisions.end(id, 'done', clock());
      await decideClaimed(deps, claimed);
    });
  } catch (error) {
    if (!claimed) throw error;
    const { item, order, by } = claimed;
    const refusal = findRefusal(error, clock().getTime() - item.dueAt.getTime());
    if (!refusal) throw error;
    await db.transaction(async () => {
      if (await scheduledDecisions.end(id, 'refused', clock(), refusal)) await tellRefused(deps, order);
    });
    if (error instanceof Problem) await noteDenial(audit, createCaller(by, ''))(error);
  }
}

/** Job that carries out due decisions in the order of scheduling. */
export const createDueDecisionsJob = (deps: ReviewDeps): ScheduledJob => ({
  name: 'decisions',
  everyMs: LOOK_EVERY_MS,
  run: () =>
    runDueItems(
      { log: deps.log, job: 'decisions' },
      (after: DueDecision | undefined) => deps.scheduledDecisions.due(deps.clock(), after, AT_A_TIME),
      ({ id }) => carryOutItem(deps, id),
    ),
});
