/** Answers, and the arguments of the functions of a form. */
import type { BoundHelpers } from './helpers';

/** Lists of numbers come from computed values only: a list of years. */
export type AnswerValue = string | number | boolean | string[] | number[] | null | undefined;

/** One row of a table or year grid. `row` is its identity: the key of a given row, or an id made by the client. */
export type Row = { row?: string } & Record<string, AnswerValue>;
export type FieldAnswers = Record<string, AnswerValue>;
export type Answers = Record<string, FieldAnswers | Row[]>;

/** The context of a form, besides the answers. `today` is a date in Asia/Shanghai, as the server sees it. */
export interface Context {
  batchYear: number;
  today: string;
  settings: Record<string, boolean | string>;
}

/** The names that a function of a form can take: each section by its key, the context, and the bound helpers. */
export type Scope<A = Answers> = A & BoundHelpers & { ctx: Context };
