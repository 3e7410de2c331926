/** A decision that was taken back, until its desk is there again and puts it where it was written. */
import type { OrderData } from '@domain/calls/orders';
import { newPin } from './usePinned';
import type { Written } from './written';

const decisions = new Map<string, OrderData['decision']>();

export const keepTakenBack = (filing: string, decision: OrderData['decision']): void =>
  void decisions.set(filing, decision);

/** As it was written; null where nothing was taken back. It is given once. */
export function takenBackOf(filing: string): Written | null {
  const decision = decisions.get(filing);
  decisions.delete(filing);
  if (!decision) return null;
  const { action, corrections = [], ...said } = decision;
  const pinned = corrections.map(({ path = '', comment }) => ({ ...newPin(path), comment }));
  return { action, said, pinned };
}
