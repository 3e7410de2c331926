/**
 * Idempotent requests, which a client may repeat when it lost the answer: the first answer is stored under the client's
 * key and returned again. Only successes are stored; a refusal changed nothing and is decided anew.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { filingMessages } from '../../domain/filing/messages';
import type { Database } from './db/client';
import { idempotencyKeys } from './db/tables';
import { createRefusal } from './errors';
import { requestContext } from './request-context';

const KEY_AT_MOST = 200;

export interface RepeatableRequest {
  userId: string;
  key: string | null;
  /** Name of the call and all of its input. */
  content: unknown;
}

export function createIdempotency(db: Database, clock: () => Date) {
  const isRow = (userId: string, key: string) =>
    and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  /** True when this request is the first; a parallel one waits here until the first has ended. */
  async function claim(userId: string, key: string, call: string): Promise<boolean> {
    const { rowCount } = await db.q
      .insert(idempotencyKeys)
      .values({ userId, key, call, createdAt: clock() })
      .onConflictDoNothing();
    return rowCount === 1;
  }

  async function answerOf(userId: string, key: string, call: string): Promise<unknown> {
    const [row] = await db.q.select().from(idempotencyKeys).where(isRow(userId, key));
    if (row?.call !== call) throw createRefusal(filingMessages.keyReused);
    return row.answer;
  }

  return {
    /** Runs the work once per key, in one transaction with the stored answer. Without a key it just runs the work. */
    once<T>({ userId, key, content }: RepeatableRequest, work: () => Promise<T>): Promise<T> {
      if (!key) return work();
      if (key.length > KEY_AT_MOST) throw createRefusal(filingMessages.keyReused);
      const mandateId = requestContext.getStore()?.mandateId;
      // The same request under another mandate concerns another company, so the mandate is part of the content.
      const asked = JSON.stringify(mandateId ? [mandateId, content] : content);
      const call = createHash('sha256').update(asked).digest('hex');
      return db.transaction(async () => {
        if (!(await claim(userId, key, call))) return (await answerOf(userId, key, call)) as T;
        const answer = await work();
        await db.q.update(idempotencyKeys).set({ answer }).where(isRow(userId, key));
        return answer;
      });
    },
  };
}

export type IdempotencyStore = ReturnType<typeof createIdempotency>;
