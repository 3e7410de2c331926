/**
 * Filings that a project owes: a report of it is filed as a declaration that continues it, such as its result. Until the due day
 * of the report such a filing is accepted whatever the window of its batch says: what is owed can be filed.
 */
import type { Answers, Program } from '../../domain/definition';
import { listAnswerPlaces } from '../../domain/filing/answer-places';
import { getAnswerAtPath } from '../../domain/filing/paths';
import { tryEvaluate } from '../../domain/filing/scope';
import type { FilingStatus } from '../../domain/filing/status';
import { listCodesFiledThrough } from '../../domain/programs/reports';
import { formatBeijingDay, getEndOfDay } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { isUuid } from '../core/ids';
import { createContinuingStore } from './continuing-store';

type OwedDeps = Pick<Deps, 'db' | 'clock'>;

async function findEndOfDueDay(
  { db, clock }: OwedDeps,
  project: unknown,
  codes: string[],
): Promise<Date | null> {
  if (typeof project !== 'string' || !isUuid(project)) return null;
  const day = await createContinuingStore(db).dueDay(project, codes, formatBeijingDay(clock()));
  return day === null ? null : getEndOfDay(day);
}

/** End of the due day of the report that a filing with these answers is owed as; null where it is not owed now. */
export async function findOwedUntil(
  deps: OwedDeps,
  program: Program,
  answers: unknown,
): Promise<Date | null> {
  const { continues } = program;
  const codes = continues ? listCodesFiledThrough(program) : [];
  if (!continues || codes.length === 0) return null;
  const project = tryEvaluate(() => getAnswerAtPath(answers as Answers, continues.id));
  return findEndOfDueDay(deps, project, codes);
}

/** The same of a stored filing that was read without its answers; only one to be submitted is owed. */
export async function findStoredOwedUntil(
  deps: OwedDeps,
  program: Program | undefined,
  { id, status }: { id: string; status: FilingStatus },
): Promise<Date | null> {
  const codes = program?.continues && isToSubmit(status) ? listCodesFiledThrough(program) : [];
  if (!program?.continues || codes.length === 0) return null;
  const places = listAnswerPlaces(await program.load(), program.continues.id);
  const store = createContinuingStore(deps.db);
  return findEndOfDueDay(deps, await store.continuedBy(id, { program: program.key, places }), codes);
}

/** True for a filing that is still to be submitted; a returned one has a deadline of its own. */
export const isToSubmit = (status: FilingStatus): boolean => status === 'draft' || status === 'withdrawn';
