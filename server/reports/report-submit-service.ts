import { randomUUID } from 'node:crypto';
import type { Answers, FormContext } from '../../domain/definition/index';
import { runRules } from '../../domain/filing/rules';
import type { ReportData, SubmitReportBody } from '../../domain/reports/calls';
import { reportMessages } from '../../domain/reports/messages';
import { fillText, type Language } from '../../domain/text';
import { getTrialKey, isTrialProgram, TRIAL_NUMBER_PREFIX } from '../../domain/trials/trial-key';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { readDraft } from '../filings/answers';
import { toPathMessages } from '../filings/filing-response';
import { assertPresentEdition } from '../filings/present-edition';
import {
  createSnapshot,
  numberSubmission,
  type SignedSnapshot,
  takeReceiptNumber,
} from '../filings/snapshot';
import { findSubmissionFaults } from '../filings/submission-faults';
import type { ReportDeps } from './report-deps';
import { createOwnReportSubject } from './report-steps';
import { getReportForm, loadTaskForm, type OpenedForm } from './task-forms';
import { createReportContext } from './task-view';
import { loadReportData } from './tasks-service';
import type { TaskRow } from './tasks-store';

/** Series of receipt numbers, shared by reports of every kind. */
const SERIES = 'report';

/** Prepares the answers as submitted, and their snapshot; throws the faults. */
async function prepareReport(
  { files }: ReportDeps,
  row: TaskRow,
  { manifest, form, link, carried }: OpenedForm,
  { data, confirmed_warnings: confirmed = [] }: SubmitReportBody,
  ctx: FormContext,
  language: Language,
): Promise<{ answers: Answers; snapshot: SignedSnapshot }> {
  const { answers, filled } = readDraft(form, { ...data, ...carried }, ctx, { kind: '', link });
  const rules = runRules(form, filled, ctx);
  const faults = await findSubmissionFaults(files, row.companyId, { form, filled, ctx }, rules);
  if (faults.length > 0)
    throw createRefusal(fillText(reportMessages.incomplete, { count: faults.length }), {
      missing: toPathMessages(faults, language),
    });
  const { name: company, creditCode: credit_code } = row.company;
  const filing = { id: row.id, version: row.version + 1, company, credit_code };
  const content = { program: manifest, form, filled, ctx, filing, rules, confirmed };
  return { answers, snapshot: createSnapshot(content) };
}

async function keep(
  { receipts, tasks }: ReportDeps,
  row: TaskRow,
  prefix: string,
  { text, sha256 }: SignedSnapshot,
  submittedBy: string,
  now: Date,
) {
  const takeNumber = () =>
    isTrialProgram(row.program)
      ? takeReceiptNumber(receipts, getTrialKey(SERIES), TRIAL_NUMBER_PREFIX + prefix, now)
      : takeReceiptNumber(receipts, SERIES, prefix, now);
  const submission = {
    ...(await numberSubmission(row.submission, takeNumber)),
    submittedAt: now,
    submittedBy,
    late: row.submission ? row.submission.late : formatBeijingDay(now) > row.dueOn,
    sha256,
  };
  const { id: taskId, companyId } = row;
  await tasks.insertSubmission({ ...submission, id: randomUUID(), taskId, companyId, snapshot: text });
  return submission;
}

/**
 * Submits a report: checks its answers, and stores them permanently with hash and receipt number. Of parallel attempts one
 * succeeds.
 */
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
      assertPresentEdition(getReportForm(row), body.edition);
      return row;
    },
  };
  return deps.db.transaction(async () => {
    const filed = await step(deps, createOwnReportSubject(deps), request, async (row, _move, now) => {
      const opened = await loadTaskForm(deps.tasks, row);
      const { manifest } = opened;
      const ctx = createReportContext(row, now);
      const { answers, snapshot } = await prepareReport(deps, row, opened, body, ctx, language);
      const submission = await keep(deps, row, manifest.receiptPrefix, snapshot, caller.name, now);
      return {
        change: {
          data: answers,
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
    return loadReportData(deps, filed, { caller, language, now: deps.clock() });
  });
}
