/** Signatures on decisions: colleagues check and issue what somebody else has decided, or send it back. */
import { workflowMessages } from '../../domain/api/messages/workflow';
import type { OrdersQuery, SignBody, ToSign } from '../../domain/calls/orders';
import { fillText } from '../../domain/text';
import { actsAt } from '../../domain/workflow/duties';
import { LEVEL_CODES, levelInfo, partNames, SIGNATURES } from '../../domain/workflow/workflow';
import { type Caller, scopeOf } from '../core/access';
import { business } from '../core/errors';
import { carryOut, tellRefused } from './orders-runner-service';
import type { ReviewParts } from './review-parts';
import { findReviewed } from './review-service';

/** The signatures that this person may give. */
const signaturesOf = (caller: Caller) =>
  LEVEL_CODES.flatMap((level) =>
    SIGNATURES.filter((part) => actsAt(caller, level, part)).map((part) => ({ level, part })),
  );

export async function listToSign(
  { orders }: ReviewParts,
  caller: Caller,
  query: OrdersQuery,
): Promise<{ list: ToSign[]; total: number }> {
  const { rows, total } = await orders.toSign(scopeOf(caller), caller.userId, signaturesOf(caller), query);
  const list = rows.flatMap(({ id, company, receiptNo, action, by, orderedAt, toSign: [part] }) =>
    part
      ? [{ id, company, receipt_no: receiptNo ?? '', action, by, part, ordered_at: orderedAt.toISOString() }]
      : [],
  );
  return { list, total };
}

/** Signs a decision, or sends it back to its handler; the last signature lets it be carried out as every other one. */
export async function signDecision(
  parts: ReviewParts,
  caller: Caller,
  id: string,
  { agree, note = '' }: SignBody,
): Promise<void> {
  const { db, clock, orders, audit, env } = parts;
  const isDue = await db.transaction(async () => {
    const now = clock();
    const found = await orders.lockSigning(id);
    const [part, ...left] = found?.item.toSign ?? [];
    if (!found?.item.level || !part) throw business(workflowMessages.notToSign);
    const { item, order } = found;
    const { level = null } = item;
    await findReviewed(parts, caller, item.filingId);
    if (!level || !actsAt(caller, level, part))
      throw business(
        fillText(workflowMessages.notYourDuty, {
          level: level ? levelInfo[level] : '',
          part: partNames[part],
        }),
      );
    const before = await orders.signatures(id);
    if ([order.userId, ...before.map(({ userId }) => userId)].includes(caller.userId))
      throw business(workflowMessages.fourEyes);
    const refusal = fillText(workflowMessages.sentBackBy, { part: partNames[part], by: caller.name, note });
    if (!agree && note.trim() === '') throw business(workflowMessages.noteMissing);
    if (agree) {
      const dueAt = new Date(now.getTime() + env.holdSeconds * 1000);
      await orders.sign({ itemId: id, part, userId: caller.userId, signedAt: now }, left, dueAt);
    } else {
      await orders.end(id, 'refused', now, refusal);
      await tellRefused(parts, order);
    }
    await audit.write({
      subjectKind: 'decision_order',
      subjectId: order.id,
      action: agree ? 'order.sign' : 'order.send_back',
      caller,
      comment: note || null,
      details: { part, filing: item.filingId },
    });
    return agree && left.length === 0 && env.holdSeconds === 0;
  });
  if (isDue) await carryOut(parts, id);
}
