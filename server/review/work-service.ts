/** Upkeep of the work list beside the triggers that write it: what programs call a subject, folding, looking for faults. */
import { randomUUID } from 'node:crypto';
import type { Program } from '../../domain/definition';
import type { Deps } from '../core/deps';
import { type ScheduledJob, type StopJob, startJob } from '../core/jobs/scheduled-job';
import type { WorkStore, WorkSubject } from './work-store';

interface WorkListDeps extends Pick<Deps, 'log' | 'warnings'> {
  work: WorkStore;
  programs: readonly Program[];
}

const FOLD_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 5 * 60_000;

const splitPath = (path: string | undefined): string[] | null => path?.split('.') ?? null;

const copyList = (paths: readonly string[] | undefined): string[] | null => (paths ? [...paths] : null);

/** Names of people stay inside, and so does what is only for chosen bidders. */
const listWorkSubjects = (programs: readonly Program[]): WorkSubject[] =>
  programs
    .filter(({ subject, names, continues, seenBy }) => subject || names || continues || seenBy)
    .map(({ key, subject, names, published, continues, seenBy }) => ({
      program: key,
      path: splitPath(subject),
      isPublic: published?.subject !== 'person',
      unlessPath: splitPath(published?.scope),
      unlessIs: published?.scope ? 'targeted' : null,
      continuesPath: splitPath(continues?.id),
      seenByPath: splitPath(seenBy),
      persons: copyList(names?.person),
      rights: copyList(names?.right),
    }));

/** Before anybody files. Rows of a program that says elsewhere what a filing is about follow afterwards. */
export async function openWorkList({ work, programs, log }: WorkListDeps): Promise<void> {
  if (!(await work.keepSubjects(listWorkSubjects(programs)))) return;
  work
    .rebuild()
    .catch((err) => log.error({ err }, 'the work list was not rebuilt: npm run admin -- work-list rebuild'));
}

/** Compares what stands from a place on. Gives whether it differs, which stays told until a look at the same place finds nothing. */
export async function checkWorkList({ work, warnings, log }: WorkListDeps, from: string): Promise<boolean> {
  const { items, counters } = await work.sample(from);
  const isWrong = items > 0 || counters > 0;
  if (warnings.set('work_list', isWrong) && isWrong)
    log.error(
      { items, counters },
      'the work list differs from the filings: npm run admin -- work-list rebuild',
    );
  return isWrong;
}

/** Every process looks, for each tells its own health. */
export function watchWorkList(deps: WorkListDeps): StopJob {
  let place = randomUUID();
  const look = async () => {
    if (!(await checkWorkList(deps, place))) place = randomUUID();
  };
  return startJob(LOOK_EVERY_MS, 'work list look', look, deps.log);
}

export const createWorkListJob = (deps: WorkListDeps): ScheduledJob => ({
  name: 'work list fold',
  everyMs: FOLD_EVERY_MS,
  run: deps.work.fold,
});
