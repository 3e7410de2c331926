import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QuestionStatus, ThreadSide } from '../../domain/questions/thread';
import type { DepartmentScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, buildProgramsCondition, buildWaitingFirstOrder } from '../core/db/lists';
import { findById, takeFirst } from '../core/db/rows';
import { companies } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { publishedAnswers, questionEntries, questions } from './tables';

export type PublishedRow = typeof publishedAnswers.$inferSelect;

interface PublishedFilter {
  program?: string | undefined;
  /** Words of the search; a question must contain each of them. */
  words: string[];
}

const { title, question, answer } = publishedAnswers;
const buildWordCondition = (word: string): SQL =>
  buildContainsCondition(word, sql`${title} || ' ' || ${question} || ' ' || ${answer}`);

const isFound = ({ program, words }: PublishedFilter) =>
  and(program ? eq(publishedAnswers.program, program) : undefined, ...words.map(buildWordCondition));

export function createPublishedStore(db: Database) {
  return {
    list: (filter: PublishedFilter, { current, pageSize }: { current: number; pageSize: number }) =>
      db.q
        .select()
        .from(publishedAnswers)
        .where(isFound(filter))
        .orderBy(desc(publishedAnswers.publishedAt), desc(publishedAnswers.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    total: (filter: PublishedFilter): Promise<number> => db.q.$count(publishedAnswers, isFound(filter)),

    ofQuestion: (questionId: string): Promise<PublishedRow | undefined> =>
      takeFirst(db.q.select().from(publishedAnswers).where(eq(publishedAnswers.questionId, questionId))),

    /** Publishes an answer, or replaces the published text. */
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

/** Filter of a list of questions: those of a company, or those that a desk answers. */
interface QuestionFilter {
  companyId?: string;
  /** Programs that an agent may see for the company; null for all. */
  among?: readonly string[] | null;
  desk?: DepartmentScope;
  /** Programs that the person is limited to; null for all. */
  programs?: readonly string[] | null;
  status?: QuestionStatus | undefined;
  program?: string | undefined;
  /** Id of the filing that a question is about. */
  filing?: string | undefined;
  keyword?: string | undefined;
}

interface Paging {
  current: number;
  pageSize: number;
}

const columns = {
  id: questions.id,
  companyId: questions.companyId,
  companyName: companies.name,
  department: companies.department,
  program: questions.program,
  filingId: questions.filingId,
  subject: questions.subject,
  status: sql<QuestionStatus>`${questions.status}`,
  version: questions.version,
  published: sql<boolean>`${publishedAnswers.id} is not null`,
  createdAt: questions.createdAt,
  updatedAt: questions.updatedAt,
};

const buildKeywordCondition = (
  keyword: string,
): SQL => sql`(${buildContainsCondition(keyword, questions.subject)}
  or exists (select 1 from ${questionEntries} where ${questionEntries.questionId} = ${questions.id}
    and ${buildContainsCondition(keyword, questionEntries.text)}))`;

const buildCondition = ({
  companyId,
  among,
  desk = null,
  programs = null,
  status,
  program,
  filing,
  keyword,
}: QuestionFilter) =>
  and(
    companyId ? eq(questions.companyId, companyId) : eq(companies.isTrial, false),
    buildProgramsCondition(questions.program, among),
    desk === null ? undefined : eq(companies.department, desk),
    programs ? inArray(questions.program, [...programs]) : undefined,
    status && eq(questions.status, status),
    program ? eq(questions.program, program) : undefined,
    filing ? eq(questions.filingId, filing) : undefined,
    keyword ? buildKeywordCondition(keyword) : undefined,
  );

const page = ({ current, pageSize }: Paging) => ({ limit: pageSize, offset: (current - 1) * pageSize });

const WAITING_FIRST = buildWaitingFirstOrder(questions, 'open', questions.updatedAt);

export function createQuestionsStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(questions)
      .innerJoin(companies, eq(companies.id, questions.companyId))
      .leftJoin(publishedAnswers, eq(publishedAnswers.questionId, questions.id));

  const find = (id: string) => findById(id, () => select().where(eq(questions.id, id)));

  return {
    find,

    /** Locks the thread for the open transaction. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('update');
      return find(id);
    },

    list(filter: QuestionFilter, paging: Paging, order: 'latest' | 'waiting') {
      const { limit, offset } = page(paging);
      const by = order === 'waiting' ? WAITING_FIRST : [desc(questions.updatedAt), desc(questions.id)];
      return select()
        .where(buildCondition(filter))
        .orderBy(...by)
        .limit(limit)
        .offset(offset);
    },

    total: (filter: QuestionFilter): Promise<number> =>
      db.q.$count(select().where(buildCondition(filter)).as('found')),

    async insert(row: typeof questions.$inferInsert): Promise<void> {
      await db.q.insert(questions).values(row);
    },

    /** Changes the status of a question. Only a step may call it, because the step holds the row's lock. */
    async move(id: string, change: { status: QuestionStatus; version: number; updatedAt: Date }) {
      await db.q.update(questions).set(change).where(eq(questions.id, id));
    },

    async addEntry(row: typeof questionEntries.$inferInsert & { side: ThreadSide }): Promise<void> {
      await db.q.insert(questionEntries).values(row);
    },

    /** Entries of a question, oldest first. */
    entries: (questionId: string) =>
      db.q
        .select({
          side: sql<ThreadSide>`${questionEntries.side}`,
          author: questionEntries.author,
          text: questionEntries.text,
          files: questionEntries.files,
          createdAt: questionEntries.createdAt,
        })
        .from(questionEntries)
        .where(eq(questionEntries.questionId, questionId))
        .orderBy(asc(questionEntries.seq)),
  };
}

export type QuestionsStore = ReturnType<typeof createQuestionsStore>;
export type QuestionRow = NonNullable<Awaited<ReturnType<QuestionsStore['find']>>>;
