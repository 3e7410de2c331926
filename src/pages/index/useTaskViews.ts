import { changeKinds } from '@domain/company/change-kinds';
import { isFilingBegun } from '@domain/filing/entry';
import { findProgram } from '@domain/programs/find';
import { useRightCheck } from '@/models/useRightCheck';
import { type FilingTask, isFilingTask, type OwedTask, type WaitingTask } from '@/pages/index/waiting';
import { buildAppealPath, buildFilingPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';

/** A task as its row shows it: what it is about, why it waits, and the act with its address. */
export interface TaskView {
  task: WaitingTask;
  title: string;
  note: string | null;
  why: string | null;
  label: string;
  path: string;
}

type Shown = Omit<TaskView, 'task'>;
/** Text keys of the act of each kind that is not done in a form. */
const ACTS = {
  sign: 'center.home.act.sign',
  appeal: 'center.home.act.appeal',
  mandate: 'center.home.answerOffer',
  client: 'center.home.act.client',
  question: 'center.home.act.question',
  change: 'center.home.act.change',
} as const;

const mandatePath = (id: string) => `/enterpriseCenter/mandates?side=held&id=${id}`;

export function useTaskViews(tasks: readonly WaitingTask[]): TaskView[] {
  const { t, say } = useLanguage();
  const may = useRightCheck();
  const nameBatch = useBatchName();
  const nameProgram = (key: string, otherwise: string) => {
    const program = findProgram(key);
    return program ? say(program.title) : otherwise;
  };

  function viewFiling({ kind, filing }: FilingTask): Shown {
    const isAct = kind === 'sign' || kind === 'appeal';
    const fill = isFilingBegun(filing) && kind !== 'late' ? 'center.filing.continue' : 'common.view';
    const why = {
      correction: t('center.home.corrections', { count: filing.corrections }),
      late: t('center.home.windowClosed'),
      suspended: t('center.home.windowSuspended'),
      appeal: t('center.home.appeal'),
      sign: null,
      draft: null,
    }[kind];
    const paths = { sign: buildFilingPath(filing, 'check'), appeal: buildAppealPath(filing) };
    return {
      title: nameProgram(filing.program, filing.title),
      note: [nameBatch(filing.batch), filing.subject].filter(Boolean).join(' · '),
      why: kind === 'correction' && filing.corrections === 0 ? null : why,
      label: t(isAct ? ACTS[kind] : fill),
      path: isAct ? paths[kind] : buildFilingPath(filing),
    };
  }

  function labelReport({ report, draft }: OwedTask): string {
    if (draft?.actions.includes('save')) return 'center.filing.continue';
    const isToFile = report.mode === 'filing' && may('filing.edit');
    return report.fillable || isToFile ? 'reports.fill' : 'common.view';
  }

  function viewTask(task: WaitingTask): Shown {
    if (isFilingTask(task)) return viewFiling(task);
    if ('report' in task) {
      const { report, draft } = task;
      return {
        title: say({ zh: report.title, en: report.title_en }),
        note: [report.period, report.project_name].filter(Boolean).join(' · '),
        why: report.status === 'returned' ? t('reports.returned') : null,
        label: t(labelReport(task)),
        path: draft ? buildFilingPath(draft) : (report.link ?? '/enterpriseCenter/reportInfo'),
      };
    }
    if ('mandate' in task) {
      const { company, programs, first_day, last_day, waits } = task.mandate;
      const work = waits && t('center.home.clientWork', { drafts: waits.drafts, returned: waits.returned });
      return {
        title: company.name,
        note: t('mandates.programCount', { count: programs.length }),
        why: work ?? t('mandates.fromUntil', { from: first_day, until: last_day }),
        label: t(ACTS[task.kind]),
        path: mandatePath(task.mandate.id),
      };
    }
    if ('question' in task) {
      const { id, subject, program } = task.question;
      return {
        title: subject,
        note: nameProgram(program, program),
        why: t('center.home.answered'),
        label: t(ACTS.question),
        path: `/interaction?question=${id}`,
      };
    }
    const { kind, reason } = task.change;
    return {
      title: say(changeKinds[kind]),
      note: null,
      why: reason,
      label: t(ACTS.change),
      path: '/enterpriseCenter/changes',
    };
  }

  return tasks.map((task) => ({ task, ...viewTask(task) }));
}
