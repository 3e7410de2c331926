/** Views of the queue that a person keeps under names. Nobody else sees or changes them. */
import { randomUUID } from 'node:crypto';
import { assigningMessages } from '../../domain/api/messages/assigning';
import type { NewView, SavedView, ViewChange } from '../../domain/calls/assigning';
import { visibleKey } from '../../domain/checks/characters';
import { VIEWS_AT_MOST } from '../../domain/review/assigning';
import { fillText } from '../../domain/text';
import { assertMine, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { business } from '../core/errors';
import type { ReviewParts } from './review-parts';
import type { ViewsStore } from './views-store';

type Row = Awaited<ReturnType<ViewsStore['ofUser']>>[number];

const viewOf = ({ id, name, state, isDefault }: Row): SavedView => ({
  id,
  name,
  state,
  is_default: isDefault,
});

/** Two names of one person are the same where these are. */
const keyOf = (name: string): string => visibleKey(name).toLowerCase();

async function ownView({ savedViews }: ReviewParts, caller: Caller, id: string): Promise<Row> {
  const row = await savedViews.find(id);
  return assertMine(caller, row && { ...row, companyId: null }, 'view');
}

const note = (
  { audit }: ReviewParts,
  caller: Caller,
  action: AuditAction,
  id: string,
  details: Record<string, unknown>,
) => audit.write({ subjectKind: 'view', subjectId: id, action, caller, details });

async function assertFree({ savedViews }: ReviewParts, caller: Caller, name: string, except?: string) {
  const others = (await savedViews.ofUser(caller.userId)).filter(({ id }) => id !== except);
  if (others.some((other) => keyOf(other.name) === keyOf(name))) throw business(assigningMessages.viewTaken);
}

export const listViews = async ({ savedViews }: ReviewParts, caller: Caller): Promise<SavedView[]> =>
  (await savedViews.ofUser(caller.userId)).map(viewOf);

export function createView(
  parts: ReviewParts,
  caller: Caller,
  { name, state, is_default = false }: NewView,
): Promise<SavedView> {
  const { db, clock, savedViews } = parts;
  return db.transaction(async () => {
    const { userId } = caller;
    await savedViews.hold(userId);
    await assertFree(parts, caller, name);
    if ((await savedViews.count(userId)) >= VIEWS_AT_MOST)
      throw business(fillText(assigningMessages.viewsAtMost, { limit: VIEWS_AT_MOST }));
    if (is_default) await savedViews.clearDefault(userId);
    const row = { id: randomUUID(), userId, name, state, isDefault: is_default, createdAt: clock() };
    await savedViews.insert(row);
    await note(parts, caller, 'view.create', row.id, { name, state });
    return viewOf(row);
  });
}

export function updateView(
  parts: ReviewParts,
  caller: Caller,
  id: string,
  change: ViewChange,
): Promise<SavedView> {
  const { db, savedViews } = parts;
  return db.transaction(async () => {
    await savedViews.hold(caller.userId);
    const row = await ownView(parts, caller, id);
    const { name = row.name, state = row.state, is_default: isDefault = row.isDefault } = change;
    await assertFree(parts, caller, name, id);
    if (isDefault && !row.isDefault) await savedViews.clearDefault(caller.userId);
    await savedViews.update(id, { name, state, isDefault });
    await note(parts, caller, 'view.update', id, { ...change });
    return viewOf({ ...row, name, state, isDefault });
  });
}

export const deleteView = (parts: ReviewParts, caller: Caller, id: string): Promise<null> =>
  parts.db.transaction(async () => {
    const { name } = await ownView(parts, caller, id);
    await parts.savedViews.remove(id);
    await note(parts, caller, 'view.delete', id, { name });
    return null;
  });
