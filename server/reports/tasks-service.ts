/** Periodic reports of a company: the list of what it owes, one report, and its draft. */
import type { ChangeBody } from '../../domain/filing/calls';
import { computeAnswers, selectComputedAnswers } from '../../domain/filing/compute';
import { addRowIds } from '../../domain/filing/rows';
import type { ReportData, SaveReportBody } from '../../domain/reports/calls';
import type { ReportTaskItem } from '../../domain/reports/report-shapes';
import { compareByUrgency, reportStatuses } from '../../domain/reports/status';
import type { Language } from '../../domain/text';
import { assertOwn, type Caller, isOwn, requireCompanyId } from '../core/access';
import { problems } from '../core/errors';
import { saveDraft } from '../core/steps/draft';
import {
  diffComputedSections,
  type FilledAnswers,
  readChanges,
  readDraft,
  withChanges,
} from '../filings/answers';
import type { ChangedDraft, ViewContext } from '../filings/filing-response';
import { assertPresentEdition } from '../filings/present-edition';
import type { ReportDeps } from './report-deps';
import { assertFillable, createReportNotEditable, createStaleReportProblem } from './report-steps';
import { getReportForm, loadReportAnswers, loadTaskForm, type OpenedForm } from './task-forms';
import { createReportContext, getReportStatus, toReportData, toTaskItem } from './task-view';
import type { DraftChange, TaskRow } from './tasks-store';

export async function loadReportData(
  { programs, tasks, audit }: Pick<ReportDeps, 'programs' | 'tasks' | 'audit'>,
  row: TaskRow,
  asking: ViewContext,
  asSigned = false,
): Promise<ReportData> {
  const item = toTaskItem(row, asking, programs);
  if (!item) throw problems.notFound();
  const opened = await loadTaskForm(tasks, row);
  const isSigned = asSigned || !reportStatuses[item.status].editable;
  const answers = await loadReportAnswers(tasks, row, opened, { now: asking.now, asSigned: isSigned });
  const { before } = opened;
  const form = { ...opened.form, key: opened.manifest.key, edition: opened.manifest.edition };
  return toReportData({ row, item, form, before, answers, log: await audit.read('report', row.id) }, asking);
}

/** Lists owed and filed reports of the company, most urgent first. */
export async function listDueReports(
  { clock, tasks, programs }: Pick<ReportDeps, 'clock' | 'tasks' | 'programs'>,
  caller: Caller,
  language: Language,
): Promise<ReportTaskItem[]> {
  const asking = { caller, language, now: clock() };
  const rows = (await tasks.ofCompany(requireCompanyId(caller))).filter((row) => isOwn(caller, row));
  return rows.flatMap((row) => toTaskItem(row, asking, programs) ?? []).sort(compareByUrgency);
}

export async function loadReport(
  deps: ReportDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ReportData> {
  const row = assertOwn(caller, await deps.tasks.find(id), 'report');
  return loadReportData(deps, row, { caller, language, now: deps.clock() });
}

/** Stores the answers; returns the row afterwards. */
async function store(
  deps: ReportDeps,
  caller: Caller,
  row: TaskRow,
  { answers }: FilledAnswers,
  now: Date,
): Promise<TaskRow> {
  const { id, companyId, version } = row;
  const { edition } = getReportForm(row);
  const change: DraftChange = { data: answers, edition, updatedAt: now, updatedBy: caller.name };
  const line = {
    subjectKind: 'report',
    subjectId: id,
    companyId,
    action: 'report.save' as const,
    caller,
    version: version + 1,
  };
  const isStored = await saveDraft(deps, {
    row,
    caller,
    now,
    lines: [line],
    store: (log) => deps.tasks.saveVersion(id, version, { ...change, ...log }),
  });
  if (!isStored) throw await createSaveRefusal(deps, id, now);
  return { ...row, ...change, data: answers, version: version + 1 };
}

/** Refusal of a save whose row has changed. */
async function createSaveRefusal({ tasks }: ReportDeps, id: string, now: Date): Promise<Error> {
  const row = await tasks.find(id);
  if (!row) return problems.notFound();
  return reportStatuses[getReportStatus(row, now)].editable
    ? createStaleReportProblem(row)
    : createReportNotEditable(row, now);
}

/** Loads the report to be saved and its form; throws if the save is refused whatever its answers are. */
async function loadSavableReport(
  deps: ReportDeps,
  caller: Caller,
  { id, version, edition }: Pick<SaveReportBody, 'id' | 'version' | 'edition'>,
  now: Date,
): Promise<{ row: TaskRow; opened: OpenedForm }> {
  const row = assertFillable(caller, await deps.tasks.find(id), now);
  const opened = await loadTaskForm(deps.tasks, row);
  assertPresentEdition(opened.manifest, edition);
  if (version !== row.version) throw await createSaveRefusal(deps, id, now);
  return { row, opened };
}

export async function saveReport(
  deps: ReportDeps,
  caller: Caller,
  save: SaveReportBody,
  language: Language,
): Promise<ReportData> {
  const now = deps.clock();
  const { row, opened } = await loadSavableReport(deps, caller, save, now);
  const { form, link, carried } = opened;
  const read = readDraft(form, { ...save.data, ...carried }, createReportContext(row, now), {
    kind: '',
    link,
  });
  return loadReportData(deps, await store(deps, caller, row, read, now), { caller, language, now });
}

/** Applies changes to the current answers of a report, which include those of the approval from the start. */
export async function changeReport(
  deps: ReportDeps,
  caller: Caller,
  id: string,
  { changes, ...given }: ChangeBody,
): Promise<ChangedDraft> {
  const now = deps.clock();
  const { row, opened } = await loadSavableReport(deps, caller, { id, ...given }, now);
  const { form, link } = opened;
  const ctx = createReportContext(row, now);
  const before = addRowIds(
    form.sections,
    await loadReportAnswers(deps.tasks, row, opened, { now, asSigned: false }),
  );
  const changed = withChanges(form, before, changes);
  const read = readChanges(form, changed, ctx, { kind: '', link });
  const stored = await store(deps, caller, row, read, now);
  const computed = diffComputedSections(
    selectComputedAnswers(form, computeAnswers(form, before, ctx)),
    read.computed,
  );
  return { ...read, row: stored, computed };
}
