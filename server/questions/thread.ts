/** Threads, as both sides write them: one more entry and its audit line, in the open transaction. */
import { randomUUID } from 'node:crypto';
import { questionMessages } from '../../domain/api/messages/questions';
import type { PublicAnswer, QuestionHead, QuestionThread, ReceivedHead } from '../../domain/calls/questions';
import { deskOf } from '../../domain/filing/telling';
import {
  afterStep,
  ENTRIES_AT_MOST,
  type QuestionStatus,
  type QuestionStep,
  type ThreadSide,
} from '../../domain/questions/thread';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { AssignmentsStore } from '../review/assigning-store';
import type { PublishedRow, QuestionRow, QuestionsStore } from './questions-store';

interface NewEntry {
  side: ThreadSide;
  text: string;
  files: { id: string; name: string }[];
}

type Talk = Pick<QuestionRow, 'id' | 'companyId' | 'version'>;

/** The status after a step; throws 208 when it cannot be taken. */
export function statusAfter(row: QuestionRow, step: QuestionStep): QuestionStatus {
  const next = afterStep(row.status, step);
  if (!next) throw business(questionMessages.over);
  return next;
}

export function createThread({ audit, clock }: Pick<Deps, 'audit' | 'clock'>, store: QuestionsStore) {
  const note = (
    caller: Caller,
    action: AuditAction,
    row: Talk,
    line: { fromStatus?: QuestionStatus; toStatus?: QuestionStatus; details?: Record<string, unknown> } = {},
  ) =>
    audit.write({
      subjectKind: 'question',
      subjectId: row.id,
      companyId: row.companyId,
      action,
      caller,
      version: row.version,
      ...line,
    });

  const write = (caller: Caller, { id, companyId, version }: Talk, { side, text, files }: NewEntry) =>
    store.addEntry({
      id: randomUUID(),
      questionId: id,
      companyId,
      seq: version,
      side,
      authorId: caller.userId,
      author: caller.name,
      text,
      files,
      createdAt: clock(),
    });

  return {
    note,
    write,

    /** One more entry to a thread that the transaction holds. */
    async goOn(
      caller: Caller,
      row: QuestionRow,
      step: 'followUp' | 'answer',
      entry: NewEntry,
    ): Promise<void> {
      const status = statusAfter(row, step);
      if (row.version >= ENTRIES_AT_MOST)
        throw business(fillText(questionMessages.tooLong, { limit: ENTRIES_AT_MOST }));
      const next = { ...row, version: row.version + 1 };
      await write(caller, next, entry);
      await store.update(row.id, { status, version: next.version, updatedAt: clock() });
      await note(caller, step === 'answer' ? 'question.answer' : 'question.follow_up', next, {
        fromStatus: row.status,
        toStatus: status,
        details: { files: entry.files.map(({ id }) => id) },
      });
    },
  };
}

export type Thread = ReturnType<typeof createThread>;

export const headOf = (row: QuestionRow): QuestionHead => ({
  id: row.id,
  program: row.program,
  filing_id: row.filingId,
  subject: row.subject,
  status: row.status,
  version: row.version,
  published: row.published,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const receivedHeadOf = (row: QuestionRow): ReceivedHead => ({
  ...headOf(row),
  company: { id: row.companyId, name: row.companyName },
});

/** The thread with everything that was said. */
export async function threadOf(store: QuestionsStore, row: QuestionRow): Promise<QuestionThread> {
  const entries = await store.entries(row.id);
  return {
    ...headOf(row),
    entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })),
  };
}

export const publicAnswerOf = (row: PublishedRow): PublicAnswer => ({
  id: row.id,
  program: row.program,
  title: row.title,
  question: row.question,
  answer: row.answer,
  published_at: row.publishedAt.toISOString(),
});

const LINK = '/interaction';

interface WaitingDeps extends Pick<Deps, 'inbox'> {
  store: Pick<QuestionsStore, 'find' | 'total'>;
  officers: AssignmentsStore['officers'];
}

/** The message to a desk about the questions that wait for it: one for all of them, which goes when none waits. */
export const createWaiting = ({ inbox, store, officers }: WaitingDeps) => {
  async function deskOfQuestion({ department }: Pick<QuestionRow, 'department'>) {
    const people = deskOf(await officers(null), department);
    const desk = people.some(({ role }) => role === 'reviewer') ? department : null;
    return {
      to: people.map(({ id }) => ({ userId: id })),
      count: await store.total({ desk, status: 'open' }),
    };
  }

  return {
    /** After a question, in its transaction. */
    async tell(id: string): Promise<void> {
      const row = await store.find(id);
      if (!row) return;
      const { to, count } = await deskOfQuestion(row);
      const each = to.map((person) => ({ ...person, params: { count } }));
      await inbox.sendToEach({ template: 'questions_waiting', link: LINK, each });
    },

    /** After an answer, or where the company asks no longer. */
    async settle(row: QuestionRow): Promise<void> {
      const { to, count } = await deskOfQuestion(row);
      if (count === 0) await inbox.retire(to, LINK);
    },
  };
};

export type Waiting = ReturnType<typeof createWaiting>;
