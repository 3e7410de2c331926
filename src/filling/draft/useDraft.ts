import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { getDraftOwner } from '@/utils/acting';
import { formatDateTime } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import type { CellEdit } from './changes';
import { createDraftHolder, type DraftHolder, type DraftReducers } from './holder';
import { deleteEntry } from './localStore';
import { flush, resolve } from './machine';
import type { ConflictChoices } from './reconcile';
import {
  createServerDraftMachine,
  type DraftSubject,
  mergeTheirs,
  openServerDraft,
  type ServerDraft,
  type StoredAnswers,
  serverReducers,
} from './serverDraft';
import { isDirty } from './state';
import { usePersistedDraft } from './usePersistedDraft';

/**
 * Opens the draft of a subject with the unsent work on it in this browser; null while loading. A component with another
 * subject, or another version of it, needs another React key.
 */
export function useOpenDraft(subject: DraftSubject): DraftHolder<ServerDraft> | null {
  const user = useSelector((state: RootState) => getDraftOwner(state.user.currentUser) ?? '');
  const [holder, setHolder] = useState<DraftHolder<ServerDraft> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const first = useRef(subject);
  useEffect(() => {
    let isWanted = true;
    openServerDraft(first.current, user).then(
      (draft) =>
        isWanted && setHolder(createDraftHolder(draft, serverReducers as DraftReducers<ServerDraft>)),
      (error) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [user]);
  // The page's error boundary handles chunks that failed to load.
  if (failure) throw failure;
  return holder;
}

/** Open draft, stored in this browser with each change and saved on demand, or automatically if `isAutosaved`. */
export function useDraft(holder: DraftHolder<ServerDraft>, subject: DraftSubject, isAutosaved = false) {
  const state = useSyncExternalStore(holder.subscribe, holder.get);
  const [machine] = useState(() => createServerDraftMachine(subject));
  useNote(state);

  /** Saves after a save in progress. Resolves with true if everything is on the server. */
  const save = useCallback(async () => {
    const now = await holder.run((fx) => flush(machine, fx));
    return now !== null && !isDirty(now) && !now.conflict;
  }, [holder, machine]);
  const onKept = (isKept: boolean) => holder.dispatch({ type: 'kept', payload: isKept });
  usePersistedDraft(state, { ...machine, onKept, ...(isAutosaved && { autosave: save }) });

  const actions = useMemo(
    () => ({
      save,
      edit: (edits: CellEdit[]) => holder.dispatch({ type: 'edit', payload: edits }),
      /** Replaces all answers by others. */
      replace: (next: Pick<ServerDraft, 'answers' | 'unreadable'>) =>
        holder.dispatch({ type: 'replaced', payload: next }),
      /** Takes up what somebody else has saved. */
      pull: (stored: StoredAnswers) => holder.run((fx) => mergeTheirs(machine, stored, fx)),
      /** Resolves a conflict. Resolves with true if everything is on the server. */
      async resolve(choices: ConflictChoices) {
        await holder.run((fx) => resolve(machine, choices, fx));
        return !isDirty(holder.get());
      },
      /** Discards the changes. */
      async drop() {
        holder.dispatch({ type: 'dropped' });
        await deleteEntry(holder.get());
      },
    }),
    [holder, machine, save],
  );
  return { state, ...actions };
}

/** Announces changes of the answers that the person did not make. */
function useNote({ note, conflict }: ServerDraft): void {
  const { t } = useLanguage();
  const say = useRef(t);
  say.current = t;
  useEffect(() => {
    if (note?.kind === 'replayed') feedback.info(say.current('center.restored'));
    if (note?.kind !== 'merged' || conflict) return;
    const by = note.by || say.current('forms.conflict.somebody');
    feedback.info(say.current('center.merged', { by, at: formatDateTime(note.at) }));
  }, [note, conflict]);
}
