import { useCallback } from 'react';
import { useDispatch, useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import { isDirty } from './state';
import { filingMachine } from './sync';
import { useKeeping } from './useKeeping';
import { useLeaveQuestion } from './useLeaveQuestion';

/** Keeps the open filing with each key; it draws nothing, so that a key need not draw the form. */
export default function KeepFiling({ isUploading }: { isUploading: boolean }) {
  useFilingDraft(isUploading);
  return null;
}

const { isEditable, keep } = filingMachine;

/** Keeps the open filing while it is filled in, and asks before it is left unsaved. */
export function useFilingDraft(isUploading = false): { save(): void } {
  const dispatch = useDispatch();
  const state = useSelector((root: FilingRoot) => root.filing);
  const save = useCallback(() => dispatch({ type: 'filing/save' }), [dispatch]);
  const onKept = (isKept: boolean) => dispatch({ type: 'filing/kept', payload: isKept });
  useKeeping(state, { isEditable, keep, onKept, autosave: save });
  useLeaveQuestion({ isUnsaved: isDirty(state), isUploading, save: async () => save() });
  return { save };
}
