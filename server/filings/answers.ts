/** Between the wire, the engine and the row: what of the answers is kept, and what follows from them. */

import { withRecord } from '../../domain/company/record';
import type { Answers, Context, Form } from '../../domain/definition';
import { check } from '../../domain/filing/check';
import { compute, inputsOf } from '../../domain/filing/compute';
import { overruled } from '../../domain/filing/following';
import { normaliseAnswers } from '../../domain/filing/input';
import { withKind } from '../../domain/filing/kind';
import { type Link, withLinked } from '../../domain/filing/link-values';
import { excesses } from '../../domain/filing/measure';
import type { Fault } from '../../domain/filing/messages';
import type { Profile } from '../../domain/filing/prefill';
import { failure } from '../core/errors';

/** Answers as they are kept, and with everything that follows from them. */
export interface FilledAnswers {
  answers: Answers;
  filled: Answers;
}

/** Answers decided elsewhere: the kind, the company's record, and the filing that is continued. */
export interface Decided {
  kind: string;
  /** Absent for forms that ask nothing of it. */
  record?: Profile;
  link?: Link | undefined;
}

/** Answers as they were read from a request. */
export interface ReadAnswers extends FilledAnswers {
  /** Answers that came in otherwise than they are decided elsewhere. */
  overruled: Fault[];
}

/** `today` is a day in Asia/Shanghai. */
export const contextOf = (batchYear: number, today: string): Context => ({ batchYear, today, settings: {} });

const given = (data: Record<string, unknown>): Answers =>
  Object.fromEntries(Object.entries(data).filter(([, section]) => section !== null)) as Answers;

/** Code -1, a line per fault; `faults` says where they are. */
const notFit = (faults: Fault[]) =>
  failure(
    faults.map(({ path, message }) => ({ zh: `${message.zh}（${path}）`, en: `${message.en} (${path})` })),
    { faults: faults.map(({ path, code }) => ({ path, code })) },
  );

/** Inputs of a draft: however incomplete, but each of the right type and size. Computed values are not kept. */
export function readDraft(
  form: Form,
  data: Record<string, unknown>,
  ctx: Context,
  { kind, record, link }: Decided,
): ReadAnswers {
  const tooMuch = excesses(form, given(data));
  if (tooMuch.length > 0) throw notFit(tooMuch);
  const came = normaliseAnswers(form, inputsOf(form, given(data)));
  const ofKind = withKind(form, came, kind);
  const ofCompany = record ? withRecord(form, ofKind, record) : ofKind;
  const answers = link ? withLinked(form, ofCompany, link) : ofCompany;
  const filled = compute(form, answers, ctx);
  const faults = check(form, filled, ctx, 'draft');
  if (faults.length > 0) throw notFit(faults);
  return { answers, filled, overruled: overruled(form, came, answers) };
}
