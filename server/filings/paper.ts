/** The paper of a submission: what is kept for ever, its hash, and how it differs from the one before. */
import { createHash } from 'node:crypto';
import { canonicalJson, type SubmittedForm, snapshot } from '../../domain/filing/snapshot';
import type { Answers, AnswerValue, Context, Form, Program } from '../../domain/programs/define';

interface Signed {
  program: Program;
  form: Form;
  filled: Answers;
  ctx: Context;
  filing: { id: string; version: number; company: string; credit_code: string };
  /** Warnings that stood when it was submitted, and whether the filer said to have read them. */
  warnings: { rule: string; confirmed: boolean }[];
}

export interface Paper {
  text: string;
  sha256: string;
}

export function paperOf({ program, form, filled, ctx, filing, warnings }: Signed): Paper {
  const submitted = JSON.parse(snapshot(program, form, filled, ctx)) as SubmittedForm;
  const text = canonicalJson({ ...submitted, filing, warnings });
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** `GZ20260610-000001`: the program, the day in Asia/Shanghai, and a number that runs through the year. */
export const receiptNumber = (prefix: string, day: string, n: number): string =>
  `${prefix}${day.replaceAll('-', '')}-${String(n).padStart(6, '0')}`;

/** Every value of a paper by its path; rows by their identity where they have one, so that moved rows stay themselves. */
function valuesOf(paper: string): Map<string, AnswerValue> {
  const { sections } = JSON.parse(paper) as SubmittedForm;
  const entries = sections.flatMap(({ key, kind, rows }) =>
    rows.flatMap(({ row, values }, i) => {
      const place = kind === 'table' || kind === 'yearly' ? `${key}[${row ?? i}]` : key;
      return Object.entries(values).map(([field, { value }]) => [`${place}.${field}`, value] as const);
    }),
  );
  return new Map(entries);
}

export interface Change {
  path: string;
  before: AnswerValue;
  after: AnswerValue;
}

/** What was changed from one submission to the next. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
