/** Things that a person keeps for work: so many of a kind, one's own to change, and shared with the office on wish. */
import { randomUUID } from 'node:crypto';
import type { Sharing } from '../../domain/calls/phrases';
import { fillText, type Text } from '../../domain/text';
import { assertMine, type Caller, deskOf } from '../core/access';
import { business } from '../core/errors';
import type { KeptRow, KeptStore } from './kept-store';
import type { ReviewParts } from './review-parts';

interface Kind<Row extends KeptRow> {
  /** As the log names it. */
  kind: 'phrase' | 'view';
  store: KeptStore<Row>;
  atMost: number;
  /** Says so, with {limit}. */
  tooMany: Text;
}

/** All but what says whose it is. */
type Content<Row extends KeptRow> = Omit<Row, 'id' | 'userId' | 'createdAt'>;

function contentOf<Row extends KeptRow>(row: Row): Content<Row> {
  const { id: _, userId: __, createdAt: ___, ...content } = row;
  return content;
}

function sharingOf({ userId, role }: Caller, row: KeptRow, author: string): Sharing {
  const isOwn = userId === row.userId;
  const may_remove = isOwn || role === 'administrator';
  return { is_shared: row.isShared, author: isOwn ? null : author, may_remove };
}

export function keptOf<Row extends KeptRow>(parts: ReviewParts, { kind, store, atMost, tooMany }: Kind<Row>) {
  const { db, clock, audit } = parts;

  /** One's own; `orShared`: a city officer finds what others share, too. */
  async function own(caller: Caller, id: string, orShared = false): Promise<Row> {
    const row = await store.find(id);
    if (row?.isShared && orShared && caller.role === 'administrator') return row;
    return assertMine(caller, row && { ...row, companyId: null }, kind);
  }

  const note = (caller: Caller, does: 'create' | 'update' | 'delete', row: Row) =>
    audit.write({
      subjectKind: kind,
      subjectId: row.id,
      action: `${kind}.${does}`,
      caller,
      details: { ...contentOf(row) },
    });

  return {
    /** The person's own first, then what is shared. */
    list: async (caller: Caller) =>
      (await store.seenBy(caller.userId, deskOf(caller))).map(({ row, author }) => ({
        row,
        ...sharingOf(caller, row, author),
      })),

    /** Keeps one more, or changes the one of this id; `write` gives its content, once nobody else changes what the person keeps. */
    keep: (
      caller: Caller,
      id: string | undefined,
      write: (before: Row | null) => Content<Row> | Promise<Content<Row>>,
    ) =>
      db.transaction(async () => {
        const { userId } = caller;
        await store.hold(userId);
        const before = id === undefined ? null : await own(caller, id);
        if (!before && (await store.count(userId)) >= atMost)
          throw business(fillText(tooMany, { limit: atMost }));
        const { id: rowId, createdAt } = before ?? { id: randomUUID(), createdAt: clock() };
        const row = { ...(await write(before)), id: rowId, userId, createdAt } as Row;
        await store.keep(row);
        await note(caller, before ? 'update' : 'create', row);
        return { row, ...sharingOf(caller, row, '') };
      }),

    forget: (caller: Caller, id: string): Promise<null> =>
      db.transaction(async () => {
        const row = await own(caller, id, true);
        await store.remove(id);
        await note(caller, 'delete', row);
        return null;
      }),
  };
}

export type Kept<Row> = { row: Row } & Sharing;
