/** Form of a report, and its answers including those taken over from the approval. */

import type { Answers, Form, FormContext } from '../../domain/definition';
import {
  applyLinkedValues,
  type LinkedFilingTarget,
  readSubmittedAnswers,
} from '../../domain/filing/linked-filings';
import { prefillAnswers } from '../../domain/filing/prefill';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { addYearBefore, selectRowsOfYearBefore } from '../../domain/filing/year-before';
import { findReportTask, findTaskForm, getFilingYear } from '../../domain/programs/reports';
import { APPROVAL, type ReportForm } from '../../domain/reports/report-form';
import { getMilestoneDay } from '../../domain/reports/schedule';
import { problems } from '../core/errors';
import { createReportContext } from './task-view';
import type { TaskRow, TasksStore } from './tasks-store';

export interface OpenedForm {
  manifest: ReportForm;
  form: Form;
  link: LinkedFilingTarget;
  /** Sections taken over from the approved filing unchanged. */
  carried: Answers;
  /** Rows of the previous year in yearly tables, from the approved filing. */
  before: Answers;
  /** Initial answers of a report. */
  fresh(ctx: FormContext): Answers;
}

const readMilestoneDay = (row: TaskRow): string | null => {
  const task = row.about ? findReportTask(row) : undefined;
  return task ? getMilestoneDay(task.schedule, row.openOn) : null;
};

const createLinkTarget = (row: TaskRow): LinkedFilingTarget => ({
  program: APPROVAL,
  isNew: false,
  filing: {
    facts: {
      no: row.approval?.projectNo,
      name: row.name,
      start: row.start,
      end: row.end,
      grant_approved: row.approval?.grant,
      milestone: row.about,
      milestone_day: readMilestoneDay(row),
    },
    answers: {},
  },
});

/** Initial rows of lists that continue from year to year: those of the approved filing. */
function selectLists(form: Form, approved: Answers): Answers {
  const keys = form.sections.flatMap((section) =>
    section.kind === 'table' && !section.fixedRows ? [section.key] : [],
  );
  return Object.fromEntries(keys.flatMap((key) => (approved[key] ? [[key, approved[key]]] : [])));
}

/** Form of a report in the edition that its approval follows. */
export function getReportForm(row: TaskRow): ReportForm {
  const task = findReportTask(row);
  const manifest = task && findTaskForm(row, task);
  if (!manifest) throw problems.notFound();
  return manifest;
}

export async function loadTaskForm(
  store: Pick<TasksStore, 'approvedAnswers'>,
  row: TaskRow,
): Promise<OpenedForm> {
  const manifest = getReportForm(row);
  const loaded = await manifest.load();
  const link = createLinkTarget(row);
  const { carries } = manifest;
  const isYearly = loaded.sections.some(({ kind }) => kind === 'yearly');
  const isAsked = carries.length > 0 || isYearly;
  const approved = isAsked && row.filingId ? await store.approvedAnswers(row.filingId) : {};
  const before = selectRowsOfYearBefore(loaded, approved, getFilingYear(row));
  const form = addYearBefore(loaded, before);
  const carried = Object.fromEntries(
    form.sections.flatMap((section) => {
      const given = approved[section.key];
      if (!carries.includes(section.key) || section.kind !== 'fields' || !given || Array.isArray(given))
        return [];
      return [[section.key, Object.fromEntries(section.fields.map(({ key }) => [key, given[key]]))]];
    }),
  ) as Answers;
  const linked = { [APPROVAL]: link.filing };
  return {
    manifest,
    form,
    link,
    carried,
    before,
    fresh: (ctx) => ({
      ...prefillAnswers(form, {}, ctx, { linked }),
      ...(carries.length > 0 && selectLists(form, approved)),
      ...carried,
    }),
  };
}

/** Current answers: those of the latest submission if `asSigned`, else the draft. */
export async function loadReportAnswers(
  store: Pick<TasksStore, 'latestSnapshot'>,
  row: TaskRow,
  opened: OpenedForm,
  { now, asSigned }: { now: Date; asSigned: boolean },
): Promise<Answers> {
  const snapshot = asSigned && row.submission ? await store.latestSnapshot(row.id) : undefined;
  if (snapshot) return readSubmittedAnswers(JSON.parse(snapshot) as SubmittedForm);
  if (row.version === 1) return opened.fresh(createReportContext(row, now));
  return { ...applyLinkedValues(opened.form, row.data, opened.link), ...opened.carried };
}
