/** Types of answers, and of the arguments of the functions of a form. */
/**
 * Helpers that depend on the filing at hand (its form, answers and context). Functions of a form take them from their
 * scope; helpers that depend on nothing are plain functions beside this file.
 */
type Rows<R> = R[] | undefined;
type Cell<R> = Extract<keyof R, string> | ((row: R) => unknown);

export interface BoundHelpers {
  /**
   * True where every row passes. The first that does not is recorded as an offender, so that a failed rule can point to
   * it.
   */
  all<R>(table: Rows<R>, test: (row: R) => boolean): boolean;
  /**
   * True where no value occurs twice in a column, or in a function of the row. The second of two equals is recorded as an
   * offender.
   */
  unique<R>(table: Rows<R>, column: Cell<R>): boolean;
  /** Sum over a column or a function of the row, without the rows that are sums themselves. */
  sum<R>(table: Rows<R>, column: Cell<R>): number;
  /** The rows that are not sums of other rows. */
  leafRows<R>(table: Rows<R>): R[];
  /** Sum of a column over the given rows of one group. */
  groupSum<R>(table: Rows<R>, column: Extract<keyof R, string>, group: string): number;
  /** The value of a year grid at base year + offset; undefined when that year has no row. */
  yr<R, C extends Extract<keyof R, string>>(table: Rows<R>, indicator: C, offset: number): R[C];
  /** The `n` years before the batch year, from the year of `from` on. */
  dataYears(n: number, from?: string | null): number[];
  /** True for a switch of the deployment; on by default. */
  setting(id: string): boolean;
  /** A threshold of the chosen kind, most often a number; null when the kind has none. */
  T<V = number>(name: string): V | null;
  hasFile(key: string): boolean;
  /** True where every required attachment is present. */
  filesComplete(): boolean;
}

/** Lists of numbers come from computed values only: a list of years. */
export type AnswerValue = string | number | boolean | string[] | number[] | null | undefined;

/** One row of a table or year grid. `row` is its identity: the key of a given row, or an id made by the client. */
export type Row = { row?: string } & Record<string, AnswerValue>;
export type FieldAnswers = Record<string, AnswerValue>;
export type Answers = Record<string, FieldAnswers | Row[]>;

/** The context of a form, besides the answers. `today` is a date in Asia/Shanghai, as the server sees it. */
export interface FormContext {
  batchYear: number;
  today: string;
  settings: Record<string, boolean | string>;
}

/** The names that a function of a form can take: each section by its key, the context, and the bound helpers. */
export type FormScope<A = Answers> = A & BoundHelpers & { ctx: FormContext };
