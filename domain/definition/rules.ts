/** Rules over several fields, and the points that judges give. */
import type { Text } from '../text';
import type { Answers, FieldAnswers, FormScope } from './answers';
import type { Option } from './fields';

export const FIGURE_UNITS = [
  'percent',
  '10k_yuan',
  'yuan',
  'year',
  'month',
  'day',
  'date',
  'person',
  'item',
  'point',
  'square_metre',
] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/**
 * A figure of the company beside its threshold, in one unit: "3.2 %, at least 5 %". A percentage is a number such as 3.2, a date the
 * number of its day since 1970-01-01.
 */
export interface Figure {
  value: number | null;
  /** Threshold; null where none is set for this case: the figure is shown, and blocks nothing. */
  threshold: number | null;
  /** Side of the threshold on which the figure must lie: at least it, at most it, above it, below it. */
  bound: 'least' | 'most' | 'above' | 'below';
  unit: FigureUnit;
}

/**
 * A condition that the answers have to meet. An error blocks submission; a warning is shown and confirmed. The rule's own
 * text is that of its failure: the fault and its remedy. Each outcome has a text of its own, so that no sentence stands under
 * a sign that contradicts it.
 */
export interface Rule<A = Answers> extends Text {
  id: string;
  level: 'error' | 'warning';
  /** Text for a met rule, worded so that it also reads as a condition: it is shown while the rule cannot be judged yet. */
  met: Text;
  /**
   * Condition of the rule; absent: it always applies. False: the rule does not concern this filing, such as a rule of
   * another track.
   */
  applies?(scope: FormScope<A>): boolean;
  /** The reason that the rule does not apply, where `applies` is given. */
  elsewhere?: Text;
  /** Words of the law that the rule applies, with its name and article, as the office gives them. */
  lawText?: Text;
  /** The company's own figure beside its threshold; null while there is none. */
  figure?(scope: FormScope<A>): Figure | null;
  /** True when the rule is met. */
  check?(scope: FormScope<A>): boolean;
  /** True for a rule that only the server can decide, because it depends on other filings, companies or registers. */
  server?: true;
  /**
   * Path of an answer that must be unique among the submitted filings of the program and batch; with `server`. A
   * repetition by the company itself is refused; those of other companies are shown to the office alone.
   */
  onceInBatch?: string;
  /**
   * A condition on this filing and the one that it continues, checked by the server alone; true when it is met. `other`: the
   * submitted answers of the continued filing, in the shape of its form.
   */
  beside?(scope: FormScope<A>, other: Answers): boolean;
  /** The figure that `beside` compares, shown where the company may read its threshold in the continued filing. */
  besideFigure?(scope: FormScope<A>, other: Answers): Figure | null;
  /**
   * A condition on this filing and the record of its company, by the keys of its profile, checked by the server alone; true
   * when it is met. Where a form names several parties, the company must file as itself.
   */
  ofCompany?(scope: FormScope<A>, record: FieldAnswers): boolean;
  /** Paths of the answers that the rule is about, where its failure can be mended. */
  paths?: string[];
}

/** A condition for applying, shown to the filer before the first answer. */
export interface EligibilityCondition extends Text {
  id: string;
  /** The kind of filing that the rule holds for. Absent: all of them. */
  kind?: Option['value'];
  /** Name shared by alternative conditions, one of which is enough. */
  oneOf?: string;
  value?: number;
  unit?: string;
  /** True for a condition that the deploying body sets, not a national rule. */
  deploymentConfig?: true;
  /** True for a value without a source. */
  guess?: true;
  /** Words of the law that the condition applies, with its name and article, as the office gives them. */
  lawText?: Text;
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

/** Points that a filer can expect of the judges; not binding. */
export interface ScoreEstimate {
  passAbove: number;
  parts: PointRange[];
}
