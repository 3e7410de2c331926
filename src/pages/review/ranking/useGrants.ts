import { CODE } from '@domain/api/codes';
import type { RankedFiling, SavedAmount } from '@domain/review/ranking-calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';

/** Milliseconds without typing before grants are sent. */
const PAUSE = 800;
/** Maximum parallel requests: many grants may be filled in at once. */
const AT_A_TIME = 6;

/** The reason why a typed grant is not on the server. */
interface GrantFault {
  /** Message of the server; '' without an answer. */
  why: string;
  /** Amount that a colleague has saved in the meantime. */
  theirs?: SavedAmount;
}

export interface RankingGrants {
  /** True once the local store has been read. */
  isReady: boolean;
  amountOf(filing: RankedFiling): number | null;
  faultOf(id: string): GrantFault | undefined;
  /** True for a typed amount that is not on the server yet. */
  isOpen(id: string): boolean;
  hasOpen: boolean;
  type(filing: RankedFiling, amount: number | null): void;
  again(id: string): void;
  /** Resolves a conflict: saves the own amount over the colleague's, or drops it. */
  settle(id: string, keepsOwn: boolean): void;
}

type Typed = Record<string, SavedAmount | undefined>;

const without = <T>(of: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([key]) => key !== id));

/**
 * Proposed grants while they are typed: stored in this browser until the server has them, sent after a pause, one request per
 * filing at a time. A colleague's change is reported as a conflict, and nothing is overwritten.
 */
export function useGrants(batch: string, onKept: (id: string, kept: SavedAmount) => void): RankingGrants {
  const draft = useTextDraft<Typed>(`ranking/${batch}`);
  const [faults, setFaults] = useState<Record<string, GrantFault>>({});
  const [sending, setSending] = useState<readonly string[]>([]);
  const kept = useRef(onKept);
  kept.current = onKept;
  const typed: Typed = draft.typed ?? {};
  const { type } = draft;

  const send = useCallback(
    async (id: string, sent: SavedAmount) => {
      setSending((now) => [...now, id]);
      try {
        const answer = await call('proposeGrant', { path: { id }, data: sent });
        if (answer.code === CODE.success) {
          kept.current(id, answer.data);
          const { version } = answer.data;
          type(({ [id]: now }) => ({
            [id]: now && now.amount !== sent.amount ? { ...now, version } : undefined,
          }));
        } else {
          const theirs = answer.data as (SavedAmount & { conflict?: true }) | null;
          const fault = { why: formatEnvelopeMessage(answer), ...(theirs?.conflict && { theirs }) };
          setFaults((now) => ({ ...now, [id]: fault }));
        }
      } catch {
        setFaults((now) => ({ ...now, [id]: { why: '' } }));
      }
      setSending((now) => now.filter((each) => each !== id));
    },
    [type],
  );

  useEffect(() => {
    const due = Object.entries(draft.typed ?? {})
      .filter(([id, each]) => each && !faults[id] && !sending.includes(id))
      .slice(0, AT_A_TIME - sending.length);
    if (due.length === 0) return;
    const timer = setTimeout(() => {
      for (const [id, each] of due) if (each) void send(id, each);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft.typed, faults, sending, send]);

  return {
    isReady: draft.typed !== null,
    amountOf: ({ id, grant }) => (typed[id] ? typed[id].amount : grant.amount),
    faultOf: (id) => faults[id],
    isOpen: (id) => typed[id] !== undefined,
    hasOpen: Object.values(typed).some(Boolean),
    type(filing, amount) {
      const { id, grant } = filing;
      const fault = faults[id];
      if (!fault?.theirs) setFaults((now) => without(now, id));
      type(({ [id]: now }) => ({ [id]: { amount, version: now?.version ?? grant.version } }));
    },
    again: (id) => setFaults((now) => without(now, id)),
    settle(id, keepsOwn) {
      const theirs = faults[id]?.theirs;
      if (!theirs) return;
      type(({ [id]: now }) => ({ [id]: keepsOwn && now ? { ...now, version: theirs.version } : undefined }));
      if (!keepsOwn) kept.current(id, theirs);
      setFaults((now) => without(now, id));
    },
  };
}
