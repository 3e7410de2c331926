import { MAX_REMARK_LENGTH } from '@domain/filing/corrections';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import {
  createPin,
  type DecisionDraft,
  isDecisionRevoked,
  type PinnedCorrection,
  takeRevokedDecision,
} from './decisionDraft';

/** Corrections that a reviewer pins to paths of a filing; `change` stores them. */
export function usePinnedCorrections(
  pinned: PinnedCorrection[],
  change: (after: (before: PinnedCorrection[]) => PinnedCorrection[]) => void,
) {
  const [open, setOpen] = useState<string | null>(null);
  const pin = useCallback((path: string) => setOpen(path), []);
  const close = useCallback(() => setOpen(null), []);
  /** Sets the comment of a correction; an empty comment removes it. */
  const write = useCallback(
    (path: string, comment: string) => {
      const said = comment.slice(0, MAX_REMARK_LENGTH);
      change((before) => {
        const found = before.find((each) => each.path === path);
        if (!said.trim()) return before.filter((each) => each !== found);
        if (!found) return [...before, { ...createPin(path), comment: said }];
        return before.map((each) => (each === found ? { ...each, comment: said } : each));
      });
    },
    [change],
  );
  const paths = pinned.map(({ path }) => path).join('\n');
  const marked = useMemo(() => new Set(paths.split('\n').filter(Boolean)), [paths]);
  return { pinned, marked, open, pin, close, write };
}

const NO_PINS: PinnedCorrection[] = [];

interface Deciding {
  isHeld?: boolean;
  /** True if the person may take a step. */
  canDecide?: boolean;
}

/**
 * Draft of a reviewer's decision. It survives the end of the session and a refusal because something had changed; a decision
 * taken back is restored as a draft. `submission`: a correction belongs to the answers signed then.
 */
export function useDecisionDraft(
  filing: string,
  submission: number,
  { isHeld = false, canDecide = true }: Deciding = {},
) {
  // A draft that was sent, or that nothing can be decided with any more, is not unsent work.
  const isUnsent = canDecide && !isHeld && !isDecisionRevoked(filing);
  const { typed, type } = useTextDraft<DecisionDraft>(`filing/${filing}/${submission}`, isUnsent);
  const isReady = typed !== null && !isHeld;
  useEffect(() => {
    const back = isReady && takeRevokedDecision(filing);
    if (back) type(back);
  }, [isReady, filing, type]);
  const change = useCallback(
    (after: (before: PinnedCorrection[]) => PinnedCorrection[]) =>
      type(({ pinned = NO_PINS }) => ({ pinned: after(pinned) })),
    [type],
  );
  const pinning = usePinnedCorrections(typed?.pinned ?? NO_PINS, change);
  return { written: typed, type, pinning };
}
