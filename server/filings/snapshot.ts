/** Snapshot of a submission: its permanent content, its hash, and the changes from the previous one. */
import { createHash } from 'node:crypto';
import type { RecordDifference } from '../../domain/company/record';
import type { Answers, Form, FormContext, Program } from '../../domain/definition';
import { listSnapshotChanges, toLoggedChange } from '../../domain/filing/changes';
import type { RuleResult } from '../../domain/filing/rule-words';
import { settleSubmittedRules } from '../../domain/filing/server-verdicts';
import {
  createSnapshotText,
  type SubmittedForm,
  type SubmittedVerdict,
  toCanonicalJson,
} from '../../domain/filing/snapshot';
import type { DocumentAgent } from '../../domain/mandates/mandate';
import { formatBeijingDay, getBeijingYear } from '../../domain/windows/calendar';
import type { DocumentSignature } from '../../domain/workflow/signatories';
import type { AnsweredQuestion } from './figures-service';

interface SnapshotContent {
  program: Program;
  form: Form;
  filled: Answers;
  ctx: FormContext;
  filing: { id: string; version: number; company: string; credit_code: string };
  /** Results of the rules, those of the server among them. */
  rules?: readonly RuleResult[];
  /** Ids of the warnings that the filer confirmed having read. */
  confirmed?: readonly string[];
  /** Answers that differed from the company's record. */
  differences?: RecordDifference[];
  /** Figures that differ from the company's other filings, with its reasons. */
  questions?: AnsweredQuestion[];
  /** Signatures of the company's people. */
  signatures?: DocumentSignature[];
  /** Agent who submits for the company under a mandate. */
  agent?: DocumentAgent | null;
}

export interface SignedSnapshot {
  text: string;
  sha256: string;
}

const listWarned = (rules: readonly RuleResult[]): readonly RuleResult[] =>
  rules.filter(({ level, outcome }) => level === 'warning' && outcome === 'failed');

/** The verdict of the server on a rule that the form alone cannot judge. */
function settleVerdict(verdict: SubmittedVerdict, rules: readonly RuleResult[]): SubmittedVerdict {
  if (verdict.outcome !== 'server') return verdict;
  const { outcome, message, figure } = rules.find(({ id }) => id === verdict.id) ?? verdict;
  return { ...verdict, outcome, message, figure };
}

export function createSnapshot({
  program,
  form,
  filled,
  ctx,
  filing,
  rules = [],
  confirmed = [],
  differences = [],
  questions = [],
  signatures = [],
  agent = null,
}: SnapshotContent): SignedSnapshot {
  const submitted = JSON.parse(createSnapshotText(program, form, filled, ctx)) as SubmittedForm;
  const settled = settleSubmittedRules(form, rules, []);
  const verdicts = submitted.verdicts?.map((verdict) => settleVerdict(verdict, settled));
  const warnings = listWarned(rules).map(({ id }) => ({ rule: id, confirmed: confirmed.includes(id) }));
  const more = {
    ...(differences.length > 0 && { differences }),
    ...(questions.length > 0 && { figures: questions }),
    ...(signatures.length > 0 && { signatures }),
    ...(agent && { agent }),
  };
  const text = toCanonicalJson({ ...submitted, verdicts, filing, warnings, ...more });
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** `GZ20260610-000001`: prefix of the program, day in Asia/Shanghai, and the number within the year. */
export const formatReceiptNumber = (prefix: string, day: string, n: number): string =>
  `${prefix}${day.replaceAll('-', '')}-${String(n).padStart(6, '0')}`;

interface ReceiptCounter {
  nextReceipt(series: string, year: number): Promise<number>;
}

/** Takes the next receipt number of a series. A rollback returns it, so that numbers have no gaps. */
export const takeReceiptNumber = async (
  receipts: ReceiptCounter,
  series: string,
  prefix: string,
  now: Date,
): Promise<string> =>
  formatReceiptNumber(prefix, formatBeijingDay(now), await receipts.nextReceipt(series, getBeijingYear(now)));

/**
 * Number of a submission. A later one of the same filing keeps the receipt number of the first and appends its sequence number:
 * `GZ20260610-000001-2`.
 */
export async function numberSubmission(
  former: { seq: number; receiptNo: string } | null,
  takeNumber: () => Promise<string>,
): Promise<{ seq: number; receiptNo: string }> {
  if (!former) return { seq: 1, receiptNo: await takeNumber() };
  const seq = former.seq + 1;
  return { seq, receiptNo: `${former.receiptNo.replace(/(-\d{6})-\d+$/, '$1')}-${seq}` };
}

/** Changes from one submission to the next, as stored in the audit log. */
export const diffSnapshots = (before: string, after: string) =>
  listSnapshotChanges(JSON.parse(before) as SubmittedForm, JSON.parse(after) as SubmittedForm).map(
    toLoggedChange,
  );
