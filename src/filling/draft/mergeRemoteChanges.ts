import type { Filing } from '@domain/filing/types';
import { type FilingMerge, type FilingState, isEditable, isSamePeriod } from './filingState';
import { type DraftEffects, selectOpenState } from './machine';
import { showFiling } from './showFiling';
import { isUnsent } from './state';
import { fetchStored, filingMachine } from './sync';

const { current } = filingMachine;

/** True while a save is running or a conflict is open: changes of other people are then merged with the next save. */
export const isBusy = ({ save, conflict, submitting }: FilingState): boolean =>
  !['idle', 'failed'].includes(save.phase) || conflict !== null || submitting;

/** True if the window was changed or has opened or closed by itself, or the person may act otherwise. */
const isDatedAnew = (stored: Filing, seen: Filing): boolean =>
  !isSamePeriod(stored.window, seen.window) || stored.actions.join() !== seen.actions.join();

/** Keeps a draft in this browser. Resolves with false where that fails, or where the page shows other answers by then. */
function* hasKept(state: FilingState, fx: DraftEffects): Generator<unknown, boolean> {
  if (!(yield fx.call(filingMachine.keep, state))) return false;
  const now = yield* selectOpenState(filingMachine, state, fx);
  return now?.answers === state.answers && now.filing === state.filing;
}

/**
 * Merges a save of somebody else where it conflicts with no unsaved edit; conflicts are shown at the next save. `version`:
 * the announced version, null for any. A changed status, and any change where the person may only read, is applied at once
 * if nothing is unsent, or nothing can be saved any more; a changed window always, since it touches no answer.
 */
export function* mergeRemoteChanges(version: number | null, fx: DraftEffects): Generator {
  const before = (yield fx.select(current)) as FilingState;
  const { filing } = before;
  if (!filing?.id || isBusy(before) || (version !== null && version <= filing.version)) return;
  const { filing: stored, mergeInto } = (yield fx.call(fetchStored, before)) as {
    filing: Filing;
    mergeInto(mine: FilingState): FilingMerge;
  };
  const now = yield* selectOpenState(filingMachine, before, fx);
  const isMoved = now?.filing?.version !== filing.version || stored.edition !== filing.edition;
  if (!now || isMoved || isBusy(now)) return;
  const { window, actions } = stored;
  if (stored.status === filing.status && isEditable(now) && isDatedAnew(stored, filing))
    yield fx.put({ type: 'windowed', payload: { window, actions } });
  const isSame = stored.status === filing.status && stored.version === filing.version;
  // An appeal changes what a company may do, and nothing of the filing itself.
  const isActedOn = !isEditable(now) && stored.actions.join() !== filing.actions.join();
  if (isSame && !isActedOn) return;
  if (stored.status !== filing.status || !isEditable(now)) {
    // Text typed into a filing that is submitted meanwhile stays in this browser, and the page shows what holds.
    const isFree = !isUnsent(now) || (!stored.actions.includes('save') && (yield* hasKept(now, fx)));
    if (isFree) yield* showFiling(now, { filing: stored, draft: now.draft }, fx);
    return;
  }
  const merge = mergeInto(now);
  if (merge.conflict) return;
  const note = { kind: 'pulled', at: stored.updated_at ?? '', by: stored.updated_by ?? '' } as const;
  // Without edits of one's own there is nothing to save: two open pages would save for each other for ever.
  const answers = isUnsent(now) ? merge.answers : merge.theirs;
  yield fx.put({ type: 'merged', payload: { ...merge, answers, note } });
}
