import { randomUUID } from 'node:crypto';
import type { Context, Form } from '../../domain/definition/index';
import { checkAnswers } from '../../domain/filing/check';
import type { FilingFault } from '../../domain/filing/fault-words';
import { createRuleFault, isBlockingSubmission, runRules } from '../../domain/filing/rules';
import type { ReportData, SubmitReportBody } from '../../domain/reports/calls';
import { reportMessages } from '../../domain/reports/messages';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingDay, getBeijingYear } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { business } from '../core/errors';
import { step } from '../core/steps/step';
import { findCompanyFiles, readFileRules } from '../files/files-service';
import { type FilledAnswers, readDraft } from '../filings/answers';
import { attachedFiles, fileFaults } from '../filings/file-faults';
import { inLanguage } from '../filings/filing-response';
import { assertPresentEdition } from '../filings/present-edition';
import { laterReceiptNumber, receiptNumber, type SignedSnapshot, snapshotOf } from '../filings/snapshot';
import type { ReportDeps } from './report-deps';
import { ownReport } from './report-steps';
import { manifestOf, type OpenedForm, openForm } from './task-forms';
import { contextFor } from './task-view';
import { reportView } from './tasks-service';
import type { TaskRow } from './tasks-store';

/** The series of receipt numbers: one for reports of every kind. */
const SERIES = 'report';

async function faultsOf(
  { files }: ReportDeps,
  row: TaskRow,
  form: Form,
  { filled }: FilledAnswers,
  ctx: Context,
): Promise<FilingFault[]> {
  const attached = attachedFiles(form, filled);
  const ids = attached.flatMap((each) => each.ids);
  const own = await findCompanyFiles(files, row.companyId, ids);
  const broken = runRules(form, filled, ctx).filter(isBlockingSubmission);
  return [
    ...checkAnswers(form, filled, ctx, 'submit'),
    ...fileFaults(attached, own, await readFileRules(files)),
    ...broken.map(createRuleFault),
  ];
}

/** The answers as they are filed; throws what is missing. */
async function readyToFile(
  deps: ReportDeps,
  row: TaskRow,
  { form, link, carried }: OpenedForm,
  data: SubmitReportBody['data'],
  ctx: Context,
  language: Language,
): Promise<FilledAnswers> {
  const given = readDraft(form, { ...data, ...carried }, ctx, { kind: '', link });
  const faults = await faultsOf(deps, row, form, given, ctx);
  if (faults.length > 0)
    throw business(fillText(reportMessages.incomplete, { count: faults.length }), {
      missing: inLanguage(faults, language),
    });
  return given;
}

function snapshotFor(
  row: TaskRow,
  { manifest, form }: OpenedForm,
  { filled }: FilledAnswers,
  ctx: Context,
  confirmed: readonly string[],
): SignedSnapshot {
  const { name: company, creditCode: credit_code } = row.company;
  const warned = runRules(form, filled, ctx).filter(
    ({ level, outcome }) => level === 'warning' && outcome === 'failed',
  );
  return snapshotOf({
    program: manifest,
    form,
    filled,
    ctx,
    filing: { id: row.id, version: row.version + 1, company, credit_code },
    warnings: warned.map(({ id }) => ({ rule: id, confirmed: confirmed.includes(id) })),
  });
}

async function keep(
  { receipts, tasks }: ReportDeps,
  row: TaskRow,
  prefix: string,
  { text, sha256 }: SignedSnapshot,
  submittedBy: string,
  now: Date,
) {
  const seq = (row.submission?.seq ?? 0) + 1;
  const nextNumber = async () =>
    receiptNumber(prefix, formatBeijingDay(now), await receipts.nextReceipt(SERIES, getBeijingYear(now)));
  const submission = {
    seq,
    receiptNo: row.submission ? laterReceiptNumber(row.submission.receiptNo, seq) : await nextNumber(),
    submittedAt: now,
    submittedBy,
    late: row.submission ? row.submission.late : formatBeijingDay(now) > row.dueOn,
    sha256,
  };
  const { id: taskId, companyId } = row;
  await tasks.insertSubmission({ ...submission, id: randomUUID(), taskId, companyId, snapshot: text });
  return submission;
}

/** Files a report: its answers are checked, and kept for ever with their hash and number. Of several attempts one succeeds. */
export function submitReport(
  deps: ReportDeps,
  caller: Caller,
  id: string,
  body: SubmitReportBody,
  language: Language,
): Promise<ReportData> {
  const request = {
    id,
    version: body.version,
    caller,
    action: 'submit' as const,
    async prepare(row: TaskRow) {
      assertPresentEdition(manifestOf(row), body.edition);
      return row;
    },
  };
  return deps.db.transaction(async () => {
    const filed = await step(deps, ownReport(deps), request, async (row, _move, now) => {
      const opened = await openForm(deps.tasks, row);
      const { manifest } = opened;
      const ctx = contextFor(row, now);
      const given = await readyToFile(deps, row, opened, body.data, ctx, language);
      const snapshot = snapshotFor(row, opened, given, ctx, body.confirmed_warnings ?? []);
      const submission = await keep(deps, row, manifest.receiptPrefix, snapshot, caller.name, now);
      return {
        change: {
          data: given.answers,
          edition: manifest.edition,
          opinion: null,
          correctionDueAt: null,
          updatedBy: caller.name,
        },
        row: { submission },
        details: { receipt: submission.receiptNo, sha256: submission.sha256, late: submission.late },
        facts: {},
      };
    });
    return reportView(deps, filed, { caller, language, now: deps.clock() });
  });
}
