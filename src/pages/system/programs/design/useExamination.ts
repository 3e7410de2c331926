import type { Answers } from '@domain/definition';
import type { ProgramScenario } from '@domain/program-documents/scenarios/scenario';
import type { ProgramDocument } from '@domain/program-documents/types';
import type { ExaminedDraft, HousePrograms } from '@domain/program-drafts/examine-rows';
import { listHashesOfRows } from '@domain/program-drafts/guide-file-rows';
import { programs as shipped } from '@domain/programs/index.generated';
import { programs } from '@domain/programs/registry';
import { loadShippedScenarios } from '@domain/programs/shipped-scenarios';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getSectionFields } from '@/filling/draft/changes';
import { useRead } from '@/utils/useRead';
import type { ExaminationResult, ExaminationTask, ReplayedDraft } from './examineWorker';

/** Milliseconds without an edit before the draft is examined again. */
const PAUSE_MS = 150;

/** The document of the edition that a draft was begun from, else of the one in force; null for a new program, undefined until it is read. */
function useDocumentBefore(answers: Answers, base: string | null): ProgramDocument | null | undefined {
  const key = String(getSectionFields(answers, 'about').key ?? '');
  const edition = base ?? programs.find((program) => program.key === key)?.edition;
  const isKnown = edition !== undefined && programs.some((program) => program.key === key);
  const { data, failure } = useRead(isKnown ? 'programEdition' : null, {
    path: { key, edition: edition ?? '' },
  });
  if (!isKnown || failure !== null) return null;
  return data?.document as ProgramDocument | undefined;
}

/** Surroundings that a document is judged in: programs in force, the editions that exist, the guide files that are here, and the document before. */
function useHouse(answers: Answers, base: string | null): HousePrograms | null {
  const before = useDocumentBefore(answers, base);
  const { data: lines } = useRead('editionsOfPrograms');
  const hashes = listHashesOfRows(answers).join();
  const { data: here } = useRead(hashes ? 'guideFilesHere' : null, { params: { hashes } });
  return useMemo(
    () =>
      lines && (here || !hashes) && before !== undefined
        ? {
            programs: programs.map(({ key, route, calls, receiptPrefix }) => ({
              key,
              route,
              calls,
              receiptPrefix,
            })),
            editions: [...lines, ...shipped].map(({ key, edition }) => ({ key, edition })),
            guideFiles: here?.hashes ?? [],
            before,
          }
        : null,
    [lines, here, hashes, before],
  );
}

const NONE: readonly ProgramScenario[] = [];

/** Scenarios that the release brings for the program of a draft. */
function useShippedScenarios(answers: Answers): readonly ProgramScenario[] {
  const key = String(getSectionFields(answers, 'about').key ?? '');
  const [loaded, setLoaded] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    setLoaded(NONE);
    // A draft without chosen ones has its own.
    void loadShippedScenarios(key).then(
      (scenarios) => isWanted && setLoaded(scenarios),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return loaded;
}

const createWorker = () => new Worker(new URL('./examineWorker.ts', import.meta.url));

/** Examines tasks one after the other, of those that wait the latest. */
function createExaminer(onResult: (result: ExaminationResult) => void) {
  const worker = createWorker();
  let waiting: ExaminationTask | null = null;
  let isBusy = false;
  const next = () => {
    isBusy = waiting !== null;
    if (waiting) worker.postMessage(waiting);
    waiting = null;
  };
  worker.onmessage = ({ data }: MessageEvent<ExaminationResult>) => {
    onResult(data);
    if ('replayed' in data) next();
  };
  return {
    examine(task: ExaminationTask) {
      waiting = task;
      if (!isBusy) next();
    },
    end: () => worker.terminate(),
  };
}

/** Changes the scenarios of a task until each rule fails; null where that cannot be done. The worker ends with it. */
const falsify = (task: ExaminationTask): Promise<ReplayedDraft | null> =>
  new Promise((resolve) => {
    const worker = createWorker();
    const settle = (found: ReplayedDraft | null) => {
      worker.terminate();
      resolve(found);
    };
    worker.onerror = () => settle(null);
    worker.onmessage = ({ data }: MessageEvent<ExaminationResult>) => {
      if ('replayed' in data) settle(data.replayed);
    };
    worker.postMessage({ ...task, isFalsified: true } satisfies ExaminationTask);
  });

export interface DraftExamination {
  /** Null until the draft was examined for the first time. */
  examined: ExaminedDraft | null;
  /** Results of its scenarios; null while its form cannot be compiled. */
  replayed: ReplayedDraft | null;
  shipped: readonly ProgramScenario[];
  /** Ids of the rules that no change of a scenario makes fail; null where that could not be tried. */
  falsify(): Promise<string[] | null>;
}

/** The draft as a document with what its scenarios come to, a moment after each edit. */
export function useExamination(answers: Answers, base: string | null): DraftExamination {
  const house = useHouse(answers, base);
  const shipped = useShippedScenarios(answers);
  const [examined, setExamined] = useState<ExaminedDraft | null>(null);
  const [replayed, setReplayed] = useState<ReplayedDraft | null>(null);
  const examiner = useRef<ReturnType<typeof createExaminer> | null>(null);
  useEffect(() => {
    examiner.current = createExaminer((result) =>
      'examined' in result ? setExamined(result.examined) : setReplayed(result.replayed),
    );
    return () => examiner.current?.end();
  }, []);
  useEffect(() => {
    if (!house) return undefined;
    const timer = setTimeout(() => examiner.current?.examine({ answers, house, shipped }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answers, house, shipped]);
  return {
    examined,
    replayed,
    shipped,
    falsify: async () => (house && (await falsify({ answers, house, shipped }))?.neverFailing) ?? null,
  };
}
