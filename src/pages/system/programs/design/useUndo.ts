import { programTablesForm } from '@domain/program-documents/tables';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DraftHolder } from '@/filling/draft/holder';
import type { ServerDraft } from '@/filling/draft/serverDraft';
import { recordStep, takeStep, type UndoStep } from '@/filling/draft/undo';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';

interface Steps {
  undo: UndoStep[];
  redo: UndoStep[];
}

/** Changes of a draft since it was opened, each of which can be taken back, the last one first. */
export function useUndo(
  holder: DraftHolder<ServerDraft>,
  replace: (next: Pick<ServerDraft, 'answers' | 'unreadable'>) => void,
) {
  const { t } = useLanguage();
  const [steps, setSteps] = useState<Steps>({ undo: [], redo: [] });
  const latest = useRef(steps);
  const count = useRef(0);

  const set = useCallback((next: Steps) => {
    latest.current = next;
    setSteps(next);
  }, []);

  /** Makes a change and records it; typing that goes on in one cell is one step. */
  const record = useCallback(
    (change: () => void, typed?: string) => {
      const before = holder.get();
      change();
      const after = holder.get();
      if (before.answers === after.answers && before.unreadable === after.unreadable) return;
      const last = latest.current.undo.at(-1);
      // A name of its own for each step: the history of one name is limited.
      const name = typed !== undefined && last?.typed === typed ? last.section : `step ${++count.current}`;
      const { undo } = recordStep({ ...before, ...latest.current }, name, after, typed);
      set({ undo, redo: [] });
    },
    [holder, set],
  );

  const step = useCallback(
    (way: 'undo' | 'redo') => {
      const { answers, unreadable } = holder.get();
      const name = latest.current[way].at(-1)?.section;
      if (name === undefined) return;
      const taken = takeStep(programTablesForm, { answers, unreadable, ...latest.current }, way, name);
      if (!taken) return;
      const { state, kept } = taken;
      replace({ answers: state.answers, unreadable: state.unreadable });
      set({ undo: state.undo, redo: state.redo });
      if (kept > 0) feedback.info(t(`forms.row.${way}Kept`, { count: kept }));
    },
    [holder, replace, set, t],
  );

  return useMemo(
    () => ({
      record,
      undo: () => step('undo'),
      redo: () => step('redo'),
      canUndo: steps.undo.length > 0,
      canRedo: steps.redo.length > 0,
    }),
    [record, step, steps],
  );
}

export type UndoHistory = ReturnType<typeof useUndo>;
