import type { AssessmentData } from '@domain/api/calls/experts';
import { CODE, TIMING } from '@domain/api/codes';
import type { Assessed } from '@domain/experts/assessing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveAssessment } from '@/services/experts';
import { wordsOf } from '@/utils/outcome';
import { useHeldWork } from '@/utils/unsaved';

export type Phase = 'idle' | 'saving' | 'failed' | 'refused' | 'outdated';

const saidIn = ({ said }: AssessmentData): Assessed => {
  const { scores, comments, recommendation, remarks } = said;
  return { scores, comments, recommendation, remarks };
};

/** The wire has no scores that are not given. */
export const bodyOf = ({ scores, comments, recommendation, remarks }: Assessed) => ({
  scores: Object.fromEntries(
    Object.entries(scores).filter((entry): entry is [string, number] => entry[1] !== undefined),
  ),
  comments: Object.fromEntries(
    Object.entries(comments).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ),
  recommendation,
  remarks,
});

/**
 * An assessment while it is written: saved some seconds after the last change, and when the page is left. What somebody
 * saved in another tab is not overwritten unless the person says so.
 */
export function useAssessment(assessment: AssessmentData) {
  const [said, setSaid] = useState<Assessed>(() => saidIn(assessment));
  const [phase, setPhase] = useState<Phase>('idle');
  const [message, setMessage] = useState('');
  const [savedAt, setSavedAt] = useState<string | null>(
    assessment.version > 2 ? assessment.updated_at : null,
  );
  const [isDirty, setDirty] = useState(false);
  const version = useRef(assessment.version);
  const newest = useRef(said);
  const unsaved = useRef(false);
  const newerVersion = useRef<number | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const sent = newest.current;
    setPhase('saving');
    try {
      const answer = await saveAssessment(assessment.id, { ...bodyOf(sent), version: version.current });
      if (answer.code === CODE.success && answer.data) {
        version.current = answer.data.version;
        const isCurrent = newest.current === sent;
        unsaved.current = !isCurrent;
        setDirty(!isCurrent);
        setSavedAt(answer.data.updated_at);
        setPhase('idle');
        return isCurrent;
      }
      const refusal = answer.data as unknown as { conflict?: boolean; version?: number } | null;
      if (refusal?.conflict && refusal.version !== undefined) newerVersion.current = refusal.version;
      setMessage(wordsOf(answer));
      setPhase(refusal?.conflict ? 'outdated' : 'refused');
    } catch {
      setPhase('failed');
    }
    return false;
  }, [assessment.id]);

  /** One after the other. Resolves with whether everything is safe. */
  const save = useCallback(async (): Promise<boolean> => {
    await underWay.current;
    if (!unsaved.current) return true;
    underWay.current = send();
    const isSafe = await underWay.current;
    underWay.current = null;
    return isSafe;
  }, [send]);

  const put = useCallback((change: Partial<Assessed>) => {
    newest.current = { ...newest.current, ...change };
    unsaved.current = true;
    setSaid(newest.current);
    setDirty(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is said begins the wait anew
  useEffect(() => {
    if (!isDirty || phase === 'saving' || phase === 'outdated') return;
    const timer = setTimeout(save, TIMING.autosaveAfter);
    return () => clearTimeout(timer);
  }, [said, isDirty, phase, save]);

  useHeldWork(isDirty ? save : null);
  useEffect(() => () => void save(), [save]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    said,
    put,
    save,
    state: { phase, message, savedAt, isDirty },
    version,
    /** Gives up what is here: the page is read anew. */
    drop() {
      unsaved.current = false;
      setDirty(false);
    },
    /** Puts what is here over what was saved elsewhere. */
    insist() {
      if (newerVersion.current !== null) version.current = newerVersion.current;
      return save();
    },
  };
}
