/** Views of the queue that a person keeps under names. Nobody else sees or changes them. */
import { randomUUID } from 'node:crypto';
import { assigningMessages } from '../../domain/api/messages/assigning';
import type { NewView, SavedView, ViewChange } from '../../domain/calls/assigning';
import { visibleKey } from '../../domain/checks/characters';
import { VIEWS_AT_MOST } from '../../domain/review/assigning';
import { fillText } from '../../domain/text';
import { assertMine, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/actions';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { ViewsStore } from './views-store';

type Row = Awaited<ReturnType<ViewsStore['ofUser']>>[number];

const viewOf = ({ id, name, state, isDefault }: Row): SavedView => ({
  id,
  name,
  state,
  is_default: isDefault,
});

/** By what two names of one person are told apart. */
const keyOf = (name: string): string => visibleKey(name).toLowerCase();

export function createViews({
  db,
  clock,
  audit,
  views,
}: Pick<Deps, 'db' | 'clock' | 'audit'> & { views: ViewsStore }) {
  const own = async (caller: Caller, id: string): Promise<Row> => {
    const row = await views.find(id);
    return assertMine(caller, row && { ...row, companyId: null }, 'view');
  };

  const note = (caller: Caller, action: AuditAction, id: string, details: Record<string, unknown>) =>
    audit.write({ subjectKind: 'view', subjectId: id, action, caller, details });

  async function assertFree(caller: Caller, name: string, except?: string): Promise<void> {
    const others = (await views.ofUser(caller.userId)).filter(({ id }) => id !== except);
    if (others.some((other) => keyOf(other.name) === keyOf(name)))
      throw business(assigningMessages.viewTaken);
  }

  return {
    list: async (caller: Caller): Promise<SavedView[]> => (await views.ofUser(caller.userId)).map(viewOf),

    create: (caller: Caller, { name, state, is_default = false }: NewView): Promise<SavedView> =>
      db.transaction(async () => {
        const { userId } = caller;
        await views.hold(userId);
        await assertFree(caller, name);
        if ((await views.count(userId)) >= VIEWS_AT_MOST)
          throw business(fillText(assigningMessages.viewsAtMost, { limit: VIEWS_AT_MOST }));
        if (is_default) await views.clearDefault(userId);
        const row = { id: randomUUID(), userId, name, state, isDefault: is_default, createdAt: clock() };
        await views.insert(row);
        await note(caller, 'view.create', row.id, { name, state });
        return viewOf(row);
      }),

    update: (caller: Caller, id: string, change: ViewChange): Promise<SavedView> =>
      db.transaction(async () => {
        await views.hold(caller.userId);
        const row = await own(caller, id);
        const { name = row.name, state = row.state, is_default: isDefault = row.isDefault } = change;
        await assertFree(caller, name, id);
        if (isDefault && !row.isDefault) await views.clearDefault(caller.userId);
        await views.update(id, { name, state, isDefault });
        await note(caller, 'view.update', id, { ...change });
        return viewOf({ ...row, name, state, isDefault });
      }),

    remove: (caller: Caller, id: string): Promise<null> =>
      db.transaction(async () => {
        const { name } = await own(caller, id);
        await views.remove(id);
        await note(caller, 'view.delete', id, { name });
        return null;
      }),
  };
}

export type Views = ReturnType<typeof createViews>;
