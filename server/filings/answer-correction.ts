/**
 * Answering the corrections of a returned filing. Each correction has a version, and an answer names the version that it is based
 * on: if two people answer the same correction, the second gets the first answer as a conflict. The version of the filing is
 * unchanged, so that nobody's draft becomes stale.
 */

import type { AnswerCorrectionBody } from '../../domain/filing/correction-calls';
import { correctionStates, getCorrectionState } from '../../domain/filing/corrections';
import { correctionMessages } from '../../domain/filing/messages';
import type { Correction } from '../../domain/filing/types';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import { createConflict, createRefusal, type Problem, problems } from '../core/errors';
import { step } from '../core/steps/step';
import { createOwnFilingSubject, type FilingStepDeps } from './filing-steps';
import type { PresentRow } from './present-edition';
import { assertInCorrectionTime } from './refusals';

/** True for a repeated answer whose reply was lost. */
const isRepeated = (present: Correction, { state, remark = '' }: AnswerCorrectionBody): boolean =>
  present.version > 0 && getCorrectionState(present) === state && (present.answer?.remark ?? '') === remark;

function createStaleCorrection(present: Correction): Problem {
  const { answer } = present;
  const text = answer
    ? fillText(correctionMessages.stale, { by: answer.by, state: correctionStates[answer.state] })
    : correctionMessages.staleOpen;
  return createConflict(text, { correction: present });
}

function answerOneCorrection(
  asked: Correction,
  body: AnswerCorrectionBody,
  by: string,
  now: Date,
): Correction {
  const { state, remark = '' } = body;
  const version = asked.version + 1;
  if (state === 'open') return { ...asked, version, resolved: false, answer: null };
  return { ...asked, version, resolved: true, answer: { state, remark, by, at: now.toISOString() } };
}

/** Answers a correction; returns the filing afterwards. */
export function answerCorrection(
  deps: FilingStepDeps,
  caller: Caller,
  id: string,
  body: AnswerCorrectionBody,
): Promise<PresentRow> {
  if (body.state === 'answered' && !body.remark) throw createRefusal(correctionMessages.remarkMissing);
  const request = { id, caller, action: 'answer_correction' as const };
  return step(deps, createOwnFilingSubject(deps), request, async (row, _move, now) => {
    assertInCorrectionTime(row, now);
    const present = row.returned.find((each) => each.id === body.correction);
    if (!present) throw problems.notFound();
    if (isRepeated(present, body)) return null;
    if (present.version !== body.version) throw createStaleCorrection(present);
    const next = answerOneCorrection(present, body, caller.name, now);
    const returned = row.returned.map((each) => (each.id === next.id ? next : each));
    await deps.filings.putCorrections(row.id, returned);
    return {
      change: null,
      row: { returned },
      comment: next.answer?.remark,
      details: { correction: { path: next.path, comment: next.comment, state: getCorrectionState(next) } },
    };
  });
}
