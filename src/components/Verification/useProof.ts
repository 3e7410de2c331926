import type { ProofPurpose } from '@domain/accounts/proof-of-work';
import type { ChallengeData } from '@domain/calls/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { solve } from '@/proof/solve';
import { useRun } from '@/utils/useRun';

/** A proof is not sent in its last seconds: it would be over when it arrives. */
const MARGIN_MS = 20_000;

interface Solved {
  text: string;
  until: number;
}

export interface Proof {
  state: 'working' | 'ready' | 'failed';
  /** The part of the work that is done, 0 to 1. */
  share: number;
  /** Waits for the proof, and gives it once: the next time, and when it has expired, for another. null: it could not be had. */
  take: () => Promise<string | null>;
  begin: () => void;
  /** Begins another one if the last was taken. */
  renew: () => void;
}

/** A proof of work, made as soon as one is `wanted`. */
export function useProof(purpose: ProofPurpose, wanted: boolean, level: number): Proof {
  const run = useRun();
  const [view, setView] = useState<Pick<Proof, 'state' | 'share'>>({ state: 'working', share: 0 });
  const work = useRef<{ stop: AbortController; result: Promise<Solved | null>; isTaken: boolean }>();

  const begin = useCallback(() => {
    work.current?.stop.abort();
    const stop = new AbortController();
    const show = (next: Pick<Proof, 'state' | 'share'>) => {
      if (!stop.signal.aborted) setView(next);
    };
    async function make(): Promise<Solved | null> {
      const given = await run<ChallengeData | null>({
        type: 'login/fetchChallenge',
        payload: { purpose, level },
      });
      if (!given) return null;
      const until = Date.now() + given.expires_in * 1000 - MARGIN_MS;
      const text = await solve(given.challenge, stop.signal, (share) => show({ state: 'working', share }));
      return { text, until };
    }
    show({ state: 'working', share: 0 });
    const result = make().catch(() => null);
    result.then((solved) => show({ state: solved ? 'ready' : 'failed', share: 1 }));
    work.current = { stop, result, isTaken: false };
    return result;
  }, [run, purpose, level]);

  useEffect(() => {
    if (!wanted) return;
    begin();
    return () => work.current?.stop.abort();
  }, [wanted, begin]);

  const take = useCallback(async () => {
    let solved = work.current?.isTaken ? null : await work.current?.result;
    if (!solved || solved.until < Date.now()) solved = await begin();
    if (work.current) work.current.isTaken = true;
    return solved?.text ?? null;
  }, [begin]);

  const renew = useCallback(() => {
    if (work.current?.isTaken) begin();
  }, [begin]);

  return { ...view, take, begin, renew };
}
