/** Filings on which a decision waits to be carried out: nobody takes another step until then. */
import { orderMessages } from '../../domain/api/messages/orders';
import type { Held } from '../../domain/calls/review';
import { fillText, type Text } from '../../domain/text';
import { secondOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { conflict } from '../core/steps/conflict';
import type { ReviewParts } from './review-parts';

type Parts = Pick<ReviewParts, 'orders'>;

/** The hold on each of these filings that has one. */
export async function heldOf({ orders }: Parts, caller: Caller, ids: string[]): Promise<Map<string, Held>> {
  const waiting = await orders.waitingOn(ids);
  return new Map(
    waiting.map(({ filingId, order, userId, by, until }) => [
      filingId,
      { order, by, is_mine: userId === caller.userId, until: until.toISOString() },
    ]),
  );
}

export const heldText = ({ by, until }: Pick<Held, 'by' | 'until'>): Text =>
  fillText(orderMessages.held, { by, until: secondOf(new Date(until)) });

export async function assertNotHeld(parts: Parts, caller: Caller, id: string): Promise<void> {
  const held = (await heldOf(parts, caller, [id])).get(id);
  if (held) throw conflict(heldText(held), { held });
}
