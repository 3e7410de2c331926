/** The office's side: which questions wait, answering them, and publishing what is of use to everybody. */
import { randomUUID } from 'node:crypto';
import type { Page } from '../../domain/api/envelope';
import { questionMessages } from '../../domain/api/messages/questions';
import type {
  AnswerBody,
  PublishBody,
  QuestionQuery,
  ReceivedHead,
  ReceivedThread,
} from '../../domain/calls/questions';
import type { Program } from '../../domain/definition';
import { saysName } from '../../domain/questions/thread';
import { fillText, type Text } from '../../domain/text';
import { assertInCharge, type Caller, scopeOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business, conflict } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import type { PublishedStore, QuestionRow, QuestionsStore } from './questions-store';
import { publicAnswerOf, receivedHeadOf, type Thread, threadOf, type Waiting } from './thread';

export interface AnsweringParts extends Pick<Deps, 'db' | 'clock'> {
  programs: Program[];
  inbox: Pick<Inbox, 'send'>;
  store: QuestionsStore;
  published: PublishedStore;
  thread: Thread;
  waiting: Pick<Waiting, 'settle'>;
}

const publicFields: Record<keyof PublishBody, Text> = {
  title: questionMessages.publicTitle,
  question: questionMessages.publicQuestion,
  answer: questionMessages.publicAnswer,
};

function assertNamesNobody(words: PublishBody, companyName: string): void {
  for (const [key, field] of Object.entries(publicFields) as [keyof PublishBody, Text][])
    if (saysName(words[key], companyName)) throw business(fillText(questionMessages.namesCompany, { field }));
}

export function createAnswering(parts: AnsweringParts) {
  const { db, clock, programs, inbox, store, published, thread, waiting } = parts;

  const received = async (caller: Caller, row: Promise<QuestionRow | undefined>): Promise<QuestionRow> =>
    assertInCharge(caller, await row, 'question');

  async function view(row: QuestionRow): Promise<ReceivedThread> {
    const publication = await published.ofQuestion(row.id);
    return {
      ...(await threadOf(store, row)),
      ...receivedHeadOf(row),
      publication: publication ? publicAnswerOf(publication) : null,
    };
  }

  const read = async (caller: Caller, id: string) => view(await received(caller, store.find(id)));

  function tell({ id, companyId, program, subject, filingId }: QuestionRow): Promise<void> {
    const title = programs.find(({ key }) => key === program)?.title;
    return inbox.send({
      companyId,
      template: 'question_answered',
      params: { program: title ?? program, subject },
      program,
      ...(filingId && { filingId }),
      link: `/interaction?question=${id}`,
    });
  }

  /** Changes a question that nobody else changes meanwhile, and gives what it is then. */
  const change = (caller: Caller, id: string, work: (row: QuestionRow) => Promise<void>) =>
    db.transaction(async () => {
      await work(await received(caller, store.lock(id)));
      return read(caller, id);
    });

  return {
    read,

    async list(caller: Caller, query: QuestionQuery): Promise<Page<ReceivedHead>> {
      const { department: desk, programs } = scopeOf(caller);
      const filter = { ...query, desk, programs };
      const rows = await store.list(filter, query, 'waiting');
      return { list: rows.map(receivedHeadOf), total: await store.total(filter) };
    },

    answer: (caller: Caller, id: string, { version, text }: AnswerBody): Promise<ReceivedThread> =>
      change(caller, id, async (row) => {
        if (version !== row.version) throw conflict(questionMessages.newerEntry, { version: row.version });
        await thread.goOn(caller, row, 'answer', { side: 'office', text, files: [] });
        await tell(row);
        await waiting.settle(row);
      }),

    publish: (caller: Caller, id: string, words: PublishBody): Promise<ReceivedThread> =>
      change(caller, id, async (row) => {
        const entries = await store.entries(id);
        if (!entries.some(({ side }) => side === 'office')) throw business(questionMessages.notAnswered);
        assertNamesNobody(words, row.companyName);
        const { program } = row;
        const at = { publishedBy: caller.userId, publishedAt: clock() };
        await published.put({ id: randomUUID(), questionId: id, program, ...words, ...at });
        await thread.note(caller, 'question.publish', row, { details: { ...words } });
      }),

    /** Nothing changes where the answer is not public. */
    unpublish: (caller: Caller, id: string): Promise<ReceivedThread> =>
      change(caller, id, async (row) => {
        if (!row.published) return;
        await published.remove(id);
        await thread.note(caller, 'question.unpublish', row);
      }),
  };
}

export type Answering = ReturnType<typeof createAnswering>;
