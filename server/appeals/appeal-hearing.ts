/** People who may hear an open appeal, as the review page and the list of appeals say beside it. */
import { type AppealHearing, getAppealHearing } from '../../domain/appeals/appeal';
import type { Caller } from '../core/access';
import { createDeciderList } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import type { AppealsStore, OwnRow } from './appeals-store';

interface HearingDeps {
  db: Database;
  appeals: Pick<AppealsStore, 'ofFiling'>;
}

/** Returns a function that says who may hear an appeal about a program, for the caller; null for an answered one. */
export async function createAppealHearing(
  db: Database,
  { userId }: Pick<Caller, 'userId'>,
): Promise<(appeal: OwnRow, program: string) => AppealHearing | null> {
  const listDeciders = await createDeciderList(db);
  return ({ status, decidedBy }, program) =>
    status === 'open'
      ? getAppealHearing(
          decidedBy,
          listDeciders(program).map((person) => person.userId),
          userId,
        )
      : null;
}

/** Returns who may hear the open appeal, for the caller; null where no appeal is open. */
export async function loadAppealHearing(
  { db, appeals }: HearingDeps,
  caller: Pick<Caller, 'userId'>,
  { id, program }: { id: string; program: string },
): Promise<AppealHearing | null> {
  const open = (await appeals.ofFiling(id)).find(({ status }) => status === 'open');
  return open ? (await createAppealHearing(db, caller))(open, program) : null;
}
