import type { OrderHead } from '@domain/calls/orders';
import { useEffect, useRef } from 'react';
import { fetchOpenOrders } from '@/services/orders';
import { useRead } from '@/utils/useRead';

/** A little after the moment at which an order is due, and now and then while it is carried out. */
const AFTER_MS = 1_200;
const AGAIN_MS = 2_000;

/** The person's orders that wait, and those with refusals that were not seen. `onEnded`: some of them, by id, wait no longer. */
export function useOpenOrders(onEnded: (ids: string[]) => void) {
  const { data, reload, change } = useRead(fetchOpenOrders);
  const list = data?.list ?? [];
  const waiting = list.filter(({ counts }) => counts.waiting > 0);
  const refused = list.filter(({ unseen }) => unseen > 0);
  const soonest = waiting.length > 0 ? Math.min(...waiting.map(({ left }) => left)) : null;

  const ended = useRef(onEnded);
  ended.current = onEnded;
  const before = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits follows from the answer.
  useEffect(() => {
    if (data === undefined) return;
    const now = waiting.map(({ id }) => id);
    const gone = before.current.filter((id) => !now.includes(id));
    before.current = now;
    if (gone.length > 0) ended.current(gone);
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next look, though it says the same.
  useEffect(() => {
    if (soonest === null) return;
    const timer = setTimeout(reload, soonest > 0 ? soonest * 1000 + AFTER_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, soonest, reload]);

  /** Without waiting for the server to say so again. */
  const forget = (order: OrderHead) =>
    change((now) => now && { ...now, list: now.list.filter(({ id }) => id !== order.id) });
  return { waiting, refused, reload, forget };
}
