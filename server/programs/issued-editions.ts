import type { Database } from '../core/db/client';
import type { IssuedEdition } from './editions-store';

interface IssuedEditionsStore {
  issuedAfter(turn: number): PromiseLike<IssuedEdition[]>;
}

/** Issued editions as a process knows them. They never change, so each reading asks for those alone that were issued since the last. */
export function createIssuedEditions(
  db: Pick<Database, 'changeNotifications'>,
  editions: IssuedEditionsStore,
) {
  const known = new Map<number, IssuedEdition>();
  let turn = 0;
  // A database that has taken the place of another may lack some of them.
  let mayLack = false;
  db.changeNotifications.onChange((told) => {
    mayLack ||= told === null;
  });
  return {
    /** All issued editions, the first made first. */
    async read(): Promise<IssuedEdition[]> {
      if (mayLack) {
        mayLack = false;
        known.clear();
        turn = 0;
      }
      for (const row of await editions.issuedAfter(turn)) {
        known.set(row.no, row);
        turn = Math.max(turn, row.turn ?? 0);
      }
      return [...known.values()].sort((a, b) => a.no - b.no);
    },
  };
}
