/** Scheduled decisions for their author: scheduling, following and withdrawing them. */
import { randomUUID } from 'node:crypto';
import type { LogDetails } from '../../domain/audit/detail-names';
import type { OfficeAction } from '../../domain/filing/actions';
import { getRequiredSignatures, listMissingDecisionItems } from '../../domain/filing/deciding';
import { getDecidingLevel } from '../../domain/filing/deciding-level';
import type { ScheduledDecisionState } from '../../domain/filing/scheduled-decisions';
import { scheduledDecisionMessages } from '../../domain/review/messages';
import {
  orderDecision,
  type ScheduleDecisionBody,
  type ScheduledDecisionData,
  type ScheduledDecisionHead,
  type ScheduledDecisions,
  type ScheduledDecisionsQuery,
} from '../../domain/review/scheduled-decision-calls';
import { fillText, type Language, say } from '../../domain/text';
import { computeCorrectionDeadline } from '../calendar/missing-year';
import { assertMine, type Caller, getOfficeScope } from '../core/access';
import { isUniqueViolation } from '../core/db/sql-state';
import { createRefusal } from '../core/errors';
import { getFilingProgram } from '../filings/filing-steps';
import { readReviewPosition } from '../workflows/workflows-service';
import { assertAllWithinBudget } from './budget-service';
import { type JudgedFiling, judgeSeenFilings } from './decision-preview-service';
import { assertComplete } from './decision-service';
import type { ReviewDeps } from './review-deps';
import { applyDecision } from './review-service';
import { carryOutItem } from './scheduled-decisions-runner-service';
import type { NewScheduledItem, ScheduledDecisionsStore } from './scheduled-decisions-store';
import { countToSign, retireSettledNotices, tellSigners } from './signature-notices';
import { assertUpheldExplained } from './upheld-objections';

type ScheduledDecisionRow = NonNullable<Awaited<ReturnType<ScheduledDecisionsStore['find']>>>;
type ItemRow = Awaited<ReturnType<ScheduledDecisionsStore['items']>>[number];

const getItemName = ({ id, company, receiptNo }: ItemRow) => ({ id, company, receipt_no: receiptNo ?? '' });

/** Latest moment at which a waiting item is carried out. The last signature moves it from that of the order: it waits anew. */
const findLatestDue = (
  { dueAt }: ScheduledDecisionRow,
  items: readonly { state: ScheduledDecisionState; dueAt: Date | null }[],
): Date => {
  const due = items.flatMap((item) => (item.state === 'waiting' && item.dueAt ? [item.dueAt.getTime()] : []));
  return due.length > 0 ? new Date(Math.max(...due)) : dueAt;
};

const toDecisionHead = (
  { clock }: Pick<ReviewDeps, 'clock'>,
  { id, action, orderedAt }: ScheduledDecisionRow,
  dueAt: Date,
  first: ItemRow,
  counts: Partial<Record<ScheduledDecisionState, number>>,
  unseen: number,
): ScheduledDecisionHead => ({
  id,
  action,
  ordered_at: orderedAt.toISOString(),
  due_at: dueAt.toISOString(),
  left: Math.max(0, Math.ceil((dueAt.getTime() - clock().getTime()) / 1000)),
  counts: { signing: 0, waiting: 0, done: 0, refused: 0, taken_back: 0, ...counts },
  first: { ...getItemName(first), program: first.program },
  unseen,
});

async function findOwn(
  { scheduledDecisions }: ReviewDeps,
  caller: Caller,
  id: string,
): Promise<ScheduledDecisionRow> {
  const row = await scheduledDecisions.find(id);
  return assertMine(caller, row && { ...row, companyId: null }, 'decision_order');
}

const isUnseen = ({ state, endedAt }: ItemRow, { seenAt }: ScheduledDecisionRow): boolean =>
  state === 'refused' && endedAt !== null && (seenAt === null || endedAt > seenAt);

async function loadDecisionData(
  deps: ReviewDeps,
  order: ScheduledDecisionRow,
  language: Language,
): Promise<ScheduledDecisionData> {
  const items = await deps.scheduledDecisions.items(order.id);
  const counts: Partial<Record<ScheduledDecisionState, number>> = {};
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1;
  const unseen = items.filter((item) => isUnseen(item, order)).length;
  return {
    ...toDecisionHead(deps, order, findLatestDue(order, items), items[0] as ItemRow, counts, unseen),
    decision: order.decision,
    part: items.find(({ state }) => state === 'signing')?.toSign[0] ?? null,
    items: items.map((item) => ({
      ...getItemName(item),
      version: item.version,
      state: item.state,
      why: item.refusal && say(item.refusal, language),
      at: item.endedAt?.toISOString() ?? null,
    })),
  };
}

export const loadScheduledDecision = async (
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  language: Language,
) => loadDecisionData(deps, await findOwn(deps, caller, id), language);

export async function listScheduledDecisions(
  deps: ReviewDeps,
  caller: Caller,
  query: ScheduledDecisionsQuery,
): Promise<ScheduledDecisions> {
  const { scheduledDecisions } = deps;
  const { rows, total } = await scheduledDecisions.page(caller.userId, query);
  const ids = rows.map(({ id }) => id);
  const firsts = new Map((await scheduledDecisions.firsts(ids)).map((item) => [item.orderId, item]));
  const counted = await scheduledDecisions.counts(ids);
  const list = rows.map((row) => {
    const own = counted.filter(({ orderId }) => orderId === row.id);
    const counts = Object.fromEntries(own.map(({ state, count }) => [state, count]));
    const unseen = own.reduce((sum, each) => sum + each.unseen, 0);
    return toDecisionHead(deps, row, findLatestDue(row, own), firsts.get(row.id) as ItemRow, counts, unseen);
  });
  return { list, total, to_sign: await countToSign(deps, caller) };
}

/** Throws unless the decision is complete, including a grant for each filing. */
function assertAllComplete({ filings, ...decision }: ScheduleDecisionBody, language: Language): void {
  const grantOf = (each: ScheduleDecisionBody['filings'][number]) =>
    each.grant_approved ?? decision.grant_approved;
  const whole = filings.map((each) => ({ ...decision, grant_approved: grantOf(each) }));
  const lacking = whole.filter((each) =>
    listMissingDecisionItems(each).some(({ path }) => path === 'grant_approved'),
  );
  if (filings.length > 1 && lacking.length > 0)
    throw createRefusal(fillText(scheduledDecisionMessages.grantsMissing, { count: lacking.length }), {
      missing: [{ path: 'grant_approved' }],
    });
  for (const each of whole) assertComplete(each, language);
}

/** Checks a single decision by a trial run, so that it is refused at once for any reason that would refuse it later. */
async function judgeSingle(
  deps: ReviewDeps,
  caller: Caller,
  { filings: [filing], ...decision }: ScheduleDecisionBody,
  language: Language,
): Promise<Pick<JudgedFiling, 'id' | 'why' | 'row'>[]> {
  if (!filing) return [];
  const { id, version, grant_approved: grant = decision.grant_approved } = filing;
  const body = { ...decision, version, ...(grant !== undefined && { grant_approved: grant }) };
  await deps.scheduledDecisions.rehearse(() => applyDecision(deps, caller, id, body, language));
  const [row] = await deps.queue.some(getOfficeScope(caller), [id]);
  const judged = [{ id, why: null, row }];
  // The trial run counts neither approvals that wait nor proposed grants.
  await assertAffordable(deps, { ...decision, filings: [filing] }, judged);
  return judged;
}

async function judgeList(deps: ReviewDeps, caller: Caller, { filings, ...decision }: ScheduleDecisionBody) {
  const judged = await judgeSeenFilings(deps, caller, decision, filings);
  // Filings that the caller does not review are left out of the order.
  const own = judged.filter(({ row }) => row);
  if (own.every(({ why }) => why)) throw createRefusal(scheduledDecisionMessages.nothing);
  const possible = own.filter(({ why }) => !why).map(({ id }) => id);
  await assertUpheldExplained(deps, possible, decision);
  await assertAffordable(deps, { filings, ...decision }, own);
  // Throws if the calendar for this deadline is missing and not confirmed. An extension counts from each filing's return, which
  // is earlier.
  const { days, confirmed } = decision;
  if (days) await computeCorrectionDeadline(deps, { from: deps.clock(), days, confirmed });
  return own;
}

/**
 * Throws if the grants together exceed their budgets and no reason is given; for filings to be publicised, the proposed grants
 * count.
 */
async function assertAffordable(
  deps: ReviewDeps,
  { filings, ...decision }: ScheduleDecisionBody,
  judged: Pick<JudgedFiling, 'id' | 'why' | 'row'>[],
) {
  if (decision.action !== 'approve' && decision.action !== 'publicise') return;
  const withPublicised = decision.action === 'publicise';
  const own = withPublicised
    ? await deps.rankings.proposedEach(judged.map(({ id }) => id))
    : new Map(filings.map((each) => [each.id, each.grant_approved]));
  const grants = judged.flatMap(({ id, row, why }) =>
    row && !why ? [{ ...row, grant: own.get(id) ?? decision.grant_approved ?? 0 }] : [],
  );
  await assertAllWithinBudget(deps, grants, { reason: decision.over_budget, withPublicised });
}

/** Deciding level, and the signatures that the decision requires there. */
function listSignatureParts({ programs }: ReviewDeps, action: OfficeAction, row: JudgedFiling['row']) {
  const reviewPosition = row && readReviewPosition(row, getFilingProgram(programs, row));
  const toSign = reviewPosition ? [...getRequiredSignatures(action, reviewPosition)] : [];
  return {
    level: reviewPosition && toSign.length > 0 ? (getDecidingLevel(reviewPosition)?.code ?? null) : null,
    toSign,
  };
}

async function store(deps: ReviewDeps, caller: Caller, body: ScheduleDecisionBody, language: Language) {
  const { filings, confirmed: _, ...decision } = body;
  const now = deps.clock();
  const dueAt = new Date(now.getTime() + deps.env.holdSeconds * 1000);
  const id = randomUUID();
  const judged = await (filings.length === 1
    ? judgeSingle(deps, caller, body, language)
    : judgeList(deps, caller, body));
  const said = new Map(filings.map((each) => [each.id, each]));
  const items = judged.map(({ id: filingId, why, row }, position): NewScheduledItem => {
    const signing = listSignatureParts(deps, decision.action, row);
    const state = signing.toSign.length > 0 ? 'signing' : 'waiting';
    return {
      id: randomUUID(),
      orderId: id,
      filingId,
      position,
      version: said.get(filingId)?.version ?? 0,
      grantApproved: said.get(filingId)?.grant_approved ?? null,
      dueAt,
      ...signing,
      ...(why ? { state: 'refused', refusal: why, endedAt: now } : { state }),
    };
  });
  const { action } = decision;
  await deps.scheduledDecisions.insert(
    { id, userId: caller.userId, action, decision, orderedAt: now, dueAt },
    items,
  );
  await note(deps, caller, 'order.create', id, { action, filings: items.length });
  return { id, only: items.length === 1 ? items[0]?.id : undefined };
}

const note = (
  { audit }: ReviewDeps,
  caller: Caller,
  action: 'order.create' | 'order.take_back',
  subjectId: string,
  details: LogDetails,
) => audit.write({ subjectKind: 'decision_order', subjectId, action, caller, details });

/** Retries once if another decision was scheduled for a filing meanwhile. */
const retryOnce = async <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (isUniqueViolation(error, 'decision_order_items_waiting')) return work();
    throw error;
  });

export async function scheduleDecision(
  deps: ReviewDeps,
  caller: Caller,
  body: ScheduleDecisionBody,
  key: string | null,
  language: Language,
): Promise<ScheduledDecisionData> {
  const filings = [...new Map(body.filings.map((each) => [each.id, each])).values()];
  const single = { ...body, filings };
  assertAllComplete(single, language);
  const request = { userId: caller.userId, key, content: [orderDecision.name, body] };
  const { id, only } = await retryOnce(() =>
    deps.idempotency.once(request, () => deps.db.transaction(() => store(deps, caller, single, language))),
  );
  await tellSigners(deps, caller, { action: body.action, filings: filings.map((each) => each.id) });
  if (only && deps.env.holdSeconds === 0) await carryOutItem(deps, only);
  return loadScheduledDecision(deps, caller, id, language);
}

export async function takeDecisionBack(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<{ data: ScheduledDecisionData; count: number }> {
  const taken = await deps.db.transaction(async () => {
    const row = await findOwn(deps, caller, id);
    const count = await deps.scheduledDecisions.takeBack(row.id, deps.clock());
    if (count === 0) throw createRefusal(scheduledDecisionMessages.tooLate);
    await note(deps, caller, 'order.take_back', row.id, { action: row.action, filings: count });
    return { data: await loadDecisionData(deps, row, language), count };
  });
  await retireSettledNotices(deps);
  return taken;
}

export async function markDecisionSeen(deps: ReviewDeps, caller: Caller, id: string): Promise<null> {
  const row = await findOwn(deps, caller, id);
  await deps.scheduledDecisions.noteSeen(row.id, deps.clock());
  return null;
}
