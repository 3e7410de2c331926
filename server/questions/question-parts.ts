import type { Deps } from '../core/deps';
import type { Files } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createAssignmentsStore } from '../review/assigning-store';
import { type Answering, createAnswering } from './answering-service';
import { createQuestions, type Questions } from './questions-service';
import { createPublishedStore, createQuestionsStore } from './questions-store';
import { createThread, createWaiting } from './thread';

export interface QuestionServices {
  questions: Questions;
  answering: Answering;
}

/** Questions and answers, wired: both sides over one store. */
export function createQuestionParts(deps: Deps, { files }: { files: Files }): QuestionServices {
  const store = createQuestionsStore(deps.db);
  const thread = createThread(deps, store);
  const { officers } = createAssignmentsStore(deps.db);
  const waiting = createWaiting({ ...deps, store, officers });
  const shared = { ...deps, waiting, files, store, thread, published: createPublishedStore(deps.db) };
  return {
    questions: createQuestions({ ...shared, filingsStore: createFilingsStore(deps.db) }),
    answering: createAnswering(shared),
  };
}
