import type { DecisionBody } from '@domain/calls/review';
import type { OfficeAction } from '@domain/filing/deciding';
import type { Pinned } from './usePinned';

export type Said = Omit<DecisionBody, 'action' | 'version' | 'corrections'>;

/** A decision while it is written. */
export interface Written {
  action: OfficeAction | null;
  said: Said;
  pinned: Pinned[];
}
