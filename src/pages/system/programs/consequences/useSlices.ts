import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { useEffect, useRef, useState } from 'react';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';

export interface FilingSlice {
  total: number;
  judged: number;
  next: string | null;
}

/** Most filings of a run: what they come to is clear by then. */
const JUDGED_AT_MOST = 10_000;

export interface SlicedRun<S extends FilingSlice> {
  slices: readonly S[];
  judged: number;
  total: number;
  isRunning: boolean;
  start(): Promise<void>;
  stop(): void;
}

/** Reads a long run slice by slice, until its end, a failure, or the reader stops it. */
export function useSlices<S extends FilingSlice>(
  read: (after: string) => Promise<ResponseEnvelope<S>>,
): SlicedRun<S> {
  const [slices, setSlices] = useState<readonly S[]>([]);
  const [isRunning, setRunning] = useState(false);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /** Returns where the next slice begins; null where there is nothing more to read. */
  async function readSlice(after: string, known: S[]): Promise<string | null> {
    const answer = await read(after);
    if (answer.code !== CODE.success) {
      feedback.error(formatEnvelopeMessage(answer));
      return null;
    }
    known.push(answer.data);
    const judged = known.reduce((sum, slice) => sum + slice.judged, 0);
    return judged < JUDGED_AT_MOST ? answer.data.next : null;
  }

  async function start(): Promise<void> {
    run.current += 1;
    const own = run.current;
    const known: S[] = [];
    setSlices([]);
    setRunning(true);
    try {
      for (let after: string | null = ''; after !== null && run.current === own; ) {
        after = await readSlice(after, known);
        if (run.current === own) setSlices([...known]);
      }
    } catch (error) {
      ignoreShownFailure(error);
    } finally {
      if (run.current === own) setRunning(false);
    }
  }

  function stop(): void {
    run.current += 1;
    setRunning(false);
  }

  return {
    slices,
    judged: slices.reduce((sum, slice) => sum + slice.judged, 0),
    total: slices[0]?.total ?? 0,
    isRunning,
    start,
    stop,
  };
}
