/**
 * Marks of a filing that an office sees: what its log says of it, in a word each. The work list keeps them (work_source), counters
 * add them up, and the queue finds filings by them: a number of the statistics and its list are one rule.
 *
 * `sent.2026-03`, `decided.2026-03`: the month, in Beijing, of the first submission and of the decision. `first`, `experts`, `notice`,
 * `approved`: how far it ever came. `lost.first`: it was rejected after that, and before the next; `lost.sent`, before any.
 * `again.first`: it waits for the first review once more, after a correction. `by.ID`, `back.ID`: the person took a decision
 * about it, or returned it. `timed.first`, `days.first.12`: the step was done, in so many days. Lists know two more, for which the
 * work list has columns of their own: `returned`, whoever did so, and `industry.C35`.
 */

/** Stages in the order of the review route. A program may leave out experts or notice. */
export const STAGES = ['sent', 'first', 'experts', 'notice', 'approved'] as const;
export type StatisticsStage = (typeof STAGES)[number];

/** Steps that are timed, each from the submission or the step before. */
export const TIMED_STEPS = ['first', 'city', 'experts', 'notice', 'whole'] as const;
export type TimedStep = (typeof TIMED_STEPS)[number];

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const ONE = `((sent|decided)\\.\\d{4}-\\d{2}|first|experts|notice|approved|lost\\.(sent|first|experts|notice)|again\\.(first|city)|timed\\.(first|city|experts|notice|whole)|(by|back)\\.${ID}|returned|industry\\.[A-Z]\\d{0,5})`;

/** The marks by which a list is asked for: one, or two that a filing has together. */
export const MARK = new RegExp(`^${ONE}(,${ONE})?$`);

export const parseMarks = (asked: string): string[] => asked.split(',');
