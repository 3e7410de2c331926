/** Web worker that examines a draft, so that typing never waits for it. */
import type { Answers } from '@domain/definition';
import { type ExaminedDraft, examineRows, type HousePrograms } from '@domain/program-drafts/examine-rows';

export interface ExaminationTask {
  answers: Answers;
  house: HousePrograms;
}

export type ExaminationResult = { examined: ExaminedDraft } | { failed: string };

addEventListener('message', ({ data }: MessageEvent<ExaminationTask>) => {
  try {
    postMessage({ examined: examineRows(data.answers, data.house) } satisfies ExaminationResult);
  } catch (error) {
    postMessage({ failed: String(error) } satisfies ExaminationResult);
  }
});
