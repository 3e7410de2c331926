/**
 * Maintenance of the work list, besides the triggers that write it: paths of subjects, folding of counters, and checks for
 * faults.
 */
import { randomUUID } from 'node:crypto';
import type { Program } from '../../domain/definition';
import { beforeProgramsChange, listEditionsByBatch } from '../../domain/programs/registry';
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

/**
 * Paths for the triggers, of each edition its own. Subjects that are names of people are not public, nor are those of filings for
 * selected bidders only.
 */
const listWorkSubjects = (programs: readonly Program[]): WorkSubject[] =>
  programs.map(({ key, edition, subject, names, published, continues, seenBy }) => ({
    program: key,
    edition,
    path: splitPath(subject),
    isPublic: published?.subject !== 'person',
    unlessPath: splitPath(published?.scope),
    unlessIs: published?.scope ? 'targeted' : null,
    continuesPath: splitPath(continues?.id),
    seenByPath: splitPath(seenBy),
    persons: copyList(names?.person),
    rights: copyList(names?.right),
  }));

/**
 * Stores the paths of editions for the triggers. If filings were read by other paths before, the work list is rebuilt in the
 * background.
 */
async function keepSubjects({ work, log }: WorkListDeps, editions: readonly Program[]): Promise<void> {
  if (!(await work.keepSubjects(listWorkSubjects(editions)))) return;
  work
    .rebuild()
    .catch((err) => log.error({ err }, 'the work list was not rebuilt: npm run admin -- work-list rebuild'));
}

/** Stores the paths of subjects before anyone can submit. */
export const openWorkList = (deps: WorkListDeps): Promise<void> =>
  keepSubjects(deps, [...deps.programs, ...listEditionsByBatch()]);

/** Stores the paths of each further edition before this process takes a filing under it. */
export function prepareEditions(deps: WorkListDeps): StopJob {
  const stop = beforeProgramsChange((coming) => keepSubjects(deps, coming));
  return async () => stop();
}

/**
 * Compares a sample from an id on with its source; returns true if it differs. The warning stays until a check of the same sample
 * finds no difference.
 */
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

/** Checks samples regularly, in each process, because each reports its own health. */
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
