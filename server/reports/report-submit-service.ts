/** Filing a report: locked, checked, kept for ever with its hash and number, in one transaction. Of several attempts one succeeds. */
import { randomUUID } from 'node:crypto';
import { reportMessages } from '../../domain/api/messages/reports';
import type { ReportData, SubmitReportBody } from '../../domain/calls/report-tasks';
import type { Context, Form } from '../../domain/definition';
import { check } from '../../domain/filing/check';
import { runRules, standsInTheWay } from '../../domain/filing/rules';
import type { Fault } from '../../domain/filing/types';
import { REPORT_ROUTE } from '../../domain/reports/forms';
import { fillText, type Language } from '../../domain/text';
import { dayOf, yearOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Files } from '../files/files-service';
import { type FilledAnswers, readDraft } from '../filings/answers';
import { attachedFiles, fileFaults } from '../filings/file-faults';
import { inLanguage } from '../filings/filing-view';
import type { FilingsStore } from '../filings/filings-store';
import { assertPresentEdition } from '../filings/present-edition';
import { receiptNumber, snapshotOf } from '../filings/snapshot';
import { openForm } from './task-forms';
import { contextFor, statusOf } from './task-view';
import { assertFillable, conflict, type Tasks } from './tasks-service';
import type { TaskRow, TasksStore } from './tasks-store';

/** The series of receipt numbers: one for reports of every kind. */
const SERIES = 'report';

interface SubmitDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  store: TasksStore;
  receipts: Pick<FilingsStore, 'nextReceipt'>;
  files: Pick<Files, 'ofCompany'>;
  tasks: Pick<Tasks, 'view'>;
  inbox: Pick<Inbox, 'retire'>;
}

export function createReportSubmitting(deps: SubmitDeps) {
  const { db, clock, audit, store, receipts, files, tasks, inbox } = deps;

  async function faultsOf(
    row: TaskRow,
    form: Form,
    { filled }: FilledAnswers,
    ctx: Context,
  ): Promise<Fault[]> {
    const attached = attachedFiles(form, filled);
    const ids = attached.flatMap((each) => each.ids);
    const own = await files.ofCompany(row.companyId, ids);
    const failed = runRules(form, filled, ctx).filter(standsInTheWay);
    return [
      ...check(form, filled, ctx, 'submit'),
      ...fileFaults(attached, own),
      ...failed.map(({ id, path, message }) => ({ path, code: id, message })),
    ];
  }

  async function submitOnce(caller: Caller, id: string, body: SubmitReportBody, language: Language) {
    const now = clock();
    const row = assertFillable(caller, await store.lock(id), now);
    const { form, manifest, link, carried } = await openForm(store, row);
    assertPresentEdition(manifest, body.edition);
    if (body.version !== row.version) throw conflict(row);
    const ctx = contextFor(row, now);
    const given = readDraft(form, { ...body.data, ...carried }, ctx, { kind: '', link });
    const faults = await faultsOf(row, form, given, ctx);
    if (faults.length > 0)
      throw business(fillText(reportMessages.incomplete, { count: faults.length }), {
        missing: inLanguage(faults, language),
      });
    const warned = runRules(form, given.filled, ctx).filter(
      ({ level, outcome }) => level === 'warning' && outcome === 'failed',
    );
    const version = row.version + 1;
    const { name: company, creditCode: credit_code } = row.company;
    const paper = snapshotOf({
      program: manifest,
      form,
      filled: given.filled,
      ctx,
      filing: { id: row.id, version, company, credit_code },
      warnings: warned.map((warning) => ({
        rule: warning.id,
        confirmed: body.confirmed_warnings?.includes(warning.id) ?? false,
      })),
    });
    const n = await receipts.nextReceipt(SERIES, yearOf(now));
    const submission = {
      seq: (row.submission?.seq ?? 0) + 1,
      receiptNo: receiptNumber(manifest.receiptPrefix, dayOf(now), n),
      submittedAt: now,
      submittedBy: caller.name,
      late: row.submission ? row.submission.late : dayOf(now) > row.dueOn,
      sha256: paper.sha256,
    };
    const kept = { id: randomUUID(), taskId: row.id, companyId: row.companyId, snapshot: paper.text };
    await store.insertSubmission({ ...submission, ...kept });
    const change = {
      settled: 'submitted' as const,
      version,
      data: given.answers,
      edition: manifest.edition,
      opinion: null,
      correctionDueAt: null,
      updatedAt: now,
      updatedBy: caller.name,
    };
    await store.update(row.id, change);
    await audit.write({
      subjectKind: 'report',
      subjectId: row.id,
      companyId: row.companyId,
      action: 'report.submit',
      caller,
      fromStatus: statusOf(row, now),
      toStatus: change.settled,
      version,
      details: { receipt: submission.receiptNo, sha256: paper.sha256, late: submission.late },
    });
    await inbox.retire(row.companyId, `${REPORT_ROUTE}?id=${row.id}`);
    return { ...row, ...change, submission };
  }

  return {
    submit: (caller: Caller, id: string, body: SubmitReportBody, language: Language): Promise<ReportData> =>
      db.transaction(async () => {
        const row = await submitOnce(caller, id, body, language);
        return tasks.view(row, { caller, language, now: clock() });
      }),
  };
}
