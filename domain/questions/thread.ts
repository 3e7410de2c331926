/**
 * Questions of companies to the administering body. One question is one thread: the company asks, the office answers, the
 * company asks on, until the company closes it. Everything in it is plain text. Answers of use to everybody are published by
 * the office in words of its own, which name no company.
 */
import { toVisibleKey } from '../checks/characters';
import { attachmentField } from '../definition/fields';
import type { StateWord } from '../text';

export const QUESTION_STATUSES = ['open', 'answered', 'closed'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const questionStatuses: Record<QuestionStatus, StateWord> = {
  open: { zh: '待答复', en: 'Waiting for an answer', ar: 'بانتظار الرد', colour: 'processing' },
  answered: { zh: '已答复', en: 'Answered', ar: 'تمت الإجابة', colour: 'success' },
  closed: { zh: '已关闭', en: 'Closed', ar: 'مغلق', colour: 'default' },
};

export type QuestionStep = 'followUp' | 'answer' | 'close';

const steps: Record<QuestionStep, Partial<Record<QuestionStatus, QuestionStatus>>> = {
  followUp: { open: 'open', answered: 'open' },
  answer: { open: 'answered', answered: 'answered' },
  close: { open: 'closed', answered: 'closed' },
};

/** The state of a question after a step; null where the step cannot be taken. */
export const getQuestionStatusAfter = (status: QuestionStatus, step: QuestionStep): QuestionStatus | null =>
  steps[step][status] ?? null;

/** The side that wrote an entry of the thread. */
export const THREAD_SIDES = ['company', 'office'] as const;
export type ThreadSide = (typeof THREAD_SIDES)[number];

export const MAX_QUESTION_SUBJECT_LENGTH = 100;
export const MAX_QUESTION_LENGTH = 2000;
/** Maximum number of entries of one thread; a longer exchange needs another question. */
export const MAX_THREAD_ENTRIES = 50;
/** Maximum number of questions and follow-up questions of one company in 24 hours. */
export const MAX_QUESTIONS_A_DAY = 20;

/** Files that may be attached to a question. */
export const questionFiles = attachmentField;

/** True if a text contains a name, ignoring spacing and case. */
export function hasNameInText(text: string, name: string): boolean {
  const plain = (value: string) => toVisibleKey(value).replace(/\s+/g, '').toLowerCase();
  return plain(name) !== '' && plain(text).includes(plain(name));
}
