/** Signatures on decisions: colleagues check and sign a decision made by somebody else, or send it back. */

import { getStepWords } from '../../domain/filing/outcome';
import { groupBy } from '../../domain/group-by';
import type {
  DecisionAwaitingSignature,
  SignDecisionBody,
  SignDecisionsBody,
  SigningResult,
} from '../../domain/review/scheduled-decision-calls';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { canActAtLevel } from '../../domain/workflow/duties';
import { workflowMessages } from '../../domain/workflow/messages';
import { levelInfo, partNames, type SigningPart } from '../../domain/workflow/workflow';
import type { Caller } from '../core/access';
import { createRefusal, Problem } from '../core/errors';
import { formatSubject } from '../reports/reports-service';
import { loadListedChecks } from './checks-service';
import type { ReviewDeps } from './review-deps';
import { findReviewed } from './review-service';
import { carryOutItem } from './scheduled-decisions-runner-service';
import { createSignerScope, retireSettledNotices, tellSigners } from './signature-notices';

interface ToSignQuery {
  current: number;
  pageSize: number;
  program?: string | undefined;
}

export async function listToSign(
  deps: ReviewDeps,
  caller: Caller,
  query: ToSignQuery,
): Promise<{ list: DecisionAwaitingSignature[]; total: number }> {
  const { rows, total } = await deps.signatures.listWaiting(createSignerScope(caller), query);
  const checksOf = await loadListedChecks(
    deps,
    caller,
    rows.map(({ id, program }) => ({ filingId: id, program })),
  );
  const list = rows.flatMap(({ toSign: [part], ...row }): DecisionAwaitingSignature[] => {
    if (!part) return [];
    const { id, item, company, receiptNo, program, subject, decision, grantApproved, by, orderedAt, signed } =
      row;
    const grant = grantApproved ?? decision.grant_approved;
    return [
      {
        id,
        item,
        company,
        receipt_no: receiptNo ?? '',
        program,
        subject: formatSubject(subject),
        decision: { ...decision, ...(grant !== undefined && { grant_approved: grant }) },
        part,
        by,
        ordered_at: orderedAt.toISOString(),
        signed,
        ...checksOf(id),
      },
    ];
  });
  return { list, total };
}

/** Answer to a decision that waited for a signature. `isDue`: the decision is to be carried out at once. */
interface GivenSignature {
  isDue: boolean;
  filingId: string;
  part: SigningPart;
  order: DecisionToSign['order'];
}

type DecisionToSign = NonNullable<Awaited<ReturnType<ReviewDeps['signatures']['lock']>>>;

/** Throws if the person lacks the duty, or has made or signed this decision before. */
async function assertMaySign(
  { signatures }: ReviewDeps,
  caller: Caller,
  { item, order }: DecisionToSign,
  part: SigningPart,
): Promise<void> {
  const { level } = item;
  if (!level || !canActAtLevel(caller, level, part))
    throw createRefusal(
      fillText(workflowMessages.notYourDuty, {
        level: level ? levelInfo[level] : '',
        part: partNames[part],
      }),
    );
  const before = await signatures.ofItem(item.id);
  if ([order.userId, ...before.map(({ userId }) => userId)].includes(caller.userId))
    throw createRefusal(workflowMessages.fourEyes);
}

async function give(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  { agree, note = '' }: SignDecisionBody,
): Promise<GivenSignature> {
  const { scheduledDecisions, signatures, audit, env } = deps;
  const now = deps.clock();
  const found = await signatures.lock(id);
  const [part, ...left] = found?.item.toSign ?? [];
  if (!found?.item.level || !part) throw createRefusal(workflowMessages.notToSign);
  const { item, order } = found;
  await findReviewed(deps, caller, item.filingId);
  await assertMaySign(deps, caller, found, part);
  if (!agree && note.trim() === '') throw createRefusal(workflowMessages.noteMissing);
  if (agree) {
    const dueAt = new Date(now.getTime() + env.holdSeconds * 1000);
    const signature = { itemId: id, part, userId: caller.userId, signedAt: now, note: note.trim() || null };
    await signatures.sign(signature, left, dueAt);
  } else {
    const refusal = fillText(workflowMessages.sentBackBy, { part: partNames[part], by: caller.name, note });
    await scheduledDecisions.end(id, 'refused', now, refusal);
  }
  await audit.write({
    subjectKind: 'decision_order',
    subjectId: order.id,
    action: agree ? 'order.sign' : 'order.send_back',
    caller,
    comment: note || null,
    details: { part, filing: item.filingId },
  });
  const isDue = agree && left.length === 0 && env.holdSeconds === 0;
  return { isDue, filingId: item.filingId, part, order };
}

/** Notifies the authors of decisions that were sent back, once for each order and part. */
async function tellSentBack(
  { inbox }: ReviewDeps,
  { name: by }: Caller,
  given: readonly GivenSignature[],
  note: string,
): Promise<void> {
  for (const group of groupBy(given, ({ order, part }) => `${order.id} ${part}`)) {
    const [{ order, part }] = group as [GivenSignature];
    const action = getStepWords(order.action, {});
    await inbox.send({
      userId: order.userId,
      template: 'decision_sent_back',
      link: `/review/orders?id=${order.id}`,
      params: { by, part: partNames[part], action, count: group.length, note },
    });
  }
}

/** Notifies those who sign these decisions next. */
async function tellNextSigners(
  deps: ReviewDeps,
  caller: Caller,
  given: readonly GivenSignature[],
): Promise<void> {
  for (const some of groupBy(given, ({ order }) => order.action)) {
    const [{ order }] = some as [GivenSignature];
    await tellSigners(deps, caller, { action: order.action, filings: some.map(({ filingId }) => filingId) });
  }
}

/** Notifies the people concerned, once for all decisions, and carries out decisions that are due at once. */
async function continueDecisions(
  deps: ReviewDeps,
  caller: Caller,
  { agree, note = '' }: SignDecisionBody,
  given: ReadonlyMap<string, GivenSignature>,
): Promise<void> {
  const all = [...given.values()];
  if (agree) await tellNextSigners(deps, caller, all);
  else await tellSentBack(deps, caller, all, note.trim());
  await retireSettledNotices(deps);
  for (const [id, { isDue }] of given) if (isDue) await carryOutItem(deps, id);
}

/** Signs a decision, or sends it back to its author; after the last signature it is carried out like any other. */
export async function signDecision(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  body: SignDecisionBody,
): Promise<void> {
  const given = await deps.db.transaction(() => give(deps, caller, id, body));
  await continueDecisions(deps, caller, body, new Map([[id, given]]));
}

const joinProblemTexts = ({ text }: Problem): Text =>
  Array.isArray(text) ? (text[0] ?? workflowMessages.notToSign) : text;

/** Signs several decisions, each in a transaction of its own, so that a refusal does not affect the others. */
export async function signDecisions(
  deps: ReviewDeps,
  caller: Caller,
  { items, ...body }: SignDecisionsBody,
  language: Language,
): Promise<SigningResult> {
  if (!body.agree && (body.note ?? '').trim() === '') throw createRefusal(workflowMessages.noteMissing);
  const given = new Map<string, GivenSignature>();
  const refused: SigningResult['refused'] = [];
  for (const item of new Set(items)) {
    try {
      given.set(item, await deps.db.transaction(() => give(deps, caller, item, body)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ item, msg: say(joinProblemTexts(error), language) });
    }
  }
  await continueDecisions(deps, caller, body, given);
  return { done: [...given.keys()], refused };
}
