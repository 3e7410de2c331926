/** Web worker that examines a draft and replays its scenarios, so that typing never waits for it. */
import type { Answers, Form } from '@domain/definition';
import { compileBody } from '@domain/program-documents/compile-body';
import { falsifyRules } from '@domain/program-documents/scenarios/falsify';
import {
  listRulesWithoutFailure,
  runScenarios,
  type ScenarioResult,
} from '@domain/program-documents/scenarios/run-scenarios';
import type { ProgramScenario } from '@domain/program-documents/scenarios/scenario';
import { listScenarios } from '@domain/program-documents/scenarios/written-scenarios';
import { type ExaminedDraft, examineRows, type HousePrograms } from '@domain/program-drafts/examine-rows';

export interface ExaminationTask {
  answers: Answers;
  house: HousePrograms;
  /** Scenarios of the release. */
  shipped: readonly ProgramScenario[];
  /** True for trying on demand which rules no change of a scenario makes fail. */
  isFalsified?: boolean;
}

/** Results of scenarios by the form of the draft. */
export interface ReplayedDraft {
  results: ScenarioResult[];
  /** Ids of the rules that no scenario makes fail; of a falsified draft those that no change of one does either. */
  neverFailing: string[];
}

export type ExaminationResult =
  | { examined: ExaminedDraft }
  /** The last answer to a task. */
  | { replayed: ReplayedDraft | null };

function compileDraft({ body }: ExaminedDraft): Form | null {
  try {
    return body && compileBody(body);
  } catch {
    // The list of faults names what cannot be compiled.
    return null;
  }
}

function replay(examined: ExaminedDraft, { shipped, isFalsified }: ExaminationTask): ReplayedDraft | null {
  const form = compileDraft(examined);
  if (!form) return null;
  const scenarios = listScenarios(form, examined.document.scenarios, shipped);
  const results = runScenarios(form, scenarios);
  const unfailed = listRulesWithoutFailure(form, results);
  return {
    results,
    neverFailing:
      isFalsified && scenarios.length > 0
        ? falsifyRules(form, scenarios).filter((id) => unfailed.includes(id))
        : unfailed,
  };
}

const answer = (result: ExaminationResult): void => postMessage(result);

addEventListener('message', ({ data }: MessageEvent<ExaminationTask>) => {
  let replayed: ReplayedDraft | null = null;
  try {
    const examined = examineRows(data.answers, data.house);
    answer({ examined });
    replayed = replay(examined, data);
  } finally {
    answer({ replayed });
  }
});
