import { getActionWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import type { ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import type { Text } from '@domain/text';

export const countDecisionFilings = ({ counts }: Pick<ScheduledDecisionHead, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The act of an order in the words of its program; those of all programs where it may concern several. */
export const getDecisionName = (order: ScheduledDecisionHead): Text =>
  getActionWords(
    order.action,
    countDecisionFilings(order) > 1 ? undefined : findProgram(order.first.program),
  );
