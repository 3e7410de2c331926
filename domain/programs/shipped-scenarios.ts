/** The samples that the release brings for its programs, as scenarios. */
import type { Answers, FormContext } from '../definition';
import type { CombinedChange, ProgramScenario } from '../program-documents/scenarios/scenario';
import { shippedScenarios } from './scenarios.generated';

interface Sample {
  ctx: FormContext;
  data: Answers;
  computed: Answers;
}

/** A sample is a valid filing: none of its rules fails. */
async function loadScenario({
  name,
  load,
  loadChanges,
}: (typeof shippedScenarios)[number]): Promise<ProgramScenario> {
  const { ctx, data, computed } = (await load()).default as Sample;
  const changes = (await loadChanges?.())?.default ?? [];
  return { key: name, ctx, answers: data, computed, failing: [], changes: changes as CombinedChange[] };
}

export const loadShippedScenarios = (program: string): Promise<ProgramScenario[]> =>
  Promise.all(shippedScenarios.filter((each) => each.program === program).map(loadScenario));
