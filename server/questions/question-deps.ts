import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createAssignmentsStore } from '../review/assigning-store';
import { createPublishedStore, createQuestionsStore } from './questions-store';

/** Dependencies of questions and answers. */
export const createQuestionDeps = (core: Deps, { files }: { files: FilesDeps }) => ({
  ...core,
  files,
  store: createQuestionsStore(core.db),
  published: createPublishedStore(core.db),
  filings: createFilingsStore(core.db),
  officers: createAssignmentsStore(core.db).officers,
});

export type QuestionDeps = ReturnType<typeof createQuestionDeps>;
