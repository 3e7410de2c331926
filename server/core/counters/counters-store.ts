import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Database, PendingWrite } from '../db/client';
import { counters } from '../db/tables';

export interface CounterState {
  count: number;
  /** The time at which the slot ends and counting starts again. */
  resetsAt: Date;
}

/** Key of a counter: a kind of event and the subject that it is counted for. */
export interface CountedSubject {
  kind: string;
  subject: string;
}

/** Counts of one subject in one time slot, in the database so that any number of processes share them. */
export interface CounterStore {
  /** Adds one and gives the count in the running slot; a slot begins with its first hit. */
  hit(kind: string, subject: string, slotSeconds: number): Promise<CounterState>;
  /** Counts several subjects at once, in their order. */
  hitAll(hits: (CountedSubject & { slotSeconds: number })[]): Promise<CounterState[]>;
  peek(kind: string, subject: string): Promise<number>;
  /** Reads several counts at once, in the order of `counted`. */
  peekAll(counted: CountedSubject[]): Promise<number[]>;
  /** Takes one hit back. */
  undo(kind: string, subject: string): PendingWrite & PromiseLike<unknown>;
  clear(kind: string, subject: string): PendingWrite & PromiseLike<unknown>;
}

export function createCounters(db: Database, clock: () => Date): CounterStore {
  const row = (kind: string, subject: string) => and(eq(counters.kind, kind), eq(counters.subject, subject));
  const isOf =
    ({ kind, subject }: CountedSubject) =>
    (row: CountedSubject) =>
      row.kind === kind && row.subject === subject;

  /** Writes rows in a fixed order, so that concurrent counts cannot deadlock. */
  async function hitAll(hits: (CountedSubject & { slotSeconds: number })[]): Promise<CounterState[]> {
    const now = clock();
    const isOver = sql`${counters.expiresAt} <= ${now.toISOString()}::timestamptz`;
    const rows = hits.map(({ kind, subject, slotSeconds }) => ({
      kind,
      subject,
      count: 1,
      expiresAt: new Date(now.getTime() + slotSeconds * 1000),
    }));
    const counted = await db.q
      .insert(counters)
      .values(rows.sort((a, b) => a.kind.localeCompare(b.kind) || a.subject.localeCompare(b.subject)))
      .onConflictDoUpdate({
        target: [counters.kind, counters.subject],
        set: {
          count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${counters.expiresAt} end`,
        },
      })
      .returning();
    return hits.map((hit) => {
      const found = counted.find(isOf(hit));
      if (!found) throw new Error('an upsert gives its rows back');
      return { count: found.count, resetsAt: found.expiresAt };
    });
  }

  async function peekAll(asked: CountedSubject[]): Promise<number[]> {
    const found = await db.q
      .select()
      .from(counters)
      .where(
        and(or(...asked.map(({ kind, subject }) => row(kind, subject))), gt(counters.expiresAt, clock())),
      );
    return asked.map((one) => found.find(isOf(one))?.count ?? 0);
  }

  return {
    hitAll,
    peekAll,
    async hit(kind, subject, slotSeconds) {
      const [counted] = await hitAll([{ kind, subject, slotSeconds }]);
      return counted as CounterState;
    },
    async peek(kind, subject) {
      const [count = 0] = await peekAll([{ kind, subject }]);
      return count;
    },
    undo(kind, subject) {
      const less = sql`greatest(${counters.count} - 1, 0)`;
      return db.q.update(counters).set({ count: less }).where(row(kind, subject));
    },
    clear: (kind, subject) => db.q.delete(counters).where(row(kind, subject)),
  };
}
