/**
 * Marks of a filing: keywords that offices count and filter by, derived from its log. The work list stores them
 * (work_source), counters add them up, and the queue finds filings by them, so that a number of the statistics and the list
 * behind it follow one rule.
 *
 * `sent.2026-03`, `decided.2026-03`: month, in Beijing time, of the first submission and of the decision. `first`, `experts`,
 * `notice`, `approved`: stages that the filing has ever reached. `lost.first`: rejected after that stage and before the next;
 * `lost.sent`: rejected before any. `again.first`: waits for the first review once more, after a correction. `by.ID`,
 * `back.ID`: the person with this id took a decision about it, or returned it. `timed.first`, `days.first.12`: the step was
 * done, in this number of days. Lists know two more, for which the work list has columns of their own: `returned`, by any
 * person, and `industry.C35`.
 */

/** Stages in the order of the review route. A program may leave out experts or notice. */
export const STAGES = ['sent', 'first', 'experts', 'notice', 'approved'] as const;
export type StatisticsStage = (typeof STAGES)[number];

/** Steps that are timed, each from the submission or the step before. */
export const TIMED_STEPS = ['first', 'city', 'experts', 'notice', 'whole'] as const;
export type TimedStep = (typeof TIMED_STEPS)[number];

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const ONE = `((sent|decided)\\.\\d{4}-\\d{2}|first|experts|notice|approved|lost\\.(sent|first|experts|notice)|again\\.(first|city)|timed\\.(first|city|experts|notice|whole)|(by|back)\\.${ID}|returned|industry\\.[A-Z]\\d{0,5})`;

/** Pattern of the marks that a list is filtered by: one, or two that a filing has together. */
export const MARK = new RegExp(`^${ONE}(,${ONE})?$`);

export const parseMarks = (asked: string): string[] => asked.split(',');
