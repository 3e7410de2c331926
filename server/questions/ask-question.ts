/** The company's part of questions: asking, following up, closing, and reading published answers. */

import { randomUUID } from 'node:crypto';
import type { PagedList } from '../../domain/api/envelope';
import type {
  AskedQuestion,
  FollowedUp,
  PublicAnswer,
  PublicQuery,
  QuestionHead,
  QuestionQuery,
  QuestionThread,
} from '../../domain/questions/calls';
import { questionMessages } from '../../domain/questions/messages';
import { MAX_QUESTIONS_A_DAY, questionFiles } from '../../domain/questions/thread';
import { assertOwn, assertProgram, type Caller, getMandatedPrograms, requireCompanyId } from '../core/access';
import { countDailyTry } from '../core/counters/daily-limit';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { readNamedFiles } from '../filings/named-files';
import type { QuestionDeps } from './question-deps';
import { addEntry, createOwnQuestionSubject } from './question-steps';
import type { QuestionRow } from './questions-store';
import { loadThread, logQuestion, notifyDesk, toPublicAnswer, toQuestionHead, writeEntry } from './thread';

async function assertOwnQuestion(
  caller: Caller,
  row: Promise<QuestionRow | undefined>,
): Promise<QuestionRow> {
  return assertOwn(caller, await row, 'question');
}

const countQuestion = (deps: QuestionDeps, companyId: string): Promise<void> =>
  countDailyTry(
    deps,
    { kind: 'questions', subject: companyId },
    MAX_QUESTIONS_A_DAY,
    questionMessages.tooManyToday,
  );

/** Reads the files attached to an entry. */
const readFiles = ({ files }: QuestionDeps, companyId: string, given: string[]) =>
  readNamedFiles(files, companyId, questionFiles, given, questionMessages.tooManyFiles);

async function assertSubject(
  { programs, filings }: QuestionDeps,
  caller: Caller,
  program: string,
  filingId: string | null,
): Promise<void> {
  if (!programs.some(({ key }) => key === program)) throw createRefusal(questionMessages.programUnknown);
  assertProgram(caller, program);
  if (filingId === null) return;
  const filing = assertOwn(caller, await filings.head(filingId), 'filing');
  if (filing.program !== program) throw createRefusal(questionMessages.otherProgram);
}

async function beginThread(
  deps: QuestionDeps,
  caller: Caller,
  companyId: string,
  asked: AskedQuestion,
): Promise<string> {
  const { program, subject, text } = asked;
  const filingId = asked.filing_id || null;
  await assertSubject(deps, caller, program, filingId);
  await countQuestion(deps, companyId);
  const names = await readFiles(deps, companyId, asked.files);
  const row = { id: randomUUID(), companyId, version: 1 };
  const now = deps.clock();
  await deps.store.insert({
    ...row,
    program,
    filingId,
    subject,
    status: 'open',
    createdAt: now,
    updatedAt: now,
  });
  await writeEntry(deps, caller, row, { side: 'company', text, files: names });
  const details = { program, filing_id: filingId, files: names.map(({ id }) => id) };
  await logQuestion(deps, caller, 'question.ask', row, { toStatus: 'open', details });
  await notifyDesk(deps, row.id);
  return row.id;
}

export const readQuestion = async (
  { store }: QuestionDeps,
  caller: Caller,
  id: string,
): Promise<QuestionThread> => loadThread(store, await assertOwnQuestion(caller, store.find(id)));

/** Runs the change once per Idempotency-Key: a question that is sent again because the response was lost is asked once. */
const changeOnce = (
  deps: QuestionDeps,
  caller: Caller,
  key: string | null,
  content: unknown,
  work: () => Promise<string>,
): Promise<QuestionThread> =>
  deps.idempotency.once({ userId: caller.userId, key, content }, () =>
    deps.db.transaction(async () => readQuestion(deps, caller, await work())),
  );

export async function listQuestions(
  { store }: QuestionDeps,
  caller: Caller,
  query: QuestionQuery,
): Promise<PagedList<QuestionHead>> {
  const filter = { ...query, companyId: requireCompanyId(caller), among: getMandatedPrograms(caller) };
  const rows = await store.list(filter, query, 'latest');
  return { list: rows.map(toQuestionHead), total: await store.total(filter) };
}

export const askQuestion = (
  deps: QuestionDeps,
  caller: Caller,
  asked: AskedQuestion,
  key: string | null,
): Promise<QuestionThread> =>
  changeOnce(deps, caller, key, ['ask', asked], () =>
    beginThread(deps, caller, requireCompanyId(caller), asked),
  );

export const followUpQuestion = (
  deps: QuestionDeps,
  caller: Caller,
  id: string,
  given: FollowedUp,
  key: string | null,
): Promise<QuestionThread> =>
  changeOnce(deps, caller, key, ['followUp', id, given], async () => {
    const request = { id, action: 'followUp' as const, caller };
    await step(deps, createOwnQuestionSubject(deps), request, async (row) => {
      await countQuestion(deps, row.companyId);
      const names = await readFiles(deps, row.companyId, given.files);
      return addEntry(deps, caller, row, 'followUp', { side: 'company', text: given.text, files: names });
    });
    return id;
  });

/** Closes a question; closing it again changes nothing. */
export const closeQuestion = (deps: QuestionDeps, caller: Caller, id: string): Promise<QuestionThread> =>
  deps.db.transaction(async () => {
    const request = { id, action: 'close' as const, caller };
    await step(deps, createOwnQuestionSubject(deps), request, async ({ status }) =>
      status === 'closed' ? null : { change: {}, isVersionKept: true, facts: 'close' },
    );
    return readQuestion(deps, caller, id);
  });

export async function listPublicAnswers(
  { published }: QuestionDeps,
  query: PublicQuery,
): Promise<PagedList<PublicAnswer>> {
  const words = (query.keyword ?? '').split(/\s+/).filter(Boolean);
  const filter = { program: query.program, words };
  const rows = await published.list(filter, query);
  return { list: rows.map(toPublicAnswer), total: await published.total(filter) };
}
