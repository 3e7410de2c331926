/** People who may hear an open appeal, as the review page and the list of appeals say beside it. */
import { type AppealHearing, getAppealHearing } from '../../domain/appeals/appeal';
import type { Caller } from '../core/access';
import { listAdministrators, listDeciders } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import type { AppealRow, AppealsStore } from './appeals-store';

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

/** Returns a function that says who may hear an appeal, for the caller; null for an answered one. */
export async function createAppealHearing(
  db: Database,
  { userId }: Pick<Caller, 'userId'>,
): Promise<(row: AppealRow) => AppealHearing | null> {
  const administrators = await listAdministrators(db);
  return ({ appeal, program }) => {
    if (appeal.status !== 'open') return null;
    const deciders = administrators.filter(
      ({ programs }) => programs.length === 0 || programs.includes(program),
    );
    return getAppealHearing(
      appeal.decidedBy,
      deciders.map((person) => person.userId),
      userId,
    );
  };
}
