import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/questions/calls';
import { questionMessages } from '../../domain/questions/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import {
  answerQuestion,
  listReceivedQuestions,
  publishAnswer,
  readReceivedQuestion,
  unpublishAnswer,
} from './answer-question';
import {
  askQuestion,
  closeQuestion,
  followUpQuestion,
  listPublicAnswers,
  listQuestions,
  readQuestion,
} from './ask-question';
import type { QuestionDeps } from './question-deps';
import { createQuestionDeps } from './question-deps';

function addRoutes(app: FastifyInstance, deps: QuestionDeps): void {
  route(app, calls.questions, ({ caller, query }) => listQuestions(deps, caller, query));
  route(app, calls.question, ({ caller, params }) => readQuestion(deps, caller, params.id));
  route(app, calls.askQuestion, async ({ caller, body, idempotencyKey }) =>
    answer(await askQuestion(deps, caller, body, idempotencyKey), questionMessages.asked),
  );
  route(app, calls.followUpQuestion, async ({ caller, params, body, idempotencyKey }) =>
    answer(
      await followUpQuestion(deps, caller, params.id, body, idempotencyKey),
      questionMessages.followedUp,
    ),
  );
  route(app, calls.closeQuestion, async ({ caller, params }) =>
    answer(await closeQuestion(deps, caller, params.id), questionMessages.closed),
  );
  route(app, calls.publicAnswers, ({ query }) => listPublicAnswers(deps, query));

  route(app, calls.receivedQuestions, ({ caller, query }) => listReceivedQuestions(deps, caller, query));
  route(app, calls.receivedQuestion, ({ caller, params }) => readReceivedQuestion(deps, caller, params.id));
  route(app, calls.answerQuestion, async ({ caller, params, body }) =>
    answer(await answerQuestion(deps, caller, params.id, body), questionMessages.answered),
  );
  route(app, calls.publishAnswer, async ({ caller, params, body }) =>
    answer(await publishAnswer(deps, caller, params.id, body), questionMessages.published),
  );
  route(app, calls.unpublishAnswer, async ({ caller, params }) =>
    answer(await unpublishAnswer(deps, caller, params.id), questionMessages.unpublished),
  );
}

export const questionsFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createQuestionDeps(deps, { files }),
  addRoutes,
});
