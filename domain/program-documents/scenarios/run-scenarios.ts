/** Replays scenarios by a form, and lists where it computes or judges otherwise than it must. */
import type { Answers, AnswerValue, FieldAnswers, Form } from '../../definition';
import { checkAnswers } from '../../filing/check';
import { computeAnswers, selectComputedAnswers } from '../../filing/compute';
import type { FilingFault } from '../../filing/filing-faults';
import { runRules } from '../../filing/rules';
import { isRecord } from '../../filing/sections';
import type { Text } from '../../text';
import type { ProgramScenario } from './scenario';

/** A value that is computed otherwise. */
export interface ComputedDifference {
  path: string;
  expected: AnswerValue;
  found: AnswerValue;
}

export interface ScenarioResult {
  key: string;
  differences: ComputedDifference[];
  /** Rules that fail and must not, and those that must fail and do not. */
  failing: string[];
  notFailing: string[];
  /** All rules that fail. */
  failed: string[];
  /** What a submission of it would be refused for, rules apart. */
  faults: Text[];
}

/** True where a scenario comes out as it must, and could be submitted. */
export const isReplayedSame = ({ differences, failing, notFailing, faults }: ScenarioResult): boolean =>
  differences.length + failing.length + notFailing.length + faults.length === 0;

const FAULTS_AT_MOST = 20;

const listCells = (answers: Answers): Map<string, AnswerValue> => {
  const cells = new Map<string, AnswerValue>();
  const add = (path: string, record: FieldAnswers) => {
    for (const [field, value] of Object.entries(record))
      if (field !== 'row') cells.set(`${path}.${field}`, value);
  };
  for (const [key, section] of Object.entries(answers)) {
    if (!Array.isArray(section)) add(key, section as FieldAnswers);
    else
      section.forEach((row, i) => {
        if (isRecord(row)) add(`${key}[${i}]`, row as FieldAnswers);
      });
  }
  return cells;
};

const isSame = (a: AnswerValue, b: AnswerValue): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function compareComputed(expected: Answers, found: Answers): ComputedDifference[] {
  const cells = listCells(found);
  return [...listCells(expected)].flatMap(([path, value]) =>
    isSame(value, cells.get(path)) ? [] : [{ path, expected: value, found: cells.get(path) ?? null }],
  );
}

function runScenario(form: Form, { key, ctx, answers, computed, failing }: ProgramScenario): ScenarioResult {
  const filled = computeAnswers(form, answers, ctx);
  const failed = runRules(form, filled, ctx)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ id }) => id);
  const faults: FilingFault[] = checkAnswers(form, filled, ctx, 'submit');
  return {
    key,
    differences: compareComputed(computed, filled),
    failing: failed.filter((id) => !failing.includes(id)),
    notFailing: failing.filter((id) => !failed.includes(id)),
    failed,
    faults: faults.slice(0, FAULTS_AT_MOST).map(({ message }) => message),
  };
}

/** Ids of the rules that no scenario makes fail; those that the server alone decides are left out. */
export function listRulesWithoutFailure({ rules }: Form, results: readonly ScenarioResult[]): string[] {
  const failed = new Set(results.flatMap((result) => result.failed));
  return rules.filter(({ id, check }) => check && !failed.has(id)).map(({ id }) => id);
}

export const runScenarios = (form: Form, scenarios: readonly ProgramScenario[]): ScenarioResult[] =>
  scenarios.map((scenario) => runScenario(form, scenario));

/** Returns the scenario with what the form computes and judges now as what it must. */
export function recordScenario(form: Form, scenario: ProgramScenario): ProgramScenario {
  const filled = computeAnswers(form, scenario.answers, scenario.ctx);
  const results = runRules(form, filled, scenario.ctx);
  return {
    ...scenario,
    computed: selectComputedAnswers(form, filled),
    failing: results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id),
  };
}
