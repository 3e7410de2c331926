import { opened } from './filingReducers';
import { type FilingMerge, type FilingState, isEditable } from './filingState';
import { type DraftEffects, selectOpenState } from './machine';
import { applyLocalEntries, type OpenedFiling } from './openDraft';
import { isUnsent } from './state';
import { filingMachine } from './sync';

/**
 * Shows a filing as the server has it. Where nothing could be typed so far, this browser's entries are applied to it first: the
 * first key press overwrites this tab's entry. Where the text on the screen finds no place, it stays in this browser.
 */
export function* showFiling(before: FilingState, answer: OpenedFiling, fx: DraftEffects): Generator {
  const { call, put } = fx;
  const wasEditable = isEditable(before);
  let replayed: FilingMerge | null = null;
  try {
    const stored = opened(before, { type: 'opened', payload: answer });
    if (!wasEditable) replayed = (yield call(applyLocalEntries, stored)) as FilingMerge | null;
  } finally {
    const now = yield* selectOpenState(filingMachine, before, fx);
    // If it became editable meanwhile, it was shown already, and may have been typed in.
    if (now && isEditable(now) === wasEditable)
      yield put({ type: 'opened', payload: { ...answer, replayed } });
  }
  // During a conflict the entry holds this person's answers already, and the screen those of the other.
  if (isUnsent(before) && !before.conflict) yield call(filingMachine.keep, before);
  if (replayed && !replayed.conflict) yield put({ type: 'save' });
}
