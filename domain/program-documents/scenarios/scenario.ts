/**
 * A scenario: a filing that is kept with a program, with what it must compute and which of its rules fail. Scenarios judge
 * nothing, so that they are no part of what decides on an edition.
 */
import type { Answers, FieldAnswers, FormContext } from '../../definition';
import type { Text } from '../../text';

/**
 * A change of its answers in several places at once, for rules that one change cannot break. Of a section its fields are set; of a
 * table `each` row or the `first`, or all rows are replaced.
 */
export type CombinedChange = Record<string, unknown>;

export interface ProgramScenario {
  key: string;
  ctx: FormContext;
  answers: Answers;
  /** Values that it must compute, by section. */
  computed: Answers;
  /** Ids of the rules that must fail; all others must not. */
  failing: readonly string[];
  changes: readonly CombinedChange[];
}

/** Answers of a section, or of one row of a table, and what must be computed in it. */
export interface ScenarioRecord {
  section: string;
  answers?: FieldAnswers;
  computed?: FieldAnswers;
}

/** A scenario as a document writes it: the records of a section with rows in their order. */
export interface WrittenScenario extends Text {
  key: string;
  batchYear: number;
  /** Day on which it is judged. */
  today: string;
  settings?: FormContext['settings'];
  failing?: string[];
  changes?: CombinedChange[];
  records: ScenarioRecord[];
}
