import type { Program } from '../../domain/definition';
import { REMIND_DAYS } from '../../domain/experts/assessing';
import type { Deps } from '../core/deps';
import { attempt, type JobLog } from '../core/jobs/every';
import type { AssessmentsStore } from './assessments-store';
import type { TellExpert } from './expert-mail';

const DAY_MS = 86_400_000;
const AT_A_TIME = 100;

interface RemindingDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: readonly Program[];
  store: AssessmentsStore;
  tell: TellExpert;
  log: JobLog;
}

type Due = Awaited<ReturnType<AssessmentsStore['dueSoon']>>[number];

/** Reminds experts of what is due soon. Each in a transaction of its own, and once. */
export function createReminding({ db, clock, audit, programs, store, tell, log }: RemindingDeps) {
  async function remind(due: Due, now: Date): Promise<void> {
    const program = programs.find(({ key }) => key === due.program);
    if (!program || !(await store.markReminded(due.id, now))) return;
    await tell('due', due, { program, filingId: due.filingId, dueAt: due.dueAt });
    await audit.write({
      subjectKind: 'assessment',
      subjectId: due.id,
      action: 'assessment.remind',
      caller: null,
      details: { filing_id: due.filingId },
    });
  }

  return async function remindExperts(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + REMIND_DAYS * DAY_MS);
    for (const due of await store.dueSoon(now, until, AT_A_TIME))
      await attempt(log, { job: 'experts', id: due.id }, () => db.transaction(() => remind(due, now)));
  };
}
