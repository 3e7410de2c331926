/** What opening and sending share: where answers of mine and of the server meet. */

import type { Answers, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findFillable } from '@domain/reports/forms';
import type { FilingState, OpenConflict } from './filingState';

/** Answers of the server that my own have been put onto. */
export interface Meeting {
  filing: Filing;
  theirs: Answers;
  answers: Answers;
  unreadable: FilingState['unreadable'];
  conflict: OpenConflict | null;
  aside: FilingState['aside'];
  note: FilingState['note'];
}

export const programOf = (state: FilingState) => findFillable(state.program) as Program;

/** The engine comes with the first form, not with the portal. */
export const reconciling = () => import('./reconcile');

export const conflictOf = (
  differences: OpenConflict['differences'],
  by: string | null,
  at: string | null,
): OpenConflict | null =>
  differences.length > 0 ? { differences, updatedBy: by ?? '', updatedAt: at ?? '' } : null;
