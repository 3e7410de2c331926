import { useCallback } from 'react';
import { useDispatch, useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import { isDirty } from './state';
import { filingMachine } from './sync';
import { usePersistedDraft } from './usePersistedDraft';

/** Saves the open filing after each key press. Renders nothing, so that a key press does not render the form. */
export default function AutosaveFiling({ isUploading }: { isUploading: boolean }) {
  useFilingDraft(isUploading);
  return null;
}

const { isEditable, keep } = filingMachine;

/** Autosaves the open filing, and asks before it is left with unsaved changes. */
export function useFilingDraft(isUploading = false): { save(): void } {
  const dispatch = useDispatch();
  const state = useSelector((root: FilingRoot) => root.filing);
  const save = useCallback(() => dispatch({ type: 'filing/save' }), [dispatch]);
  const onKept = (isKept: boolean) => dispatch({ type: 'filing/kept', payload: isKept });
  usePersistedDraft(state, { isEditable, keep, onKept, autosave: save });
  useLeaveConfirmation({ isUnsaved: isDirty(state), isUploading, save: async () => save() });
  return { save };
}
