/** Periodic reports of a company: what it owes, one of them to read, and its draft. A stale save never overwrites. */

import { reportMessages } from '../../domain/api/messages/reports';
import type { ReportTaskItem } from '../../domain/calls/report-item';
import type { ReportData, SaveReportBody } from '../../domain/calls/report-tasks';
import type { Program } from '../../domain/definition';
import type { Conflict } from '../../domain/filing/types';
import { byPressure, reportStatuses } from '../../domain/reports/status';
import { fillText, type Language } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { assertOwn, type Caller, companyOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { readDraft } from '../filings/answers';
import type { Asking } from '../filings/filing-view';
import { assertPresentEdition } from '../filings/present-edition';
import { assertMayFile } from '../filings/refusals';
import { answersOf, openForm } from './task-forms';
import { contextFor, itemOf, statusOf, viewOf } from './task-view';
import type { TaskRow, TasksStore } from './tasks-store';

/** One audit line per user and report in this time: autosave would fill the log. */
const LINE_EVERY_MS = 10 * 60_000;

interface TasksDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: readonly Program[];
  store: TasksStore;
}

/** Not open for changes: filed already (with its number), decided, or not yet to be filed. */
export function notEditable(row: TaskRow, now: Date) {
  const status = statusOf(row, now);
  const no = row.submission?.receiptNo;
  if (status === 'submitted' && no)
    return business(fillText(reportMessages.alreadySubmitted, { no }), { no });
  return business(fillText(reportMessages.notEditable, { status: reportStatuses[status] }), { status });
}

/** Somebody saved in the meantime: both sides are told, nothing is overwritten. */
export function conflict({ id, version, data, updatedBy, updatedAt }: TaskRow) {
  const told: Conflict = {
    conflict: true,
    id,
    version,
    theirs: data,
    updated_by: updatedBy,
    updated_at: updatedAt.toISOString(),
  };
  const by = updatedBy || reportMessages.byItself;
  return business(fillText(reportMessages.conflict, { by, at: minuteOf(updatedAt) }), told);
}

/** The caller's own report, open for changes, of a program that the caller files. */
export function assertFillable(caller: Caller, row: TaskRow | undefined, now: Date): TaskRow {
  const own = assertOwn(caller, row, 'report');
  assertMayFile(caller, own.program, 'report.file');
  if (!reportStatuses[statusOf(own, now)].editable) throw notEditable(own, now);
  return own;
}

export function createTasks({ db, clock, audit, programs, store }: TasksDeps) {
  async function view(row: TaskRow, asking: Asking, asSigned = false): Promise<ReportData> {
    const item = itemOf(row, asking, programs);
    if (!item) throw problems.notFound();
    const opened = await openForm(store, row);
    const isSigned = asSigned || !reportStatuses[item.status].editable;
    const answers = await answersOf(store, row, opened, { now: asking.now, asSigned: isSigned });
    const form = { ...opened.form, key: opened.manifest.key, edition: opened.manifest.edition };
    return viewOf({ row, item, form, answers, log: await audit.read('report', row.id) }, asking);
  }

  async function write(row: TaskRow, change: Parameters<TasksStore['saveVersion']>[2], caller: Caller) {
    const { id, companyId, version, saveLoggedAt, saveLoggedBy } = row;
    const isFresh = saveLoggedAt && change.updatedAt.getTime() - saveLoggedAt.getTime() < LINE_EVERY_MS;
    if (isFresh && saveLoggedBy === caller.userId) return store.saveVersion(id, version, change);
    return db.transaction(async () => {
      const line = { saveLoggedAt: change.updatedAt, saveLoggedBy: caller.userId };
      const isSaved = await store.saveVersion(id, version, { ...change, ...line });
      if (isSaved)
        await audit.write({
          subjectKind: 'report',
          subjectId: id,
          companyId,
          action: 'report.save',
          caller,
          version: version + 1,
        });
      return isSaved;
    });
  }

  /** Why a save that found the row changed cannot go on. */
  async function refusal(id: string, now: Date): Promise<Error> {
    const row = await store.find(id);
    if (!row) return problems.notFound();
    return reportStatuses[statusOf(row, now)].editable ? conflict(row) : notEditable(row, now);
  }

  return {
    view,

    /** Everything that the company owes and has filed, the most pressing first. */
    async due(caller: Caller, language: Language): Promise<ReportTaskItem[]> {
      const asking = { caller, language, now: clock() };
      const rows = await store.ofCompany(companyOf(caller));
      return rows.flatMap((row) => itemOf(row, asking, programs) ?? []).sort(byPressure);
    },

    async one(caller: Caller, id: string, language: Language): Promise<ReportData> {
      const row = assertOwn(caller, await store.find(id), 'report');
      return view(row, { caller, language, now: clock() });
    },

    async save(caller: Caller, save: SaveReportBody, language: Language): Promise<ReportData> {
      const now = clock();
      const row = assertFillable(caller, await store.find(save.id), now);
      const { form, manifest, link, carried } = await openForm(store, row);
      assertPresentEdition(manifest, save.edition);
      if (save.version !== row.version) throw await refusal(row.id, now);
      const { answers } = readDraft(form, { ...save.data, ...carried }, contextFor(row, now), {
        kind: '',
        link,
      });
      const change = { data: answers, edition: manifest.edition, updatedAt: now, updatedBy: caller.name };
      if (!(await write(row, change, caller))) throw await refusal(row.id, now);
      return view({ ...row, ...change, version: row.version + 1 }, { caller, language, now });
    },
  };
}

export type Tasks = ReturnType<typeof createTasks>;
