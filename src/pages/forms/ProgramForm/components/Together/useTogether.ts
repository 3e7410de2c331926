import type { SectionNote } from '@domain/calls/notes';
import type { Present, SectionClaims } from '@domain/calls/together';
import type { Filing } from '@domain/filing/types';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'umi';
import { useLive } from '@/live';
import { usePresence } from '@/live/usePresence';
import { fetchNotes } from '@/services/notes';
import { fetchClaims, noteFilling } from '@/services/together';
import { useRead } from '@/utils/useRead';

const NO_NOTES: SectionNote[] = [];
const NOBODY: Present[] = [];
const NO_CLAIMS: SectionClaims = { claims: [], colleagues: [] };

export interface TogetherState {
  people: Present[];
  notes: SectionNote[];
  shared: SectionClaims;
  onNotes(notes: SectionNote[]): void;
  onShared(shared: SectionClaims): void;
}

/** Colleagues on a draft: where they are, what they note and take on; what they save is taken up in place. */
export function useTogether({ id }: Filing, section: string): TogetherState {
  const dispatch = useDispatch();
  const here = usePresence(noteFilling, id, section);
  const notes = useRead(id ? fetchNotes : null, id ?? '');
  const shared = useRead(id ? fetchClaims : null, id ?? '');
  const filing = id ?? undefined;
  useLive(['notes'], notes.reload, filing);
  useLive(['claims'], shared.reload, filing);

  const pull = (version: number | null) => dispatch({ type: 'filing/pull', payload: version });
  useLive(['saved'], ({ version }) => version !== undefined && pull(version), filing);
  useLive(['status'], () => pull(null), filing);
  const stored = here.data?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that is heard of
  useEffect(() => {
    if (stored !== undefined) pull(stored);
  }, [stored]);

  const [people, own, share] = [
    here.data?.people ?? NOBODY,
    notes.data ?? NO_NOTES,
    shared.data ?? NO_CLAIMS,
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until one of them changes, so that a key draws no list anew
  return useMemo(
    () => ({ people, notes: own, shared: share, onNotes: notes.change, onShared: shared.change }),
    [people, own, share],
  );
}
