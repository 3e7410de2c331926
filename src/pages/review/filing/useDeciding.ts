import { useCallback, useEffect } from 'react';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { takenBackOf } from './takenBack';
import { type Pinned, usePinned } from './usePinned';
import type { Written } from './written';

const NO_PINS: Pinned[] = [];

interface Deciding {
  isHeld?: boolean;
  /** There is a step that the person may take. */
  canDecide?: boolean;
}

/**
 * A decision that a reviewer writes and has not sent yet. It outlives the session, and a decision that was refused because
 * something had changed; one that is taken back stands there again. `submission`: a correction belongs to what was signed then.
 */
export function useDeciding(
  filing: string,
  submission: number,
  { isHeld = false, canDecide = true }: Deciding = {},
) {
  // Where nothing can be decided any more, what was written has no place to come back to.
  const { typed, type } = useTextDraft<Written>(`filing/${filing}/${submission}`, canDecide);
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
