/** Periodic reports of a company: the list of what it owes, one report, and its draft. */
import type { ReportTaskItem } from '../../domain/calls/report-item';
import type { ReportData, SaveReportBody } from '../../domain/calls/report-tasks';
import { byPressure, reportStatuses } from '../../domain/reports/status';
import type { Language } from '../../domain/text';
import { assertOwn, type Caller, companyOf } from '../core/access';
import { problems } from '../core/errors';
import { saveDraft } from '../core/steps/draft';
import { readDraft } from '../filings/answers';
import type { Asking } from '../filings/filing-view';
import { assertPresentEdition } from '../filings/present-edition';
import type { ReportParts } from './report-parts';
import { assertFillable, notEditable, staleDraft } from './report-steps';
import { answersOf, openForm } from './task-forms';
import { contextFor, itemOf, statusOf, viewOf } from './task-view';
import type { DraftChange, TaskRow } from './tasks-store';

export async function reportView(
  { programs, tasks, audit }: Pick<ReportParts, 'programs' | 'tasks' | 'audit'>,
  row: TaskRow,
  asking: Asking,
  asSigned = false,
): Promise<ReportData> {
  const item = itemOf(row, asking, programs);
  if (!item) throw problems.notFound();
  const opened = await openForm(tasks, row);
  const isSigned = asSigned || !reportStatuses[item.status].editable;
  const answers = await answersOf(tasks, row, opened, { now: asking.now, asSigned: isSigned });
  const form = { ...opened.form, key: opened.manifest.key, edition: opened.manifest.edition };
  return viewOf({ row, item, form, answers, log: await audit.read('report', row.id) }, asking);
}

/** Everything that the company owes and has filed, the most pressing first. */
export async function reportsDue(
  { clock, tasks, programs }: Pick<ReportParts, 'clock' | 'tasks' | 'programs'>,
  caller: Caller,
  language: Language,
): Promise<ReportTaskItem[]> {
  const asking = { caller, language, now: clock() };
  const rows = await tasks.ofCompany(companyOf(caller));
  return rows.flatMap((row) => itemOf(row, asking, programs) ?? []).sort(byPressure);
}

export async function oneReport(
  parts: ReportParts,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ReportData> {
  const row = assertOwn(caller, await parts.tasks.find(id), 'report');
  return reportView(parts, row, { caller, language, now: parts.clock() });
}

function write(parts: ReportParts, row: TaskRow, change: DraftChange, caller: Caller): Promise<boolean> {
  const { id, companyId, version } = row;
  const line = {
    subjectKind: 'report',
    subjectId: id,
    companyId,
    action: 'report.save' as const,
    caller,
    version: version + 1,
  };
  return saveDraft(parts, {
    row,
    caller,
    now: change.updatedAt,
    lines: [line],
    store: (log) => parts.tasks.saveVersion(id, version, { ...change, ...log }),
  });
}

/** The answer to a save that found the row changed. */
async function refusal({ tasks }: ReportParts, id: string, now: Date): Promise<Error> {
  const row = await tasks.find(id);
  if (!row) return problems.notFound();
  return reportStatuses[statusOf(row, now)].editable ? staleDraft(row) : notEditable(row, now);
}

export async function saveReport(
  parts: ReportParts,
  caller: Caller,
  save: SaveReportBody,
  language: Language,
): Promise<ReportData> {
  const { tasks } = parts;
  const now = parts.clock();
  const row = assertFillable(caller, await tasks.find(save.id), now);
  const { form, manifest, link, carried } = await openForm(tasks, row);
  assertPresentEdition(manifest, save.edition);
  if (save.version !== row.version) throw await refusal(parts, row.id, now);
  const { answers } = readDraft(form, { ...save.data, ...carried }, contextFor(row, now), { kind: '', link });
  const change = { data: answers, edition: manifest.edition, updatedAt: now, updatedBy: caller.name };
  if (!(await write(parts, row, change, caller))) throw await refusal(parts, row.id, now);
  return reportView(parts, { ...row, ...change, version: row.version + 1 }, { caller, language, now });
}
