/** Questions as the wire says them. */
import type { PublicAnswer, QuestionHead, QuestionThread, ReceivedHead } from '../../domain/calls/questions';
import type { PublishedRow } from './published-store';
import type { QuestionRow, QuestionsStore } from './questions-store';

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

/** With everything that was said. */
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
