import type { Program } from '../../domain/definition';
import { REMIND_DAYS } from '../../domain/experts/assessment';
import { type ExpertTemplate, expertTemplates } from '../../domain/experts/templates';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { attempt } from '../core/jobs/every';
import type { AssessmentsStore } from './assessments-store';
import type { ExpertParts } from './expert-parts';

export interface Addressee {
  userId: string;
}

interface NoticeSubject {
  program: Pick<Program, 'title'>;
  filingId: string;
  dueAt: Date;
}

/** The code of a filing for its experts: it says nothing of the company. */
export const codeOf = (filingId: string): string => filingId.slice(0, 8).toUpperCase();

/** In the portal, and outside as the person has chosen; in the transaction of the event that the notice is about. */
export async function notifyExpert(
  { inbox }: Pick<Deps, 'inbox'>,
  notice: ExpertTemplate,
  { userId }: Addressee,
  { program, filingId, dueAt }: NoticeSubject,
): Promise<void> {
  const params = { program: program.title, code: codeOf(filingId), deadline: minuteOf(dueAt) };
  const { title } = expertTemplates[notice];
  const body = fillText(expertTemplates[notice], params);
  const isForOffice = notice === 'stepped_aside' || notice === 'handed_back';
  const page = isForOffice ? `/review/filing?id=${filingId}` : '/review/assessments';
  const template = `expert_${notice}`;
  await inbox.post({ userId, category: 'review', template, title, body, link: page, isSent: true });
}

const DAY_MS = 86_400_000;
const AT_A_TIME = 100;

type RemindDeps = Pick<
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
