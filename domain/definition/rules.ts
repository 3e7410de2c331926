/** Rules over several fields, and the points that judges give. */
import type { Text } from '../text';
import type { Answers, FieldAnswers, FormScope } from './answers';
import type { Option } from './fields';

export type FigureUnit =
  | 'percent'
  | '10k_yuan'
  | 'yuan'
  | 'year'
  | 'month'
  | 'day'
  | 'person'
  | 'item'
  | 'point'
  | 'square_metre';

/** A figure that a company reaches beside the one that is asked, in one unit: "3.2 %, at least 5 %". A percentage is a number such as 3.2. */
export interface Figure {
  value: number | null;
  /** Threshold; null where none is set for this case: it is shown, and blocks nothing. */
  threshold: number | null;
  /** The side of the threshold: the figure is at least it, at most it, above it, below it. */
  bound: 'least' | 'most' | 'above' | 'below';
  unit: FigureUnit;
}

/**
 * A condition that the answers have to meet. An error blocks submission, a warning is shown and confirmed. Its own text is
 * the one for failed: what is wrong and what to do; each outcome has its text, so that no sentence stands under a sign that
 * contradicts it.
 */
export interface Rule<A = Answers> extends Text {
  id: string;
  level: 'error' | 'warning';
  /** The state of things when the rule is met, worded as a condition too: it is read while nobody can judge it yet. */
  met: Text;
  /**
   * Condition of the rule; absent: it always applies. False: the rule does not concern this filing, such as a rule of
   * another track.
   */
  applies?(scope: FormScope<A>): boolean;
  /** The reason that the rule does not apply, where `applies` is given. */
  elsewhere?: Text;
  /** The company's own figure beside its threshold; null while there is none. */
  figure?(scope: FormScope<A>): Figure | null;
  /** True when all is well. */
  check?(scope: FormScope<A>): boolean;
  /** True for a rule that only the server can decide, because it depends on other filings, companies or registers. */
  server?: true;
  /**
   * Path of an answer that must be unique among the submitted filings of the program and batch; with `server`. A
   * repetition by the company itself is refused; those of other companies are shown to the office alone.
   */
  onceInBatch?: string;
  /**
   * A condition on this filing and the one that it continues, asked by the server alone. True when all is well; `other` is
   * what was sent for that one, as its form has it.
   */
  beside?(scope: FormScope<A>, other: Answers): boolean;
  /**
   * A condition on this filing and the record of its company, by the keys of its profile, asked by the server alone: of
   * several parties it files as itself. True when all is well.
   */
  ofCompany?(scope: FormScope<A>, record: FieldAnswers): boolean;
  /** Paths of the answers that the rule speaks of: the places to mend it. */
  paths?: string[];
}

/** A condition for applying, told to the filer before the first answer. */
export interface EligibilityCondition extends Text {
  id: string;
  /** The kind of filing that the rule holds for. Absent: all of them. */
  kind?: Option['value'];
  /** The name that conditions share of which one is enough. */
  oneOf?: string;
  value?: number;
  unit?: string;
  /** True for a condition that the deploying body sets, not a national rule. */
  deploymentConfig?: true;
  /** True for a value without a source. */
  guess?: true;
}

/** Thresholds that depend on answers: `pick` gives the path into `sets`; an absent value switches its check off. */
export interface ThresholdSets<A = Answers> {
  pick(scope: FormScope<A>): (string | number | undefined | null)[];
  sets: Record<string, unknown>;
}

/** Points that judges may give for one part of a filing. */
export interface PointRange extends Text {
  least: number;
  most: number;
  outOf: number;
}

/** Points that a filer can expect of the judges. They bind nobody. */
export interface ScoreEstimate {
  passAbove: number;
  parts: PointRange[];
}
