/** The office's part of questions: listing open ones, answering them, and publishing answers of general use. */
import { randomUUID } from 'node:crypto';
import type { PagedList } from '../../domain/api/envelope';
import type {
  AnswerQuestionBody,
  PublishAnswerBody,
  QuestionQuery,
  ReceivedHead,
  ReceivedThread,
} from '../../domain/questions/calls';
import { questionMessages } from '../../domain/questions/messages';
import { hasNameInText } from '../../domain/questions/thread';
import { fillText, type Text } from '../../domain/text';
import { assertInCharge, type Caller, getOfficeScope } from '../core/access';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import type { QuestionDeps } from './question-deps';
import { addEntry, createReceivedQuestionSubject } from './question-steps';
import type { QuestionRow } from './questions-store';
import { loadThread, logQuestion, toPublicAnswer, toReceivedHead } from './thread';

const publicFields: Record<keyof PublishAnswerBody, Text> = {
  title: questionMessages.publicTitle,
  question: questionMessages.publicQuestion,
  answer: questionMessages.publicAnswer,
};

function assertNamesNobody(words: PublishAnswerBody, companyName: string): void {
  for (const [key, field] of Object.entries(publicFields) as [keyof PublishAnswerBody, Text][])
    if (hasNameInText(words[key], companyName))
      throw createRefusal(fillText(questionMessages.namesCompany, { field }));
}

async function assertReceived(caller: Caller, row: Promise<QuestionRow | undefined>): Promise<QuestionRow> {
  return assertInCharge(caller, await row, 'question');
}

async function loadReceivedThread(
  { store, published }: QuestionDeps,
  row: QuestionRow,
): Promise<ReceivedThread> {
  const publication = await published.ofQuestion(row.id);
  return {
    ...(await loadThread(store, row)),
    ...toReceivedHead(row),
    publication: publication ? toPublicAnswer(publication) : null,
  };
}

export const readReceivedQuestion = async (
  deps: QuestionDeps,
  caller: Caller,
  id: string,
): Promise<ReceivedThread> => loadReceivedThread(deps, await assertReceived(caller, deps.store.find(id)));

/** Changes the publication of a locked question and returns the question. */
const changePublication = (
  deps: QuestionDeps,
  caller: Caller,
  id: string,
  work: (row: QuestionRow) => Promise<void>,
): Promise<ReceivedThread> =>
  deps.db.transaction(async () => {
    await work(await assertReceived(caller, deps.store.lock(id)));
    return readReceivedQuestion(deps, caller, id);
  });

export async function listReceivedQuestions(
  { store }: QuestionDeps,
  caller: Caller,
  query: QuestionQuery,
): Promise<PagedList<ReceivedHead>> {
  const { department: desk, programs } = getOfficeScope(caller);
  const filter = { ...query, desk, programs };
  const rows = await store.list(filter, query, 'waiting');
  return { list: rows.map(toReceivedHead), total: await store.total(filter) };
}

export const answerQuestion = (
  deps: QuestionDeps,
  caller: Caller,
  id: string,
  { version, text }: AnswerQuestionBody,
): Promise<ReceivedThread> =>
  deps.db.transaction(async () => {
    const request = { id, action: 'answer' as const, caller, version };
    await step(deps, createReceivedQuestionSubject(deps), request, (row) =>
      addEntry(deps, caller, row, 'answer', { side: 'office', text, files: [] }),
    );
    return readReceivedQuestion(deps, caller, id);
  });

export const publishAnswer = (
  deps: QuestionDeps,
  caller: Caller,
  id: string,
  words: PublishAnswerBody,
): Promise<ReceivedThread> =>
  changePublication(deps, caller, id, async (row) => {
    const { store, published, clock } = deps;
    const entries = await store.entries(id);
    if (!entries.some(({ side }) => side === 'office')) throw createRefusal(questionMessages.notAnswered);
    assertNamesNobody(words, row.companyName);
    const { program } = row;
    const at = { publishedBy: caller.userId, publishedAt: clock() };
    await published.put({ id: randomUUID(), questionId: id, program, ...words, ...at });
    await logQuestion(deps, caller, 'question.publish', row, { details: { ...words } });
  });

/** Withdraws a published answer; does nothing where the answer is not public. */
export const unpublishAnswer = (deps: QuestionDeps, caller: Caller, id: string): Promise<ReceivedThread> =>
  changePublication(deps, caller, id, async (row) => {
    if (!row.published) return;
    await deps.published.remove(id);
    await logQuestion(deps, caller, 'question.unpublish', row);
  });
