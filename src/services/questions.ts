/** Questions to the administering body, and what it has answered publicly (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  AnswerBody,
  AskBody,
  FollowUpBody,
  PublicAnswer,
  PublicQuery,
  PublishBody,
  QuestionHead,
  QuestionQuery,
  QuestionThread,
  ReceivedHead,
  ReceivedThread,
} from '@domain/questions/calls';
import { request } from '@/utils/request';

const once = (key: string) => ({ 'Idempotency-Key': key });

export const fetchQuestions = (params: Partial<QuestionQuery>) =>
  request<Page<QuestionHead>>(paths.questions, { params });

export const fetchQuestion = (id: string) => request<QuestionThread>(paths.question, { path: { id } });

/** The same `key` may be sent again: there is one question. */
export const askQuestion = (data: AskBody, key: string) =>
  request<QuestionThread | null>(paths.askQuestion, { data, headers: once(key) });

export const followUpQuestion = (id: string, data: FollowUpBody, key: string) =>
  request<QuestionThread | null>(paths.followUpQuestion, { path: { id }, data, headers: once(key) });

export const closeQuestion = (id: string) =>
  request<QuestionThread | null>(paths.closeQuestion, { path: { id }, data: {} });

export const fetchPublicAnswers = (params: Partial<PublicQuery>) =>
  request<Page<PublicAnswer>>(paths.publicAnswers, { params });

export const fetchReceivedQuestions = (params: Partial<QuestionQuery>) =>
  request<Page<ReceivedHead>>(paths.receivedQuestions, { params });

export const fetchReceivedQuestion = (id: string) =>
  request<ReceivedThread>(paths.receivedQuestion, { path: { id } });

export const answerQuestion = (id: string, data: AnswerBody) =>
  request<ReceivedThread>(paths.answerQuestion, { path: { id }, data });

export const publishAnswer = (id: string, data: PublishBody) =>
  request<ReceivedThread>(paths.publishAnswer, { path: { id }, data });

export const unpublishAnswer = (id: string) =>
  request<ReceivedThread>(paths.unpublishAnswer, { path: { id }, data: {} });
