/**
 * Answering what a returned filing is to be corrected in. Each answer names the one that it was made from: of two people
 * who answer the same correction, the second is told of the first. The answers of the form keep a version of their own, so
 * that nobody's draft becomes stale by it.
 */

import { correctionMessages } from '../../domain/api/messages/corrections';
import type { AnswerCorrectionBody } from '../../domain/calls/corrections';
import type { Program } from '../../domain/definition';
import { correctionStates, stateOf } from '../../domain/filing/corrections';
import { transitionFor } from '../../domain/filing/status';
import type { Correction } from '../../domain/filing/types';
import { fillText } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, type Problem, problems } from '../core/errors';
import type { FilingRow, FilingsStore } from './filings-store';
import { assertInCorrectionTime, assertMayFile, withStatus } from './refusals';

type CorrectingDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & { programs: Program[]; store: FilingsStore };

/** Sent again because the answer was lost: it stands already. */
const isSaid = (standing: Correction, { state, remark = '' }: AnswerCorrectionBody): boolean =>
  standing.version > 0 && stateOf(standing) === state && (standing.answer?.remark ?? '') === remark;

function stale(standing: Correction): Problem {
  const { answer } = standing;
  const text = answer
    ? fillText(correctionMessages.stale, { by: answer.by, state: correctionStates[answer.state] })
    : correctionMessages.staleOpen;
  return business(text, { conflict: true, correction: standing });
}

function answered(asked: Correction, body: AnswerCorrectionBody, by: string, now: Date): Correction {
  const { state, remark = '' } = body;
  const version = asked.version + 1;
  if (state === 'open') return { ...asked, version, resolved: false, answer: null };
  return { ...asked, version, resolved: true, answer: { state, remark, by, at: now.toISOString() } };
}

export function createCorrecting({ db, clock, audit, programs, store }: CorrectingDeps) {
  function assertOpen(caller: Caller, row: FilingRow, now: Date): Program {
    const program = programs.find(({ key }) => key === row.program);
    if (!program) throw problems.notFound();
    assertMayFile(caller, program.key, 'filing.edit');
    if (!transitionFor('answer_correction', row.status))
      throw business(withStatus(correctionMessages.notReturned, row));
    assertInCorrectionTime(row, now);
    return program;
  }

  async function put(caller: Caller, row: FilingRow, next: Correction): Promise<FilingRow> {
    const returned = row.returned.map((each) => (each.id === next.id ? next : each));
    await store.update(row.id, { returned, updatedAt: row.updatedAt, updatedBy: row.updatedBy });
    await audit.write({
      subjectKind: 'filing',
      subjectId: row.id,
      companyId: row.companyId,
      action: 'answer_correction',
      caller,
      fromStatus: row.status,
      toStatus: row.status,
      version: row.version,
      comment: next.answer?.remark || null,
      details: { correction: { path: next.path, comment: next.comment, state: stateOf(next) } },
    });
    return { ...row, returned };
  }

  async function answerLocked(caller: Caller, id: string, body: AnswerCorrectionBody) {
    const now = clock();
    const row = assertOwn(caller, await store.lock(id), 'filing');
    const program = assertOpen(caller, row, now);
    const standing = row.returned.find((each) => each.id === body.correction);
    if (!standing) throw problems.notFound();
    if (isSaid(standing, body)) return { program, row };
    if (standing.version !== body.version) throw stale(standing);
    return { program, row: await put(caller, row, answered(standing, body, caller.name, now)) };
  }

  return {
    /** Gives the filing as it stands then. */
    answer(
      caller: Caller,
      id: string,
      body: AnswerCorrectionBody,
    ): Promise<{ program: Program; row: FilingRow }> {
      if (body.state === 'answered' && !body.remark) throw business(correctionMessages.remarkMissing);
      return db.transaction(() => answerLocked(caller, id, body));
    },
  };
}

export type Correcting = ReturnType<typeof createCorrecting>;
