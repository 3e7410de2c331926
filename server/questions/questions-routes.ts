import type { FastifyInstance } from 'fastify';
import { questionMessages } from '../../domain/api/messages/questions';
import * as calls from '../../domain/calls/questions';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { QuestionServices } from './question-parts';

export function questionsRoutes(app: FastifyInstance, { questions, answering }: QuestionServices): void {
  route(app, calls.questions, ({ caller, query }) => questions.list(caller, query));
  route(app, calls.question, ({ caller, params }) => questions.read(caller, params.id));
  route(app, calls.askQuestion, async ({ caller, body, idempotencyKey }) =>
    answer(await questions.ask(caller, body, idempotencyKey), questionMessages.asked),
  );
  route(app, calls.followUpQuestion, async ({ caller, params, body, idempotencyKey }) =>
    answer(await questions.followUp(caller, params.id, body, idempotencyKey), questionMessages.followedUp),
  );
  route(app, calls.closeQuestion, async ({ caller, params }) =>
    answer(await questions.close(caller, params.id), questionMessages.closed),
  );
  route(app, calls.publicAnswers, ({ query }) => questions.publicAnswers(query));

  route(app, calls.receivedQuestions, ({ caller, query }) => answering.list(caller, query));
  route(app, calls.receivedQuestion, ({ caller, params }) => answering.read(caller, params.id));
  route(app, calls.answerQuestion, async ({ caller, params, body }) =>
    answer(await answering.answer(caller, params.id, body), questionMessages.answered),
  );
  route(app, calls.publishAnswer, async ({ caller, params, body }) =>
    answer(await answering.publish(caller, params.id, body), questionMessages.published),
  );
  route(app, calls.unpublishAnswer, async ({ caller, params }) =>
    answer(await answering.unpublish(caller, params.id), questionMessages.unpublished),
  );
}
