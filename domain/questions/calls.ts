/**
 * Calls of companies' questions, their answers, and the answers that the office publishes. The specification leaves this page
 * open, so that the paths are our own.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { id, key, line, lines, visible } from '../calls/text-kinds';
import { questionMessages } from './messages';
import { MAX_QUESTION_LENGTH, MAX_QUESTION_SUBJECT_LENGTH, QUESTION_STATUSES, THREAD_SIDES } from './thread';

const TAG = 'questions';

const subject = visible(line(MAX_QUESTION_SUBJECT_LENGTH), questionMessages.empty);
const text = visible(lines(MAX_QUESTION_LENGTH), questionMessages.empty);

const status = z.enum(QUESTION_STATUSES);
/** Ids of files uploaded by the company; the service checks their number and types and words the refusal. */
const fileIds = z.array(id).max(50).default([]);

const entry = z.object({
  side: z.enum(THREAD_SIDES),
  author: z.string(),
  text: z.string(),
  files: z.array(namedId),
  at: z.string(),
});

export const questionHead = z.object({
  id: z.string(),
  program: z.string(),
  filing_id: z.string().nullable(),
  subject: z.string(),
  status,
  /** Number of entries; an answer must send the version that it replies to. */
  version: z.number().int(),
  /** True if the office has published an answer to the question. */
  published: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type QuestionHead = z.infer<typeof questionHead>;

const thread = questionHead.extend({ entries: z.array(entry) });
export type QuestionThread = z.infer<typeof thread>;
export type QuestionEntry = QuestionThread['entries'][number];

const questionQuery = listQuery.extend({
  status: status.optional(),
  program: key.optional(),
  filing: id.optional(),
});
export type QuestionQuery = z.infer<typeof questionQuery>;

export const questions = defineCall('questions', 'GET /api/v1.0/portal/company/question/', {
  tag: TAG,
  summary: "The company's questions, the one touched last first",
  access: 'question.read',
  query: questionQuery,
  data: definePageShape(questionHead),
});

const askBody = z.object({
  program: key,
  filing_id: id.nullish(),
  subject,
  text,
  files: fileIds,
});
export type AskQuestionBody = z.input<typeof askBody>;
export type AskedQuestion = z.infer<typeof askBody>;

export const askQuestion = defineCall('askQuestion', 'POST /api/v1.0/portal/company/question/', {
  tag: TAG,
  summary: 'Ask the administering body about a program, or about one filing',
  access: 'question.ask',
  body: askBody,
  data: thread,
});

export const question = defineCall('question', 'GET /api/v1.0/portal/company/question/{id}/', {
  tag: TAG,
  summary: 'A question with everything that was said',
  access: 'question.read',
  params: idParams,
  data: thread,
});

const followUpBody = z.object({ text, files: fileIds });
export type FollowUpBody = z.input<typeof followUpBody>;
export type FollowedUp = z.infer<typeof followUpBody>;

export const followUpQuestion = defineCall(
  'followUpQuestion',
  'POST /api/v1.0/portal/company/question/{id}/follow_up/',
  {
    tag: TAG,
    summary: 'Ask on in the same thread',
    access: 'question.ask',
    params: idParams,
    body: followUpBody,
    data: thread,
  },
);

export const closeQuestion = defineCall(
  'closeQuestion',
  'POST /api/v1.0/portal/company/question/{id}/close/',
  {
    tag: TAG,
    summary: 'Close a question: nothing is added to it any more',
    access: 'question.ask',
    params: idParams,
    data: thread,
  },
);

const publicAnswer = z.object({
  id: z.string(),
  program: z.string(),
  title: z.string(),
  question: z.string(),
  answer: z.string(),
  published_at: z.string(),
});
export type PublicAnswer = z.infer<typeof publicAnswer>;

const publicQuery = listQuery.extend({ program: key.optional() });
export type PublicQuery = z.infer<typeof publicQuery>;

export const publicAnswers = defineCall('publicAnswers', 'GET /api/v1.0/portal/company/question/published/', {
  tag: TAG,
  summary: 'What the office has published; every word of the keyword occurs in each',
  access: 'signedIn',
  query: publicQuery,
  data: definePageShape(publicAnswer),
});

const ofCompany = { company: namedId };
const receivedThread = thread.extend({ ...ofCompany, publication: publicAnswer.nullable() });
export type ReceivedThread = z.infer<typeof receivedThread>;
const receivedHead = questionHead.extend(ofCompany);
export type ReceivedHead = z.infer<typeof receivedHead>;

export const receivedQuestions = defineCall(
  'receivedQuestions',
  'GET /api/v1.0/portal/company/question/received/',
  {
    tag: TAG,
    summary: 'Questions of companies, the longest waiting first: of those of the own department, or all',
    access: 'question.receive',
    query: questionQuery,
    data: definePageShape(receivedHead),
  },
);

export const receivedQuestion = defineCall(
  'receivedQuestion',
  'GET /api/v1.0/portal/company/question/received/{id}/',
  {
    tag: TAG,
    summary: 'A question as the office sees it',
    access: 'question.receive',
    params: idParams,
    data: receivedThread,
  },
);

const answerBody = z.object({
  /** Version of the question that the caller read: an answer to an older one is refused. */
  version: z.number().int(),
  text,
});
export type AnswerQuestionBody = z.infer<typeof answerBody>;

export const answerQuestion = defineCall(
  'answerQuestion',
  'POST /api/v1.0/portal/company/question/received/{id}/answer/',
  {
    tag: TAG,
    summary: 'Answer a question; the company gets a message',
    access: 'question.answer',
    params: idParams,
    body: answerBody,
    data: receivedThread,
  },
);

const publishBody = z.object({
  title: subject,
  question: text,
  answer: text,
});
export type PublishAnswerBody = z.infer<typeof publishBody>;

export const publishAnswer = defineCall(
  'publishAnswer',
  'POST /api/v1.0/portal/company/question/received/{id}/publish/',
  {
    tag: TAG,
    summary: "Publish an answer in the office's own words, or change what was published; no company is named",
    access: 'question.answer',
    params: idParams,
    body: publishBody,
    data: receivedThread,
  },
);

export const unpublishAnswer = defineCall(
  'unpublishAnswer',
  'POST /api/v1.0/portal/company/question/received/{id}/unpublish/',
  {
    tag: TAG,
    summary: 'Take a published answer back',
    access: 'question.answer',
    params: idParams,
    data: receivedThread,
  },
);
