/** What an office answers once and for good, for or against whoever sent it: objections and appeals. */
export const ANSWER_STATUSES = ['open', 'upheld', 'dismissed'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

export const OUTCOMES = ['upheld', 'dismissed'] as const satisfies readonly AnswerStatus[];
export type Outcome = (typeof OUTCOMES)[number];

/** The status after an answer; null where there is one already. */
export const afterAnswer = (status: AnswerStatus, outcome: Outcome): AnswerStatus | null =>
  status === 'open' ? outcome : null;
