/** Decision drafts of a reviewer, and those of decisions taken back. */

import type { OfficeAction } from '@domain/filing/actions';
import type { DecisionBody } from '@domain/review/calls';
import type { ScheduledDecisionData } from '@domain/review/scheduled-decision-calls';
import { createId } from '@/utils/createId';

export type DecisionFieldValues = Omit<DecisionBody, 'action' | 'version' | 'corrections'>;

/** Draft of a decision. */
export interface DecisionDraft {
  action: OfficeAction | null;
  said: DecisionFieldValues;
  pinned: PinnedCorrection[];
}

export interface PinnedCorrection {
  key: string;
  /** Path in the form; '' is the whole filing. */
  path: string;
  comment: string;
  /** True if the path is chosen in the list, not pinned among the answers. */
  isChosen?: boolean;
}

export const createPin = (path: string): PinnedCorrection => ({ key: createId(), path, comment: '' });

/** Decisions taken back, stored until their filing is opened again. */
const decisions = new Map<string, ScheduledDecisionData['decision']>();

export const saveRevokedDecision = (filing: string, decision: ScheduledDecisionData['decision']): void =>
  void decisions.set(filing, decision);

export const isDecisionRevoked = (filing: string): boolean => decisions.has(filing);

/** Returns a decision taken back as a draft, once; null where there is none. */
export function takeRevokedDecision(filing: string): DecisionDraft | null {
  const decision = decisions.get(filing);
  decisions.delete(filing);
  if (!decision) return null;
  const { action, corrections = [], ...said } = decision;
  const pinned = corrections.map(({ path = '', comment }) => ({ ...createPin(path), comment }));
  return { action, said, pinned };
}
