/** Questions to the administering body, and what it has answered publicly (our own calls). */
import type {
  AskBody,
  FollowUpBody,
  PublicAnswer,
  PublicQuery,
  QuestionHead,
  QuestionQuery,
  QuestionThread,
} from '@domain/api/calls/questions';
import { ERROR_LEVEL } from '@domain/api/codes';
import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import { request } from '@/utils/request';

const inPlace = { level: ERROR_LEVEL.silent };
const once = (key: string) => ({ 'Idempotency-Key': key });

export const fetchQuestions = (params: Partial<QuestionQuery>) =>
  request<Page<QuestionHead>>(paths.questions, { params, ...inPlace });

export const fetchQuestion = (id: string) =>
  request<QuestionThread>(paths.question, { path: { id }, ...inPlace });

/** The same `key` may be sent again: there is one question. */
export const askQuestion = (data: AskBody, key: string) =>
  request<QuestionThread | null>(paths.askQuestion, { data, headers: once(key) });

export const followUpQuestion = (id: string, data: FollowUpBody, key: string) =>
  request<QuestionThread | null>(paths.followUpQuestion, { path: { id }, data, headers: once(key) });

export const closeQuestion = (id: string) =>
  request<QuestionThread | null>(paths.closeQuestion, { path: { id }, data: {} });

export const fetchPublicAnswers = (params: Partial<PublicQuery>) =>
  request<Page<PublicAnswer>>(paths.publicAnswers, { params, ...inPlace });
