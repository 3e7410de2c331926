import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { publishedAnswers } from '../core/db/tables';

export type PublishedRow = typeof publishedAnswers.$inferSelect;

interface PublishedFilter {
  program?: string | undefined;
  /** Each of them occurs. */
  words: string[];
}

const { title, question, answer } = publishedAnswers;
const contains = (word: string): SQL =>
  containsText(word, sql`${title} || ' ' || ${question} || ' ' || ${answer}`);

const where = ({ program, words }: PublishedFilter) =>
  and(program ? eq(publishedAnswers.program, program) : undefined, ...words.map(contains));

export function createPublishedStore(db: Database) {
  return {
    list: (filter: PublishedFilter, { current, pageSize }: { current: number; pageSize: number }) =>
      db.q
        .select()
        .from(publishedAnswers)
        .where(where(filter))
        .orderBy(desc(publishedAnswers.publishedAt), desc(publishedAnswers.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    async total(filter: PublishedFilter): Promise<number> {
      const [row] = await db.q.select({ total: count() }).from(publishedAnswers).where(where(filter));
      return row?.total ?? 0;
    },

    async ofQuestion(questionId: string): Promise<PublishedRow | undefined> {
      const [row] = await db.q
        .select()
        .from(publishedAnswers)
        .where(eq(publishedAnswers.questionId, questionId));
      return row;
    },

    /** Publishes, or puts new words in the place of those that were published. */
    async put(row: PublishedRow): Promise<void> {
      const { id: _id, questionId, ...words } = row;
      await db.q
        .insert(publishedAnswers)
        .values(row)
        .onConflictDoUpdate({ target: publishedAnswers.questionId, set: words });
    },

    async remove(questionId: string): Promise<void> {
      await db.q.delete(publishedAnswers).where(eq(publishedAnswers.questionId, questionId));
    },
  };
}

export type PublishedStore = ReturnType<typeof createPublishedStore>;
