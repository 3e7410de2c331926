/** Views of the queue that a person keeps under names, and those shared within the office. */
import { assigningMessages } from '../../domain/api/messages/assigning';
import type { NewView, SavedView, ViewChange } from '../../domain/calls/assigning';
import { visibleKey } from '../../domain/checks/characters';
import { VIEWS_AT_MOST } from '../../domain/review/assigning';
import { assertMay, type Caller } from '../core/access';
import { business } from '../core/errors';
import { type Kept, keptOf } from './kept-service';
import type { ViewRow } from './kept-store';
import type { ReviewParts } from './review-parts';

const kept = (parts: ReviewParts) =>
  keptOf(parts, {
    kind: 'view',
    store: parts.savedViews,
    atMost: VIEWS_AT_MOST,
    tooMany: assigningMessages.viewsAtMost,
  });

/** The view that opens first is each person's own matter. */
const viewOf = ({ row: { id, name, state, isDefault }, ...sharing }: Kept<ViewRow>): SavedView => ({
  id,
  name,
  state,
  is_default: isDefault && sharing.author === null,
  ...sharing,
});

/** Two names of one person are the same where these are. */
const keyOf = (name: string): string => visibleKey(name).toLowerCase();

export const listViews = async (parts: ReviewParts, caller: Caller): Promise<SavedView[]> =>
  (await kept(parts).list(caller)).map(viewOf);

async function assertFree(parts: ReviewParts, caller: Caller, name: string, except?: string): Promise<void> {
  const own = (await listViews(parts, caller)).filter(({ author }) => author === null);
  if (own.some((other) => other.id !== except && keyOf(other.name) === keyOf(name)))
    throw business(assigningMessages.viewTaken);
}

/** A new view has a name and a state; of one that is there each stays as it is unless it is said anew. */
async function keep(parts: ReviewParts, caller: Caller, id: string | undefined, said: Partial<NewView>) {
  const saved = await kept(parts).keep(caller, id, async (before) => {
    const { name = before?.name ?? '', state = before?.state ?? {} } = said;
    const { is_default: isDefault = before?.isDefault ?? false } = said;
    const { is_shared: isShared = before?.isShared ?? false } = said;
    if (isShared) assertMay(caller, 'review.first');
    await assertFree(parts, caller, name, id);
    if (isDefault && !before?.isDefault) await parts.savedViews.clearDefault(caller.userId);
    return { name, state, isDefault, isShared };
  });
  return viewOf(saved);
}

export const createView = (parts: ReviewParts, caller: Caller, view: NewView): Promise<SavedView> =>
  keep(parts, caller, undefined, view);

export const updateView = (
  parts: ReviewParts,
  caller: Caller,
  id: string,
  change: ViewChange,
): Promise<SavedView> => keep(parts, caller, id, change);

export const deleteView = (parts: ReviewParts, caller: Caller, id: string): Promise<null> =>
  kept(parts).forget(caller, id);
