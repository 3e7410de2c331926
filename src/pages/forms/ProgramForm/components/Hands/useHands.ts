import type { HandsData } from '@domain/calls/hands';
import type { Filing } from '@domain/filing/types';
import { useEffect, useMemo } from 'react';
import { useLive } from '@/live';
import { fetchHands } from '@/services/hands';
import { useRead } from '@/utils/useRead';

export interface HandsState {
  hands: HandsData['hands'];
  inOrder: boolean;
  onHands(next: HandsData): void;
}

const NONE: HandsData['hands'] = [];

/** Signatures of the company on the filing that is open: read anew when somebody signs, and after saves that may void one. */
export function useHands({ id, version, status, signs }: Filing): HandsState {
  const read = useRead(id && signs ? fetchHands : null, id ?? '');
  const filing = id ?? undefined;
  useLive(['signed', 'status'], read.reload, filing);
  const { hands = NONE, in_order: inOrder = true } = read.data ?? {};
  const known = read.data?.version;
  const isBehind = known !== undefined && known !== version && hands.some(({ signature }) => signature);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of a signed filing
  useEffect(() => {
    if (isBehind) void read.reload();
  }, [isBehind, version, status]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until they change, so that a key draws no list anew
  return useMemo(() => ({ hands, inOrder, onHands: read.change }), [hands, inOrder]);
}
