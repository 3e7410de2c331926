import { TIMING } from '@domain/api/codes';
import type { Envelope, Page } from '@domain/api/envelope';
import type { QuestionHead, QuestionQuery } from '@domain/calls/questions';
import { QUESTION_STATUSES, type QuestionStatus } from '@domain/questions/thread';
import { useRefresh } from '@/utils/presence';
import { anyText, oneOf, pageNumber, type UrlState, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';

export const talkUrl = {
  /** The thread that is open; messages lead here. */
  question: anyText,
  state: oneOf(QUESTION_STATUSES),
  page: pageNumber,
};
export type TalkState = UrlState<keyof typeof talkUrl>;

/** The questions that the address asks for, kept up to date. */
export function useTalk<T extends QuestionHead>(
  read: (query: Partial<QuestionQuery>) => Promise<Envelope<Page<T>>>,
) {
  const [talk, change] = useUrlState(talkUrl);
  const { state, page } = talk;
  const query = { current: Number(page), ...(state && { status: state as QuestionStatus }) };
  const questions = useRead(read, query);
  useRefresh(questions.reload, TIMING.unreadPoll);
  return { talk, change, questions };
}
