/** The company's side of appeals: whether a decision can be appealed against, and submitting the appeal. */

import { randomUUID } from 'node:crypto';
import { hasRight, mayFileProgram } from '../../domain/accounts/roles';
import {
  APPEAL_ANSWER_DAYS,
  appealFiles,
  computeAppealDeadline,
  findAppealableDecision,
  findAppealJudgeRefusal,
  findAppealRefusal,
  readAppealDeadline,
} from '../../domain/appeals/appeal';
import type { OwnAppeal, OwnAppeals, SentAppeal } from '../../domain/appeals/calls';
import { appealMessages } from '../../domain/appeals/messages';
import { OFFICE_PREFIXES } from '../../domain/filing/number-prefixes';
import { getActionWords } from '../../domain/filing/outcome';
import type { FilingStatus } from '../../domain/filing/status';
import type { MessageParameters } from '../../domain/inbox/messages';
import { getTrialKey, isTrialProgram, TRIAL_NUMBER_PREFIX } from '../../domain/trials/trial-key';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { computeWorkingDeadline } from '../../domain/windows/working-days';
import { readWorkCalendar } from '../calendar/calendar-service';
import { assertOwn, type Caller } from '../core/access';
import { listDeciders } from '../core/db/accounts';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { createOwnFilingSubject, getFilingName, getFilingProgram } from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import { readNamedFiles } from '../filings/named-files';
import { takeReceiptNumber } from '../filings/snapshot';
import type { AppealDeps } from './appeal-deps';
import type { OwnRow } from './appeals-store';

const SERIES = 'appeal';
const LINK = '/review/appeals';

type Head = Pick<FilingRow, 'id' | 'status' | 'program'>;

export const toOwnAppeal = (row: OwnRow): Omit<OwnAppeal, 'letter'> => ({
  no: row.no,
  status: row.status,
  decision: row.decision,
  decided_at: row.decidedAt.toISOString(),
  reason: row.reason,
  files: row.files,
  sent_at: row.createdAt.toISOString(),
  sent_by: row.sentBy,
  due_at: row.dueAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

/** The filing's present decision, the deadline for an appeal against it, and the reason why it cannot be appealed against. */
async function findDecisionToAppeal({ db, audit, store }: AppealDeps, { id, status }: Head, now: Date) {
  const appeals = await store.ofFiling(id);
  const log = await audit.read('filing', id);
  const decision = findAppealableDecision(log, status as FilingStatus);
  const until =
    decision &&
    computeAppealDeadline(
      { at: decision.at, appealUntil: readAppealDeadline(decision.details) },
      await readWorkCalendar({ db }),
    );
  const isAppealed = appeals.some(({ decisionId }) => decisionId === decision?.id);
  return { appeals, log, decision, until, refusal: findAppealRefusal(until, isAppealed, now) };
}

async function loadOwnAppeals(deps: AppealDeps, caller: Caller, row: Head): Promise<OwnAppeals> {
  const { appeals, log, decision, until, refusal } = await findDecisionToAppeal(deps, row, deps.clock());
  const findLetter = ({ no, answer }: OwnRow) => {
    const line = answer === null ? undefined : log.findLast(({ details }) => details?.appeal_no === no);
    return line ? { id: line.id, action: line.action } : null;
  };
  return {
    decision:
      decision && until
        ? { action: decision.action, at: decision.at.toISOString(), until: until.toISOString() }
        : null,
    may: refusal === null && hasRight(caller, 'filing.appeal') && mayFileProgram(caller, row.program),
    appeals: appeals.map((appeal) => ({ ...toOwnAppeal(appeal), letter: findLetter(appeal) })),
  };
}

export async function readAppeals(deps: AppealDeps, caller: Caller, id: string): Promise<OwnAppeals> {
  return loadOwnAppeals(deps, caller, assertOwn(caller, await deps.filings.head(id), 'filing'));
}

interface AppealNotice {
  row: FilingRow;
  decidedBy: readonly string[];
  params: MessageParameters;
}

/**
 * Notifies the officers who may decide the appeal; where there are none, all with the right to decide, so that they
 * arrange for one.
 */
async function notifyDeciders(
  { inbox, db }: AppealDeps,
  { row, decidedBy, params }: AppealNotice,
): Promise<void> {
  const all = await listDeciders(db, row.program);
  const able = all.filter(({ userId }) => !findAppealJudgeRefusal(decidedBy, userId));
  const template = able.length > 0 ? 'appeal_received' : 'appeal_without_hearer';
  const each = (able.length > 0 ? able : all).map((person) => ({ ...person, params }));
  await inbox.sendToEach({ template, program: row.program, filingId: row.id, link: LINK, each });
}

/** Submits an appeal. The filing is locked meanwhile, so that only the first of two parallel appeals is accepted. */
export async function submitAppeal(
  deps: AppealDeps,
  caller: Caller,
  id: string,
  { reason, files }: SentAppeal,
): Promise<OwnAppeals> {
  const { store, filings } = deps;
  const request = { id, action: 'appeal' as const, caller };
  const row = await step(deps, createOwnFilingSubject(deps), request, async (row, _move, now) => {
    const { decision, refusal } = await findDecisionToAppeal(deps, row, now);
    if (!decision || refusal) throw createRefusal(refusal ?? appealMessages.nothingDecided);
    const names = await readNamedFiles(
      deps.files,
      row.companyId,
      appealFiles,
      files,
      appealMessages.tooManyFiles,
    );
    const isTrial = isTrialProgram(row.program);
    const no = isTrial
      ? await takeReceiptNumber(
          filings,
          getTrialKey(SERIES),
          TRIAL_NUMBER_PREFIX + OFFICE_PREFIXES.appeal,
          now,
        )
      : await takeReceiptNumber(filings, SERIES, OFFICE_PREFIXES.appeal, now);
    const dueAt = computeWorkingDeadline(now, APPEAL_ANSWER_DAYS, await readWorkCalendar(deps));
    const signers = await store.signers(row.id, decision.action);
    // On trial one person plays every part, and hears the appeal against the own decision, too.
    const deciders = isTrial ? [] : [...(decision.actorId ? [decision.actorId] : []), ...signers];
    const decidedBy = [...new Set(deciders)];
    await store.insert({
      id: randomUUID(),
      no,
      filingId: row.id,
      companyId: row.companyId,
      decisionId: decision.id,
      decision: decision.action,
      decidedFrom: decision.fromStatus as FilingStatus | null,
      decidedAt: decision.at,
      decidedBy,
      reason,
      files: names,
      sentBy: caller.name,
      dueAt,
      createdAt: now,
      updatedAt: now,
    });
    const program = getFilingProgram(deps.programs, row);
    const due = formatBeijingMinute(dueAt);
    const about = { company: row.company.name, program: program.title };
    const params = { ...about, decision: getActionWords(decision.action, program), no, due };
    // An appeal on trial stands in the list of trials.
    if (!isTrial) await notifyDeciders(deps, { row, decidedBy, params });
    return {
      change: null,
      comment: reason,
      details: { appeal_no: no, decision: decision.action, files: names.map(({ id }) => id) },
      facts: { params: { project: getFilingName(program, row), no, due } },
    };
  });
  return loadOwnAppeals(deps, caller, row);
}
