import type { Filing } from '@domain/filing/types';
import { type FilingMerge, type FilingState, isEditable } from './filingState';
import { type DraftEffects, selectOpenState } from './machine';
import { isUnsent } from './state';
import { fetchStored, filingMachine } from './sync';

const { current } = filingMachine;

/** While a save is on its way, or the person decides, what others saved is merged with the next save. */
const isBusy = ({ save, conflict, submitting }: FilingState): boolean =>
  !['idle', 'failed'].includes(save.phase) || conflict !== null || submitting;

/**
 * Merges what somebody else has stored where it conflicts with no unsaved edit; conflicts are asked about at the next
 * save. `version`: the version announced, null for any. A changed status, and everything for readers, is applied at once
 * where nothing is unsent.
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
  if (stored.status === filing.status && stored.version === filing.version) return;
  if (stored.status !== filing.status || !isEditable(now)) {
    if (!isUnsent(now)) yield fx.put({ type: 'stored', payload: stored });
    return;
  }
  const merge = mergeInto(now);
  if (merge.conflict) return;
  const note = { kind: 'pulled', at: stored.updated_at ?? '', by: stored.updated_by ?? '' } as const;
  yield fx.put({ type: 'merged', payload: { ...merge, note } });
}
