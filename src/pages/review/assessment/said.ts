import type { Assessed } from '@domain/experts/assessing';

export const saidIn = ({ scores, comments, recommendation, remarks }: Assessed): Assessed => ({
  scores,
  comments,
  recommendation,
  remarks,
});

/** The wire has no scores that are not given. */
export const bodyOf = ({ scores, comments, recommendation, remarks }: Assessed) => ({
  scores: Object.fromEntries(
    Object.entries(scores).filter((entry): entry is [string, number] => entry[1] !== undefined),
  ),
  comments: Object.fromEntries(
    Object.entries(comments).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ),
  recommendation,
  remarks,
});

const keysOf = (...records: object[]) => new Set(records.flatMap((record) => Object.keys(record)));

/** Whether two say the same: the server keeps no space around words. */
export const isSame = (a: Assessed, b: Assessed): boolean =>
  a.recommendation === b.recommendation &&
  a.remarks.trim() === b.remarks.trim() &&
  [...keysOf(a.scores, b.scores)].every((key) => a.scores[key] === b.scores[key]) &&
  [...keysOf(a.comments, b.comments)].every(
    (key) => (a.comments[key] ?? '').trim() === (b.comments[key] ?? '').trim(),
  );
