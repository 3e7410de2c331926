/**
 * Tasks that wait for a person of a company, as one list: returned filings and late reports first, then papers to sign and mandates
 * to answer, then what is due by a day, the earliest first. The first entry is the one act that the home page puts in front.
 * Deadlines are moments; days are calendar days in Beijing.
 */
import type { CompanyChangeRequest } from '@domain/company/change-calls';
import type { ReportItem } from '@domain/filing/calls';
import { findBindingDeadline } from '@domain/filing/deadline';
import type { HomeData } from '@domain/home/calls';
import type { Mandate } from '@domain/mandates/calls';
import type { QuestionHead } from '@domain/questions/calls';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import { countDaysBetween, formatBeijingDay } from '@domain/windows/calendar';
import { CLOSING_SOON_DAYS, isClosingAhead } from '@domain/windows/state';

/**
 * `report`: `draft` is the begun declaration by which it is filed. `draft`: its window is open; `suspended`: it is, so that nothing can be submitted; `late`: it is closed, so that the draft can be
 * read alone; `client`: work of an agent.
 */
type WaitingSubject =
  | { kind: 'correction' | 'sign' | 'draft' | 'appeal' | 'suspended' | 'late'; filing: ReportItem }
  | { kind: 'report'; report: ReportTaskItem; draft: ReportItem | undefined }
  | { kind: 'mandate' | 'client'; mandate: Mandate }
  | { kind: 'question'; question: QuestionHead }
  | { kind: 'change'; change: CompanyChangeRequest };

export type WaitingKind = WaitingSubject['kind'];

export type WaitingTask = WaitingSubject & {
  key: string;
  /** The last moment for the act; null where none is known or it has passed. */
  due: string | null;
  /** Calendar days until `due`; negative once it is over. */
  daysLeft: number | null;
  isUrgent: boolean;
};

export type FilingTask = Extract<WaitingTask, { filing: object }>;
export type OwedTask = Extract<WaitingTask, { report: object }>;

export const isFilingTask = (task: WaitingTask): task is FilingTask => 'filing' in task;

const RANKS: Record<WaitingKind, number> = {
  correction: 0,
  sign: 1,
  mandate: 1,
  report: 2,
  draft: 2,
  client: 2,
  appeal: 3,
  question: 4,
  change: 4,
  suspended: 5,
  late: 5,
};

const isOverdue = ({ status }: ReportTaskItem): boolean => status === 'overdue' || status === 'returned';

/** False for a report that this person, such as one who signs alone, can only read. */
const isToFile = ({ fillable, mode }: ReportTaskItem): boolean => fillable || mode !== 'in_portal';

const rankTask = (task: WaitingTask): number =>
  task.kind === 'report' && isOverdue(task.report) && isToFile(task.report)
    ? RANKS.correction
    : RANKS[task.kind];

const comparePressure = (a: WaitingTask, b: WaitingTask): number =>
  rankTask(a) - rankTask(b) ||
  (a.daysLeft ?? Number.MAX_SAFE_INTEGER) - (b.daysLeft ?? Number.MAX_SAFE_INTEGER);

/** Last moment for a filing: that which the server gives it, else the closing of its window. */
const findClosing = ({ grace_until, period }: ReportItem): string | null =>
  grace_until ?? (period && isClosingAhead(period.status) ? period.closes_at : null);

const countDays = (due: string | null, now: Date): number | null =>
  due === null ? null : countDaysBetween(formatBeijingDay(now), formatBeijingDay(new Date(due)));

const FILING_KINDS = { correction: 'correction', window: 'draft', appeal: 'appeal' } as const;

function toFilingTask(
  filing: ReportItem,
  { toSign, now }: { toSign: readonly string[]; now: Date },
): WaitingTask {
  const deadline = findBindingDeadline(filing, findClosing(filing));
  const isReturned = filing.status === 'returned';
  const shut = filing.period?.status === 'suspended' ? 'suspended' : 'late';
  const usual = deadline ? FILING_KINDS[deadline.kind] : isReturned ? 'correction' : shut;
  const kind = usual !== shut && toSign.includes(filing.id) ? 'sign' : usual;
  const due = deadline?.at ?? null;
  const daysLeft = countDays(due, now);
  const isNear = daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS;
  return { kind, filing, key: filing.id, due, daysLeft, isUrgent: isReturned || isNear };
}

/** True for the declaration by which a report is filed, such as the result of a project. */
const isDraftOf = ({ mode, link, project_name }: ReportTaskItem, filing: ReportItem): boolean =>
  mode === 'filing' && filing.status === 'draft' && filing.route === link && filing.subject === project_name;

const toReportTask = (report: ReportTaskItem, filings: readonly ReportItem[]): OwedTask => ({
  kind: 'report',
  report,
  draft: filings.find((filing) => isDraftOf(report, filing)),
  key: report.id,
  due: report.correction_due_at ?? report.due_at,
  daysLeft: report.days_left,
  isUrgent: isOverdue(report) || (report.days_left ?? 0) <= CLOSING_SOON_DAYS,
});

function toMandateTask(mandate: Mandate, now: Date): WaitingTask[] {
  const { id, status, waits } = mandate;
  const plain = { mandate, key: id, due: null, daysLeft: null, isUrgent: false };
  if (status === 'offered') return [{ ...plain, kind: 'mandate' }];
  if (!waits || waits.drafts + waits.returned === 0) return [];
  const daysLeft = countDays(waits.due_at, now);
  const isUrgent = waits.returned > 0 || (daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS);
  return [{ ...plain, kind: 'client', due: waits.due_at, daysLeft, isUrgent }];
}

const news = { due: null, daysLeft: null, isUrgent: false };

type WaitingParts = Pick<HomeData, 'server_time' | 'filings' | 'questions' | 'changes' | 'mandates'>;

/** Lists what waits for the person, the most pressing first. */
export function listWaitingTasks({
  server_time,
  filings,
  questions,
  changes,
  mandates,
}: WaitingParts): WaitingTask[] {
  const now = new Date(server_time);
  const given = { toSign: filings?.to_sign ?? [], now };
  const open = filings?.open ?? [];
  // A paper to sign is another act than the report.
  const unsigned = open.filter(({ id }) => !given.toSign.includes(id));
  const reports = (filings?.reports ?? []).map((report) => toReportTask(report, unsigned));
  const tasks: WaitingTask[] = [
    ...open
      .filter((filing) => !reports.some(({ draft }) => draft === filing))
      .map((filing) => toFilingTask(filing, given)),
    ...reports,
    ...(mandates ?? []).flatMap((mandate) => toMandateTask(mandate, now)),
    ...(questions ?? []).map(
      (question): WaitingTask => ({ ...news, kind: 'question', question, key: question.id }),
    ),
    ...(changes ?? []).map((change): WaitingTask => ({ ...news, kind: 'change', change, key: change.id })),
  ];
  return tasks.sort(comparePressure);
}
