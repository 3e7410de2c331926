/** Calls for mandates: giving, answering and ending them, and acting by one. */
import { randomUUID } from 'node:crypto';
import type { PagedList } from '../../domain/api/envelope';
import { normaliseCode } from '../../domain/checks/normalise';
import { normaliseUsername } from '../../domain/checks/username';
import { isOpenCompany } from '../../domain/company/status';
import type { GivenMandate, Mandate, MandatesQuery } from '../../domain/mandates/calls';
import {
  computeLatestLastDay,
  findMandateTermFault,
  getMandateReminderDay,
  isInForce,
  type MANDATE_ANSWERS,
  MAX_MANDATE_OFFERS_A_DAY,
  MAX_OPEN_MANDATES,
} from '../../domain/mandates/mandate';
import { mandateMessages } from '../../domain/mandates/messages';
import { fillText } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertMine, type Caller, requireCompanyId } from '../core/access';
import { countDailyTry } from '../core/counters/daily-limit';
import { createRefusal, problems } from '../core/errors';
import { runDueItems } from '../core/jobs/scheduled-job';
import { countClientWork } from './client-work';
import { buildMandateLink, buildMessageParams, type MandateDeps, takeMandateStep } from './mandate-steps';
import type { MandateRecord } from './mandates-store';

export const describeMandate = ({ mandate, company, agent, home }: MandateRecord): Mandate => ({
  id: mandate.id,
  version: mandate.version,
  status: mandate.status,
  company: { id: company.id, name: company.name },
  agent: { name: agent.name, username: agent.username, company: home.name },
  programs: mandate.programs,
  may_submit: mandate.maySubmit,
  first_day: mandate.firstDay,
  last_day: mandate.lastDay,
  note: mandate.note,
  given_by: mandate.givenBy,
  given_at: mandate.createdAt.toISOString(),
  answered_at: mandate.answeredAt?.toISOString() ?? null,
  ended_at: mandate.endedAt?.toISOString() ?? null,
  ended_by: mandate.endedBy,
});

/** Programs of the mandate, without repetitions; throws 208 for an unknown one. */
function readPrograms({ programs }: MandateDeps, given: readonly string[]): string[] {
  if (given.length === 0) throw createRefusal(mandateMessages.programsMissing);
  const unknown = given.find((program) => !programs.some(({ key }) => key === program));
  if (unknown !== undefined)
    throw createRefusal(fillText(mandateMessages.programUnknown, { program: unknown }));
  return [...new Set(given)];
}

async function insertMandate(deps: MandateDeps, caller: Caller, given: GivenMandate): Promise<MandateRecord> {
  const { store, clock, audit, inbox } = deps;
  const companyId = requireCompanyId(caller);
  const now = clock();
  const { first_day: firstDay, last_day: lastDay = computeLatestLastDay(firstDay) } = given;
  const fault = findMandateTermFault({ firstDay, lastDay }, formatBeijingDay(now));
  if (fault) throw createRefusal(fault);
  const programs = readPrograms(deps, given.programs);
  const agent = await store.agent(normaliseUsername(given.username), normaliseCode(given.credit_code));
  if (!agent || agent.companyId === companyId) throw createRefusal(mandateMessages.nobody);
  if ((await store.countOpen(companyId)) >= MAX_OPEN_MANDATES)
    throw createRefusal(fillText(mandateMessages.tooManyOpen, { limit: MAX_OPEN_MANDATES }));
  const terms = { programs, maySubmit: given.may_submit, firstDay, lastDay, note: given.note };
  const row = { ...terms, id: randomUUID(), companyId, userId: agent.id, givenBy: caller.name };
  if (
    !(await store.add({
      ...row,
      remindOn: getMandateReminderDay({ firstDay, lastDay }),
      createdAt: now,
      updatedAt: now,
    }))
  )
    throw createRefusal(mandateMessages.openAlready);
  const added = await store.find(row.id);
  if (!added) throw problems.notFound();
  await audit.write({
    subjectKind: 'mandate',
    subjectId: row.id,
    companyId,
    action: 'mandate.give',
    caller,
    toStatus: 'offered',
    version: 1,
    comment: given.note || null,
    details: { ...terms, agent_user: agent.id, agent_name: added.agent.name, agent_company: added.home.name },
  });
  await inbox.send({
    userId: agent.id,
    template: 'mandate_offered',
    link: buildMandateLink(row.id, 'agent'),
    params: buildMessageParams(added),
  });
  return added;
}

export async function giveMandate(deps: MandateDeps, caller: Caller, given: GivenMandate): Promise<Mandate> {
  // Counted before the transaction, so that a failed try counts too: nobody can find out by trying who has an account.
  await countDailyTry(
    deps,
    { kind: 'mandate_offers', subject: requireCompanyId(caller) },
    MAX_MANDATE_OFFERS_A_DAY,
    mandateMessages.tooManyOffers,
  );
  return describeMandate(await deps.db.transaction(() => insertMandate(deps, caller, given)));
}

export const answerMandate = async (
  deps: MandateDeps,
  caller: Caller,
  id: string,
  version: number,
  action: (typeof MANDATE_ANSWERS)[number],
): Promise<Mandate> => describeMandate(await takeMandateStep(deps, { id, action, version, caller }));

export const endMandate = async (
  deps: MandateDeps,
  caller: Caller,
  id: string,
  version: number,
): Promise<Mandate> => describeMandate(await takeMandateStep(deps, { id, action: 'end', version, caller }));

export async function listGivenMandates(
  { store }: MandateDeps,
  caller: Caller,
  query: MandatesQuery,
): Promise<PagedList<Mandate>> {
  const filter = { companyId: requireCompanyId(caller), status: query.status };
  const rows = await store.list(filter, query);
  return { list: rows.map(describeMandate), total: await store.total(filter) };
}

/** Mandates held by the caller, with the open work at each company. */
export async function listHeldMandates(
  deps: MandateDeps,
  { userId }: Caller,
  query: MandatesQuery,
): Promise<PagedList<Mandate>> {
  const { store, clock } = deps;
  const filter = { userId, status: query.status };
  const rows = await store.list(filter, query);
  const waits = await countClientWork(deps, rows, clock());
  const list = rows.map((row) => ({ ...describeMandate(row), waits: waits.get(row.mandate.id) }));
  return { list, total: await store.total(filter) };
}

/** Throws 208 for a mandate that cannot be used now. */
function assertUsable({ mandate, company }: MandateRecord, now: Date): void {
  const { firstDay, lastDay } = mandate;
  if (!isInForce(mandate, formatBeijingDay(now)) || !isOpenCompany(company.status))
    throw createRefusal(fillText(mandateMessages.notInForce, { from: firstDay, until: lastDay }));
}

/**
 * Lets the session act for the company of the mandate; with null, for the caller's own company. Returns the name of the
 * mandate's company.
 */
export function switchActingCompany(
  deps: MandateDeps,
  caller: Caller,
  id: string | null,
): Promise<string | null> {
  const { db, store, audit, clock } = deps;
  const left = caller.mandate ?? caller.endedMandate;
  return db.transaction(async () => {
    const row = id === null ? null : await store.lock(id);
    if (id !== null) {
      const owned = row && { id, userId: row.mandate.userId, companyId: row.mandate.companyId };
      assertMine(caller, owned, 'mandate');
    }
    if (row) assertUsable(row, clock());
    await store.actBy(caller.sessionId, row?.mandate.id ?? null);
    const line = { subjectKind: 'mandate', caller };
    if (left && left.id !== id) {
      const companyId = caller.endedMandate?.companyId ?? caller.companyId;
      await audit.write({ ...line, subjectId: left.id, companyId, action: 'mandate.leave' });
    }
    if (row && left?.id !== id) {
      const { id: subjectId, companyId } = row.mandate;
      await audit.write({ ...line, subjectId, companyId, action: 'mandate.act' });
    }
    return row?.company.name ?? null;
  });
}

const AT_A_TIME = 100;

/** Ends mandates after their last day, and those that were shut (`isShut`). */
export async function endDueMandates(deps: MandateDeps): Promise<void> {
  const { clock, log, store } = deps;
  const today = formatBeijingDay(clock());
  const job = { log, job: 'mandates' };
  await runDueItems<{ id: string; lastDay: string }>(
    job,
    (after) => store.due(today, after, AT_A_TIME),
    ({ id }) => takeMandateStep(deps, { id, action: 'expire', caller: null }),
  );
  await runDueItems<{ id: string }>(
    job,
    (after) => store.shutOut(after, AT_A_TIME),
    ({ id }) => takeMandateStep(deps, { id, action: 'end', caller: null }),
  );
}
