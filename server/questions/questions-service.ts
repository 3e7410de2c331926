/** The company's side: asking, asking on, closing, and reading what the office has published. */
import { randomUUID } from 'node:crypto';
import type { Page } from '../../domain/api/envelope';
import { questionMessages } from '../../domain/api/messages/questions';
import type {
  Asked,
  FollowedUp,
  PublicAnswer,
  PublicQuery,
  QuestionHead,
  QuestionQuery,
  QuestionThread,
} from '../../domain/calls/questions';
import type { Program } from '../../domain/definition';
import { QUESTIONS_A_DAY, questionFiles } from '../../domain/questions/thread';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { assertOwn, assertProgram, type Caller, companyOf, mandatedPrograms } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { Idempotency } from '../core/idempotency-store';
import type { Files } from '../files/files-service';
import { fileFaults } from '../filings/file-faults';
import type { FilingsStore } from '../filings/filings-store';
import type { PublishedStore, QuestionRow, QuestionsStore } from './questions-store';
import { headOf, publicAnswerOf, statusAfter, type Thread, threadOf, type Waiting } from './thread';

const DAY_SECONDS = 24 * 60 * 60;

export interface QuestionParts extends Pick<Deps, 'db' | 'clock' | 'counters'> {
  programs: Program[];
  files: Pick<Files, 'ofCompany' | 'rules'>;
  filingsStore: Pick<FilingsStore, 'head'>;
  idempotency: Idempotency;
  store: QuestionsStore;
  published: PublishedStore;
  thread: Thread;
  waiting: Waiting;
}

export function createQuestions(parts: QuestionParts) {
  const {
    db,
    clock,
    counters,
    programs,
    files,
    filingsStore,
    idempotency,
    store,
    published,
    thread,
    waiting,
  } = parts;

  const own = async (caller: Caller, row: Promise<QuestionRow | undefined>): Promise<QuestionRow> =>
    assertOwn(caller, await row, 'question');

  /** Refused tries do not count: they take their count back with their transaction. */
  async function countOne(companyId: string): Promise<void> {
    const { count, resetsAt } = await counters.hit('questions', companyId, DAY_SECONDS);
    if (count > QUESTIONS_A_DAY)
      throw business(
        fillText(questionMessages.tooManyToday, { limit: QUESTIONS_A_DAY, at: minuteOf(resetsAt) }),
      );
  }

  /** The files that an entry names; throws 208 unless all are the company's, and of a kind that is taken. */
  async function attached(companyId: string, given: string[]): Promise<{ id: string; name: string }[]> {
    const ids = [...new Set(given)];
    if (ids.length > questionFiles.maxFiles)
      throw business(fillText(questionMessages.tooManyFiles, { limit: questionFiles.maxFiles }));
    const found = await files.ofCompany(companyId, ids);
    const [fault] = fileFaults([{ path: 'files', field: questionFiles, ids }], found, await files.rules());
    if (fault) throw business(fault.message);
    return ids.map((id) => ({ id, name: found.find((file) => file.id === id)?.name ?? '' }));
  }

  async function assertSubject(caller: Caller, program: string, filingId: string | null): Promise<void> {
    if (!programs.some(({ key }) => key === program)) throw business(questionMessages.programUnknown);
    assertProgram(caller, program);
    if (filingId === null) return;
    const filing = assertOwn(caller, await filingsStore.head(filingId), 'filing');
    if (filing.program !== program) throw business(questionMessages.otherProgram);
  }

  async function begin(caller: Caller, companyId: string, asked: Asked): Promise<string> {
    const { program, subject, text } = asked;
    const filingId = asked.filing_id || null;
    await assertSubject(caller, program, filingId);
    await countOne(companyId);
    const names = await attached(companyId, asked.files);
    const row = { id: randomUUID(), companyId, version: 1 };
    const now = clock();
    await store.insert({
      ...row,
      program,
      filingId,
      subject,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    });
    await thread.write(caller, row, { side: 'company', text, files: names });
    const details = { program, filing_id: filingId, files: names.map(({ id }) => id) };
    await thread.note(caller, 'question.ask', row, { toStatus: 'open', details });
    await waiting.tell(row.id);
    return row.id;
  }

  const read = async (caller: Caller, id: string): Promise<QuestionThread> =>
    threadOf(store, await own(caller, store.find(id)));

  /** Once per Idempotency-Key: who lost the answer to a question and sends it again asks it once. */
  const change = (caller: Caller, key: string | null, content: unknown, work: () => Promise<string>) =>
    idempotency.once({ userId: caller.userId, key, content }, () =>
      db.transaction(async () => read(caller, await work())),
    );

  return {
    read,

    async list(caller: Caller, query: QuestionQuery): Promise<Page<QuestionHead>> {
      const filter = { ...query, companyId: companyOf(caller), among: mandatedPrograms(caller) };
      const rows = await store.list(filter, query, 'latest');
      return { list: rows.map(headOf), total: await store.total(filter) };
    },

    ask: (caller: Caller, asked: Asked, key: string | null): Promise<QuestionThread> =>
      change(caller, key, ['ask', asked], () => begin(caller, companyOf(caller), asked)),

    followUp: (caller: Caller, id: string, given: FollowedUp, key: string | null): Promise<QuestionThread> =>
      change(caller, key, ['followUp', id, given], async () => {
        const row = await own(caller, store.lock(id));
        statusAfter(row, 'followUp');
        await countOne(row.companyId);
        const names = await attached(row.companyId, given.files);
        await thread.goOn(caller, row, 'followUp', { side: 'company', text: given.text, files: names });
        await waiting.tell(id);
        return id;
      }),

    /** A second time changes nothing. */
    close: (caller: Caller, id: string): Promise<QuestionThread> =>
      db.transaction(async () => {
        const row = await own(caller, store.lock(id));
        if (row.status !== 'closed') {
          const status = statusAfter(row, 'close');
          await store.update(id, { status, updatedAt: clock() });
          await thread.note(caller, 'question.close', row, { fromStatus: row.status, toStatus: status });
          await waiting.settle(row);
        }
        return read(caller, id);
      }),

    async publicAnswers(query: PublicQuery): Promise<Page<PublicAnswer>> {
      const words = (query.keyword ?? '').split(/\s+/).filter(Boolean);
      const filter = { program: query.program, words };
      const rows = await published.list(filter, query);
      return { list: rows.map(publicAnswerOf), total: await published.total(filter) };
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;
