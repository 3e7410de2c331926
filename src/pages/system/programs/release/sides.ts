import type { ThreeWayLine } from '@domain/program-documents/three-way-calls';

/** Origin of a change for whoever merges: contested, the release's, the office's, or made by both alike. */
export const CHANGE_SIDES = ['contested', 'theirs', 'ours', 'both'] as const;
export type ChangeSide = (typeof CHANGE_SIDES)[number];

export function findChangeSide({ theirs, ours, conflicts }: ThreeWayLine): ChangeSide {
  if (conflicts.length > 0) return 'contested';
  if (theirs && ours) return 'both';
  return theirs ? 'theirs' : 'ours';
}
