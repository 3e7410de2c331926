import type { AssessmentData } from '@domain/calls/experts';
import type { Assessed } from '@domain/experts/assessing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Saving, useAutosave } from '@/filling/draft/useAutosave';
import type { useTyped } from '@/filling/draft/useTyped';
import { isSignedIn } from '@/utils/session';
import { useHeldWork } from '@/utils/unsaved';
import { saidIn } from './said';
import { send } from './sending';

/** What is said and not saved yet, with the version that it started from. */
export interface Unsaved extends Assessed {
  version: number;
}

type Kept = Pick<ReturnType<typeof useTyped<Unsaved>>, 'type' | 'forget' | 'isKept'> & {
  /** From an earlier visit. */
  typed: Partial<Unsaved>;
};

interface Status extends Saving<Assessed> {
  message: string;
}

const idle: Status = { phase: 'idle', attempt: 0, sent: null, message: '' };

/**
 * An assessment while it is written: kept in this browser at once, saved some seconds after the last change and when the
 * page is left. What somebody saved in another tab is not overwritten unless the person says so.
 */
export function useAssessment(assessment: AssessmentData, { typed, type, forget, isKept }: Kept) {
  const { id } = assessment;
  const [said, setSaid] = useState(() => saidIn({ ...assessment.said, ...typed }));
  const [status, setStatus] = useState(idle);
  const [savedAt, setSavedAt] = useState(assessment.version > 2 ? assessment.updated_at : null);
  const [isDirty, setDirty] = useState(typed.version !== undefined);
  const version = useRef(typed.version ?? assessment.version);
  const newest = useRef(said);
  const unsaved = useRef(isDirty);
  const newerVersion = useRef<number | null>(null);
  const last = useRef(Promise.resolve(true));

  const mark = useCallback(
    (isUnsaved: boolean) => {
      unsaved.current = isUnsaved;
      setDirty(isUnsaved);
      if (isUnsaved) type({ ...newest.current, version: version.current });
      else forget();
    },
    [type, forget],
  );

  const saveNewest = useCallback(async (): Promise<boolean> => {
    if (!unsaved.current) return true;
    const sent = newest.current;
    setStatus((before) => ({ ...before, phase: 'saving', sent }));
    const answer = await send(id, sent, version.current);
    if ('saved' in answer) {
      version.current = answer.saved.version;
      mark(newest.current !== sent);
      setSavedAt(answer.saved.updated_at);
      setStatus(idle);
      return newest.current === sent;
    }
    if (answer.phase === 'outdated') newerVersion.current = answer.version;
    const { phase, message } = answer;
    setStatus(({ attempt }) => ({ phase, message, sent, attempt: attempt + 1 }));
    return false;
  }, [id, mark]);

  /** One after the other. Resolves with whether everything is on the server. */
  const save = useCallback((): Promise<boolean> => {
    last.current = last.current.then(saveNewest);
    return last.current;
  }, [saveNewest]);

  const put = useCallback(
    (change: Partial<Assessed>) => {
      newest.current = { ...newest.current, ...change };
      setSaid(newest.current);
      mark(true);
    },
    [mark],
  );

  const drop = () => {
    newest.current = saidIn(assessment.said);
    version.current = assessment.version;
    setSaid(newest.current);
    setStatus(idle);
    mark(false);
  };

  const keep = useCallback(async () => (await save()) || isKept, [save, isKept]);
  useAutosave(said, isDirty, status, save);
  useHeldWork(isDirty ? keep : null);
  // When the session has ended, what is kept here waits for the next one.
  useEffect(() => () => void (isSignedIn() && save()), [save]);
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
    state: { ...status, savedAt, isDirty, isJournaled: isKept },
    version,
    /** Gives up what is here: as it was read, until it is read anew. */
    drop,
    /** Puts what is here over what was saved elsewhere. */
    insist() {
      if (newerVersion.current !== null) version.current = newerVersion.current;
      return save();
    },
  };
}
