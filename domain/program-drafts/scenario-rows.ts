/** Scenarios in the rows of a draft. */
import type { Answers } from '../definition';
import type { WrittenScenario } from '../program-documents/scenarios/scenario';
import { writeTableRows } from '../program-documents/tables';
import { scenarioRecordTable, scenarioTable } from '../program-documents/tables/definitions/scenarios';
import { findFreeName } from './rows/edit-rows';
import { getRows } from './rows/items';

/** A key that no scenario of the draft has. */
export const findScenarioKey = (answers: Answers): string =>
  findFreeName(
    new Set(getRows(answers, scenarioTable.key).map(({ key }) => String(key ?? ''))),
    'scenario_1',
  );

/** Puts a scenario into the draft, in place of the one with its key. */
export function putScenario(answers: Answers, scenario: WrittenScenario): Answers {
  const source = { scenarios: [scenario] };
  const others = getRows(answers, scenarioRecordTable.key).filter((row) => row.scenario !== scenario.key);
  const rows = getRows(answers, scenarioTable.key);
  const at = rows.findIndex(({ key }) => key === scenario.key);
  const [written] = writeTableRows(scenarioTable, source).map((row) => ({
    ...row,
    // A renamed scenario keeps the identity of its row.
    ...(rows[at]?.row && { row: rows[at].row }),
  }));
  if (!written) return answers;
  return {
    ...answers,
    [scenarioTable.key]: at < 0 ? [...rows, written] : rows.with(at, written),
    [scenarioRecordTable.key]: [...others, ...writeTableRows(scenarioRecordTable, source)],
  };
}
