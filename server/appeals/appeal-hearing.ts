/** People who may hear the open appeal about a filing, as its review page says beside the appeal. */
import { type AppealHearing, getAppealHearing } from '../../domain/appeals/appeal';
import type { Caller } from '../core/access';
import { listDeciders } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import type { AppealsStore } from './appeals-store';

interface HearingDeps {
  db: Database;
  appeals: Pick<AppealsStore, 'ofFiling'>;
}

/** Returns who may hear the open appeal, for the caller; null where no appeal is open. */
export async function loadAppealHearing(
  { db, appeals }: HearingDeps,
  { userId }: Pick<Caller, 'userId'>,
  { id, program }: { id: string; program: string },
): Promise<AppealHearing | null> {
  const open = (await appeals.ofFiling(id)).find(({ status }) => status === 'open');
  if (!open) return null;
  const deciders = (await listDeciders(db, program)).map((person) => person.userId);
  return getAppealHearing(open.decidedBy, deciders, userId);
}
