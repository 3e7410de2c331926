/** Approvals in spite of upheld objections, which need an opinion: an upheld objection by itself rejects nothing. */
import type { DecisionInput } from '../../domain/filing/deciding';
import { mustExplain } from '../../domain/review/checks';
import { reviewMessages } from '../../domain/review/messages';
import { createRefusal } from '../core/errors';
import type { ObjectionsStore } from '../objections/objections-store';

/** Throws if one of the filings has an upheld objection and the decision does not give the opinion that this requires. */
export async function assertUpheldExplained(
  { objections }: { objections: Pick<ObjectionsStore, 'listUpheld'> },
  filingIds: readonly string[],
  { action, opinion = '' }: DecisionInput,
): Promise<void> {
  if (opinion.trim() !== '' || !mustExplain(action, [{ kind: 'upheld_objection' }])) return;
  if ((await objections.listUpheld(filingIds)).length > 0)
    throw createRefusal(reviewMessages.objectionUnexplained, { missing: [{ path: 'opinion' }] });
}
