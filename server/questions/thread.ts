/** Threads of questions: their entries, views and messages, in the open transaction. */
import { randomUUID } from 'node:crypto';
import { listDepartmentOfficers } from '../../domain/filing/notification-routing';
import type { PublicAnswer, QuestionHead, QuestionThread, ReceivedHead } from '../../domain/questions/calls';
import type { QuestionStatus, ThreadSide } from '../../domain/questions/thread';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { QuestionDeps } from './question-deps';
import type { PublishedRow, QuestionRow, QuestionsStore } from './questions-store';

export interface NewEntry {
  side: ThreadSide;
  text: string;
  files: { id: string; name: string }[];
}

type ThreadKey = Pick<QuestionRow, 'id' | 'companyId' | 'version'>;

interface AuditLine {
  toStatus?: QuestionStatus;
  details?: Record<string, unknown>;
}

export const logQuestion = (
  { audit }: Pick<QuestionDeps, 'audit'>,
  caller: Caller,
  action: AuditAction,
  { id, companyId, version }: ThreadKey,
  line: AuditLine = {},
): Promise<void> =>
  audit.write({ subjectKind: 'question', subjectId: id, companyId, action, caller, version, ...line });

export const writeEntry = (
  { store, clock }: Pick<QuestionDeps, 'store' | 'clock'>,
  caller: Caller,
  { id, companyId, version }: ThreadKey,
  { side, text, files }: NewEntry,
): Promise<void> =>
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

export const toQuestionHead = (row: QuestionRow): QuestionHead => ({
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

export const toReceivedHead = (row: QuestionRow): ReceivedHead => ({
  ...toQuestionHead(row),
  company: { id: row.companyId, name: row.companyName },
});

/** Returns the thread with all its entries. */
export async function loadThread(store: QuestionsStore, row: QuestionRow): Promise<QuestionThread> {
  const entries = await store.entries(row.id);
  return {
    ...toQuestionHead(row),
    entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })),
  };
}

export const toPublicAnswer = (row: PublishedRow): PublicAnswer => ({
  id: row.id,
  program: row.program,
  title: row.title,
  question: row.question,
  answer: row.answer,
  published_at: row.publishedAt.toISOString(),
});

const LINK = '/interaction';

type NoticeDeps = Pick<QuestionDeps, 'inbox' | 'store' | 'officers'>;

/** Returns the people of the desk responsible for a question, and the number of open questions at that desk. */
async function findDesk({ store, officers }: NoticeDeps, { department }: Pick<QuestionRow, 'department'>) {
  const people = listDepartmentOfficers(await officers(null), department);
  const desk = people.some(({ role }) => role === 'reviewer') ? department : null;
  return {
    to: people.map(({ id }) => ({ userId: id })),
    count: await store.total({ desk, status: 'open' }),
  };
}

/** Notifies a desk of its number of open questions, in the transaction of a new question: one message for all of them. */
export async function notifyDesk(deps: NoticeDeps, id: string): Promise<void> {
  const row = await deps.store.find(id);
  if (!row) return;
  const { to, count } = await findDesk(deps, row);
  const each = to.map((person) => ({ ...person, params: { count } }));
  await deps.inbox.sendToEach({ template: 'questions_waiting', link: LINK, each });
}

/** Removes the desk's message when no question is open: after an answer, or after the company has closed its question. */
export async function retireDeskNotice(deps: NoticeDeps, row: QuestionRow): Promise<void> {
  const { to, count } = await findDesk(deps, row);
  if (count === 0) await deps.inbox.retire(to, LINK);
}

/** Notifies the company that its question was answered. */
export function notifyCompany(
  { inbox, programs }: QuestionDeps,
  { id, companyId, program, subject, filingId }: QuestionRow,
): Promise<void> {
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
