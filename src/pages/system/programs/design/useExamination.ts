import type { Answers } from '@domain/definition';
import type { ExaminedDraft, HousePrograms } from '@domain/program-drafts/examine-rows';
import { programs as shipped } from '@domain/programs/index.generated';
import { programs } from '@domain/programs/registry';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRead } from '@/utils/useRead';
import type { ExaminationResult, ExaminationTask } from './examineWorker';

/** Milliseconds without an edit before the draft is examined again. */
const PAUSE_MS = 150;

/** Surroundings that a document is judged in: programs in force, and the editions that exist. */
function useHouse(): HousePrograms | null {
  const { data: lines } = useRead('editionsOfPrograms');
  return useMemo(
    () =>
      lines
        ? {
            programs: programs.map(({ key, route, calls, receiptPrefix }) => ({
              key,
              route,
              calls,
              receiptPrefix,
            })),
            editions: [...lines, ...shipped].map(({ key, edition }) => ({ key, edition })),
          }
        : null,
    [lines],
  );
}

/** Examines tasks one after the other, of those that wait the latest. */
function createExaminer(onResult: (examined: ExaminedDraft) => void) {
  const worker = new Worker(new URL('./examineWorker.ts', import.meta.url));
  let waiting: ExaminationTask | null = null;
  let isBusy = false;
  const next = () => {
    isBusy = waiting !== null;
    if (waiting) worker.postMessage(waiting);
    waiting = null;
  };
  worker.onmessage = ({ data }: MessageEvent<ExaminationResult>) => {
    if ('examined' in data) onResult(data.examined);
    next();
  };
  return {
    examine(task: ExaminationTask) {
      waiting = task;
      if (!isBusy) next();
    },
    end: () => worker.terminate(),
  };
}

/** The draft as a document, a moment after each edit; null until it was examined for the first time. */
export function useExamination(answers: Answers): ExaminedDraft | null {
  const house = useHouse();
  const [examined, setExamined] = useState<ExaminedDraft | null>(null);
  const examiner = useRef<ReturnType<typeof createExaminer> | null>(null);
  useEffect(() => {
    examiner.current = createExaminer(setExamined);
    return () => examiner.current?.end();
  }, []);
  useEffect(() => {
    if (!house) return undefined;
    const timer = setTimeout(() => examiner.current?.examine({ answers, house }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answers, house]);
  return examined;
}
