import { REMIND_DAYS } from '../../domain/experts/assessment';
import { attempt } from '../core/jobs/every';
import type { AssessmentsStore } from './assessments-store';
import type { ExpertParts } from './expert-parts';
import { notifyExpert } from './notify-expert';

const DAY_MS = 86_400_000;
const AT_A_TIME = 100;

export type RemindDeps = Pick<
  ExpertParts,
  'db' | 'clock' | 'audit' | 'log' | 'programs' | 'inbox' | 'outbox' | 'env' | 'assessments'
>;

type Due = Awaited<ReturnType<AssessmentsStore['dueSoon']>>[number];

async function remind(deps: RemindDeps, due: Due, now: Date): Promise<void> {
  const program = deps.programs.find(({ key }) => key === due.program);
  if (!program || !(await deps.assessments.markReminded(due.id, now))) return;
  await notifyExpert(deps, 'due', due, { program, filingId: due.filingId, dueAt: due.dueAt });
  await deps.audit.write({
    subjectKind: 'assessment',
    subjectId: due.id,
    action: 'assessment.remind',
    caller: null,
    details: { filing_id: due.filingId },
  });
}

/** Reminds experts of assessments that are due soon. Each in a transaction of its own, and once. */
export async function remindExperts(deps: RemindDeps): Promise<void> {
  const now = deps.clock();
  const until = new Date(now.getTime() + REMIND_DAYS * DAY_MS);
  for (const due of await deps.assessments.dueSoon(now, until, AT_A_TIME))
    await attempt(deps.log, { job: 'experts', id: due.id }, () =>
      deps.db.transaction(() => remind(deps, due, now)),
    );
}
