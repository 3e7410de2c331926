/** Threads, as both sides write them: one more entry and its audit line, in the open transaction. */
import { randomUUID } from 'node:crypto';
import { questionMessages } from '../../domain/api/messages/questions';
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
import type { QuestionRow, QuestionsStore } from './questions-store';

export interface NewEntry {
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
