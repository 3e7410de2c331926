import { TIMING } from '@domain/api/codes';
import type { Page } from '@domain/api/envelope';
import type { QuestionHead, QuestionQuery } from '@domain/calls/questions';
import { QUESTION_STATUSES, type QuestionStatus } from '@domain/questions/thread';
import { useRefresh } from '@/utils/presence';
import { anyText, oneOf, pageNumber, type UrlState, useUrlState } from '@/utils/urlState';
import { type Read, type Resource, useRead } from '@/utils/useRead';

export const talkUrl = {
  /** The thread that is open; messages lead here. */
  question: anyText,
  state: oneOf(QUESTION_STATUSES),
  page: pageNumber,
};
export type TalkState = UrlState<keyof typeof talkUrl>;

export interface Talk<T extends QuestionHead> {
  talk: TalkState;
  change(change: Partial<TalkState>): void;
  questions: Resource<Page<T>>;
}

/** The questions that the address asks for, kept up to date. Without a `read` they are not this person's. */
export function useTalk<T extends QuestionHead>(
  read: Read<[Partial<QuestionQuery>], Page<T>> | null,
): Talk<T> {
  const [talk, change] = useUrlState(talkUrl);
  const { state, page } = talk;
  const query = { current: Number(page), ...(state && { status: state as QuestionStatus }) };
  const questions = useRead(read, query);
  useRefresh(questions.reload, TIMING.unreadPoll);
  return { talk, change, questions };
}
