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
  openServerDraft,
  type ServerDraft,
  serverReducers,
} from './serverDraft';
import { isDirty } from './state';
import { usePersistedDraft } from './usePersistedDraft';

/**
 * Opens the draft of a subject: the stored answers with the work on them that this browser holds. Null until that is looked
 * up. Another subject, or another version of it, needs a component of another key.
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
  // The boundary around the page knows what to do about a chunk that did not come.
  if (failure) throw failure;
  return holder;
}

/** An open draft: kept in this browser with each change, and saved; by itself where `isAutosaved`. */
export function useDraft(holder: DraftHolder<ServerDraft>, subject: DraftSubject, isAutosaved = false) {
  const state = useSyncExternalStore(holder.subscribe, holder.get);
  const [machine] = useState(() => createServerDraftMachine(subject));
  useNote(state);

  /** Saves after the save that is on its way. Resolves with whether everything is on the server. */
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
      /** Settles a conflict. Resolves with whether everything is on the server. */
      async resolve(choices: ConflictChoices) {
        await holder.run((fx) => resolve(machine, choices, fx));
        return !isDirty(holder.get());
      },
      /** Gives the changes up. */
      async drop() {
        holder.dispatch({ type: 'dropped' });
        await deleteEntry(holder.get());
      },
    }),
    [holder, machine, save],
  );
  return { state, ...actions };
}

/** Says of changes of the answers that the person did not make. */
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
