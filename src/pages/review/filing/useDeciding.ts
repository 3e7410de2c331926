import { useCallback, useEffect } from 'react';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { takenBackOf } from './takenBack';
import { type Pinned, usePinned } from './usePinned';
import type { Written } from './written';

const NO_PINS: Pinned[] = [];

/**
 * A decision that a reviewer writes and has not sent yet. It outlives the session, and a decision that was refused because
 * something had changed; one that is taken back stands there again. `submission`: a correction belongs to what was signed then.
 */
export function useDeciding(filing: string, submission: number, isHeld = false) {
  const { typed, type } = useTextDraft<Written>(`filing/${filing}/${submission}`);
  const isReady = typed !== null && !isHeld;
  useEffect(() => {
    const back = isReady && takenBackOf(filing);
    if (back) type(back);
  }, [isReady, filing, type]);
  const change = useCallback(
    (after: (before: Pinned[]) => Pinned[]) => type(({ pinned = NO_PINS }) => ({ pinned: after(pinned) })),
    [type],
  );
  const pinning = usePinned(typed?.pinned ?? NO_PINS, change);
  return { written: typed, type, pinning };
}
