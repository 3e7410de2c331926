/** Status changes of questions by both sides: the company follows up and closes, the office answers. */
import { questionMessages } from '../../domain/questions/messages';
import {
  getQuestionStatusAfter,
  MAX_THREAD_ENTRIES,
  type QuestionStatus,
  type QuestionStep,
} from '../../domain/questions/thread';
import { fillText } from '../../domain/text';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { createConflict, createRefusal, problems } from '../core/errors';
import type { StepOutcome, StepSubject } from '../core/steps/step';
import type { QuestionDeps } from './question-deps';
import type { QuestionRow } from './questions-store';
import { type NewEntry, notifyCompany, notifyDesk, retireDeskNotice, writeEntry } from './thread';

const AUDIT_ACTIONS = {
  followUp: 'question.follow_up',
  answer: 'question.answer',
  close: 'question.close',
} as const satisfies Record<QuestionStep, AuditAction>;

const createQuestionSubject = (
  deps: QuestionDeps,
  assertReached: (caller: Caller, row: QuestionRow | undefined, kind: 'question') => QuestionRow,
): StepSubject<QuestionRow, QuestionStep, object, QuestionStep> => ({
  kind: 'question',
  lock: (id) => deps.store.lock(id),
  isVersionFirst: true,
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    return assertReached(caller, row, 'question');
  },
  present: ({ id, version, status, companyId }) => ({ id, version, status, companyId }),
  moveFor(action, { status }) {
    // Closing a closed question is no error and changes nothing.
    const to = getQuestionStatusAfter(status, action) ?? (action === 'close' ? status : null);
    if (!to) throw createRefusal(questionMessages.over);
    return { action: AUDIT_ACTIONS[action], to };
  },
  stale: ({ version }) => createConflict(questionMessages.newerEntry, { version }),
  async store(row, { version, updatedAt }, { to }) {
    const next = { status: to as QuestionStatus, version, updatedAt };
    await deps.store.move(row.id, next);
    return next;
  },
  async notify(row, _move, action) {
    if (action === 'followUp') return notifyDesk(deps, row.id);
    if (action === 'answer') await notifyCompany(deps, row);
    await retireDeskNotice(deps, row);
  },
});

/** Step subject of a question of the caller's own company. */
export const createOwnQuestionSubject = (deps: QuestionDeps) => createQuestionSubject(deps, assertOwn);

/** Step subject of a question that the office answers. */
export const createReceivedQuestionSubject = (deps: QuestionDeps) =>
  createQuestionSubject(deps, assertInCharge);

/** Adds the next entry to a thread that the transaction has locked. The version counts the entries. */
export async function addEntry(
  deps: QuestionDeps,
  caller: Caller,
  row: QuestionRow,
  action: 'followUp' | 'answer',
  entry: NewEntry,
): Promise<StepOutcome<QuestionRow, object, QuestionStep>> {
  if (row.version >= MAX_THREAD_ENTRIES)
    throw createRefusal(fillText(questionMessages.tooLong, { limit: MAX_THREAD_ENTRIES }));
  await writeEntry(deps, caller, { ...row, version: row.version + 1 }, entry);
  return { change: {}, details: { files: entry.files.map(({ id }) => id) }, facts: action };
}
