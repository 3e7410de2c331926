/** Objections to public notices: received from anybody, looked up by their code, answered by the office that decides. */

import { randomUUID } from 'node:crypto';
import { getProgramLimit } from '../../domain/accounts/roles';
import type { PagedList } from '../../domain/api/envelope';
import { phoneFault } from '../../domain/checks/contact';
import { normaliseCode, normalisePhone } from '../../domain/checks/normalise';
import type { Program } from '../../domain/definition';
import { OFFICE_PREFIXES } from '../../domain/filing/number-prefixes';
import type {
  AnswerObjectionBody,
  Objection,
  ObjectionReceipt,
  ObjectionsQuery,
  SendObjectionBody,
  TrackedObjection,
  TrackObjectionBody,
} from '../../domain/objections/calls';
import { objectionMessages } from '../../domain/objections/messages';
import {
  findObjectionRefusal,
  getObjectionStatusAfter,
  MAX_OBJECTIONS_A_DAY,
  MAX_OPEN_OBJECTIONS,
  OBJECTION_ANSWER_DAYS,
  objectionStatuses,
} from '../../domain/objections/objection';
import { fillText, type Language, say } from '../../domain/text';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { computeWorkingDeadline } from '../../domain/windows/working-days';
import { demandVerification } from '../accounts/captchas';
import { checkSmsCode, parseMobile, spendSmsCode } from '../accounts/sms-codes';
import { readWorkCalendar } from '../calendar/calendar-service';
import { assertMay, assertProgram, type Caller } from '../core/access';
import { getClientNetwork } from '../core/address';
import { countDailyTry } from '../core/counters/daily-limit';
import { listDeciders } from '../core/db/accounts';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal, problems } from '../core/errors';
import { computeKeyedHash, generateReadableCode, isSameHash } from '../core/secrets';
import { type StepSubject, step } from '../core/steps/step';
import type { FilesDeps } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { takeReceiptNumber } from '../filings/snapshot';
import { createObjectionsStore, type ObjectionRow } from './objections-store';

interface Neighbours {
  files: FilesDeps;
}

export const createObjectionDeps = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  store: createObjectionsStore(deps.db),
  filings: createFilingsStore(deps.db),
});
export type ObjectionDeps = ReturnType<typeof createObjectionDeps>;

const LINK = '/review/objections';
const CODE_LENGTH = 10;

/**
 * Keyed hashes of a code, one for each secret, the current one first; the fifty bits of a code could be guessed from a
 * plain hash.
 */
const computeHashes = ({ env }: Pick<ObjectionDeps, 'env'>, code: string): string[] =>
  env.sealSecrets.map((secret) => computeKeyedHash(secret, 'objection', normaliseCode(code)));

const getProgramTitle = (programs: readonly Program[], key: string, language: Language): string => {
  const program = programs.find((each) => each.key === key);
  return program ? say(program.title, language) : key;
};

/** View of an objection for its sender. */
const toTrackedObjection = (
  { programs }: Pick<ObjectionDeps, 'programs'>,
  { objection, program, companyName, files }: ObjectionRow,
  language: Language,
): TrackedObjection => ({
  no: objection.no,
  status: objection.status,
  company: companyName,
  title: getProgramTitle(programs, program, language),
  text: objection.text,
  created_at: objection.createdAt.toISOString(),
  due_at: objection.dueAt.toISOString(),
  file_count: files.length,
  answer: objection.answer,
  answered_at: objection.answeredAt?.toISOString() ?? null,
});

const toObjection = (deps: ObjectionDeps, row: ObjectionRow, language: Language): Objection => ({
  ...toTrackedObjection(deps, row, language),
  id: row.objection.id,
  version: row.objection.version,
  filing_id: row.objection.filingId,
  program: row.program,
  name: row.objection.name,
  phone: row.objection.phone,
  phone_proved: row.objection.phoneProved,
  files: row.files,
  answered_by: row.objection.answeredBy,
});

async function notifyDeciders(
  { inbox, db, programs }: ObjectionDeps,
  {
    program,
    company,
    filingId,
    no,
    dueAt,
  }: { program: string; company: string; filingId: string; no: string; dueAt: Date },
): Promise<void> {
  const title = programs.find(({ key }) => key === program)?.title ?? program;
  const params = { company, program: title, no, due: formatBeijingMinute(dueAt) };
  const each = (await listDeciders(db, program)).map((person) => ({ ...person, params }));
  await inbox.sendToEach({ template: 'objection_received', program, filingId, link: LINK, each });
}

/**
 * Normalizes the phone number, and checks the SMS code that proves it. An objection costs either such a code, which cost a
 * proof of work before it was sent, or a proof of its own. Throws 208 where there is neither.
 */
async function provePhone(
  deps: ObjectionDeps,
  given: SendObjectionBody,
  ip: string,
): Promise<{ phone: string; codeId: string | null }> {
  if (given.sms_code) {
    const phone = parseMobile(given.phone);
    return { phone, codeId: await checkSmsCode(deps, phone, 'objection', given.sms_code) };
  }
  const phone = normalisePhone(given.phone);
  const fault = phoneFault(phone);
  if (fault) throw createRefusal(fault);
  await demandVerification(deps, given, { purpose: 'objection', ip });
  return { phone, codeId: null };
}

/** Person who objected, as the log stores them: by the number, since more people read the log than the objection. */
export const createObjector = (no: string) => ({ userId: null, name: no, role: 'anonymous' as const });

/** Receives an objection. The filing is locked meanwhile, so that it cannot be approved while the objection is being stored. */
export async function receiveObjection(
  deps: ObjectionDeps,
  given: SendObjectionBody,
  ip: string,
): Promise<ObjectionReceipt> {
  const { db, clock, audit, store, filings } = deps;
  const { phone, codeId } = await provePhone(deps, given, ip);
  return db.transaction(async () => {
    const now = clock();
    const filing = await filings.lock(given.to);
    const refusal = findObjectionRefusal(
      filing?.status === 'publicised' && !isTrialProgram(filing.program),
      filing?.noticeUntil ?? null,
      formatBeijingDay(now),
    );
    if (!filing || refusal) throw createRefusal(refusal ?? objectionMessages.noticeOver);
    await countDailyTry(
      deps,
      { kind: 'objections', subject: getClientNetwork(ip) },
      MAX_OBJECTIONS_A_DAY,
      objectionMessages.tooManyToday,
    );
    if ((await store.openAgainst(filing.id)) >= MAX_OPEN_OBJECTIONS)
      throw createRefusal(objectionMessages.tooManyOpen);
    const id = randomUUID();
    const code = generateReadableCode(CODE_LENGTH);
    const no = await takeReceiptNumber(filings, 'objection', OFFICE_PREFIXES.objection, now);
    const dueAt = computeWorkingDeadline(now, OBJECTION_ANSWER_DAYS, await readWorkCalendar(deps));
    const { name, text } = given;
    if (codeId) await spendSmsCode(deps, codeId);
    await store.insert({
      id,
      no,
      codeHash: computeHashes(deps, code)[0] ?? '',
      filingId: filing.id,
      name,
      phone,
      phoneProved: codeId !== null,
      text,
      dueAt,
      createdAt: now,
      updatedAt: now,
    });
    await audit.write({
      subjectKind: 'objection',
      subjectId: id,
      action: 'objection.send',
      caller: createObjector(no),
      toStatus: 'open',
      version: 1,
      details: { no, filing_id: filing.id },
    });
    const { program, company } = filing;
    await notifyDeciders(deps, { program, company: company.name, filingId: filing.id, no, dueAt });
    return { no, code, due_at: dueAt.toISOString() };
  });
}

/** Finds an objection by its number and code. An unknown number and a wrong code get the same refusal. */
export async function findSentObjection(
  deps: ObjectionDeps,
  no: string,
  code: string,
): Promise<ObjectionRow> {
  const row = await deps.store.find({ no: normaliseCode(no) });
  if (!row || !computeHashes(deps, code).some((hash) => isSameHash(row.objection.codeHash, hash)))
    throw createRefusal(objectionMessages.unknown);
  return row;
}

/** State of an objection for its sender. */
export async function trackObjection(
  deps: ObjectionDeps,
  { no, code }: TrackObjectionBody,
  language: Language,
): Promise<TrackedObjection> {
  return toTrackedObjection(deps, await findSentObjection(deps, no, code), language);
}

export async function listObjections(
  deps: ObjectionDeps,
  caller: Caller,
  query: ObjectionsQuery,
  language: Language,
): Promise<PagedList<Objection>> {
  const filter = { ...query, programs: getProgramLimit(caller) };
  const rows = await deps.store.list(filter, query);
  return {
    list: rows.map((row) => toObjection(deps, row, language)),
    total: await deps.store.total(filter),
  };
}

type Answer = Pick<AnswerObjectionBody, 'outcome' | 'text'>;

/** Subject of the step by which the office answers an objection. */
const createObjectionSubject = (
  { store, outbox }: ObjectionDeps,
  outcome: Answer['outcome'],
): StepSubject<ObjectionRow, 'answer', { answer: string; answeredAt: Date; answeredBy: string }, true> => ({
  kind: 'objection',
  lock: (id) => store.lock(id),
  reach(caller, row) {
    if (!caller || !row) throw problems.notFound();
    assertProgram(caller, row.program);
    return row;
  },
  present: ({ objection: { id, version, status } }) => ({ id, version, status }),
  moveFor(_action, { objection }, caller) {
    if (caller) assertMay(caller, 'review.final');
    const to = getObjectionStatusAfter(objection.status, outcome);
    if (!to) throw createRefusal(objectionMessages.answeredAlready);
    return { action: 'objection.answer', to };
  },
  stale: ({ objection: { version, updatedAt } }) =>
    createConflict(fillText(objectionMessages.stale, { at: formatBeijingMinute(updatedAt) }), { version }),
  async store(row, change, { to }) {
    const next = { ...change, status: to as Answer['outcome'] };
    await store.move(row.objection.id, next);
    return { objection: { ...row.objection, ...next } };
  },
  /** Notifies a proved number, without the words of the answer: an SMS may be read by others. */
  async notify({ objection: { no, phone, phoneProved, status }, companyName }) {
    if (!phoneProved) return;
    const text = say(
      fillText(objectionMessages.answeredSms, { no, outcome: objectionStatuses[status] }),
      'zh',
    );
    await outbox.enqueue({ kind: 'sms', to: phone, scene: 'objection_answered', text, about: companyName });
  },
});

export async function answerObjection(
  deps: ObjectionDeps,
  caller: Caller,
  id: string,
  { version, outcome, text }: AnswerObjectionBody,
  language: Language,
): Promise<Objection> {
  const request = { id, action: 'answer' as const, version, caller };
  const row = await step(deps, createObjectionSubject(deps, outcome), request, async (_row, _move, now) => ({
    change: { answer: text, answeredAt: now, answeredBy: caller.name },
    comment: text,
    facts: true,
  }));
  return toObjection(deps, row, language);
}
