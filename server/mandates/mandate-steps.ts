/** Mandates as the company, the agent and the portal itself move them. */
import { hasRight } from '../../domain/accounts/roles';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';
import { getMandateStatusAfter, type MandateStatus, type MandateStep } from '../../domain/mandates/mandate';
import { mandateMessages } from '../../domain/mandates/messages';
import { fillText } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { type Caller, getHomeCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal, problems } from '../core/errors';
import { type StepSubject, step } from '../core/steps/step';
import { createWindowsStore } from '../windows/windows-store';
import { createMandatesStore, type MandateRecord, type MandateRow } from './mandates-store';

export const createMandateDeps = (core: Deps) => ({
  ...core,
  store: createMandatesStore(core.db),
  windows: createWindowsStore(core.db),
});
export type MandateDeps = ReturnType<typeof createMandateDeps>;

type Side = 'company' | 'agent';
/** The company that the agent belongs to hears of it as well: its person acts for another one. */
type MandateRecipient = Side | 'home';

/** The one mandate on the page of them, as the company or the agent has it there. */
export const buildMandateLink = (id: string, side: Side): string =>
  `/enterpriseCenter/mandates?${side === 'agent' ? 'side=held&' : ''}id=${id}`;

const isAgent = (caller: Caller, { mandate }: MandateRecord): boolean => mandate.userId === caller.userId;

/** The company that gave it, by whoever may give one; nobody gives or ends mandates of a company by a mandate. */
const isGiver = (caller: Caller, { mandate }: MandateRecord): boolean =>
  hasRight(caller, 'mandate.give') && mandate.companyId === caller.companyId;

interface Facts {
  action: MandateStep;
  /** null: it ends by itself. */
  by: Side | null;
  /** True where it was in force, or would have come to be. */
  wasAccepted: boolean;
}

/** The side that hears of a step: the other one, and both of a mandate that ends by itself. */
const TOLD: Record<MandateStep, (facts: Facts) => Partial<Record<MandateRecipient, MessageTemplateCode>>> = {
  accept: () => ({ company: 'mandate_accepted', home: 'mandate_of_colleague' }),
  decline: () => ({ company: 'mandate_declined' }),
  end: ({ by, wasAccepted }) => ({
    ...(by !== 'company' && { company: 'mandate_ended' }),
    ...(by !== 'agent' && { agent: 'mandate_taken_back' }),
    ...(wasAccepted && { home: 'mandate_of_colleague_ended' }),
  }),
  expire: (facts) => TOLD.end({ ...facts, by: null }),
};

export const buildMessageParams = ({ mandate, company, agent, home }: MandateRecord) => ({
  company: company.name,
  agent: agent.name,
  home: home.name,
  from: mandate.firstDay,
  until: mandate.lastDay,
});

type Change = Pick<MandateRow, 'answeredAt' | 'endedAt' | 'endedBy' | 'remindOn'>;

/** Notifies the given parties. The main account of the agent's company is notified of its own mandates once. */
export async function notifyParties(
  { inbox }: Pick<MandateDeps, 'inbox'>,
  row: MandateRecord,
  said: Partial<Record<MandateRecipient, MessageTemplateCode>>,
): Promise<void> {
  const { id, companyId, userId } = row.mandate;
  const params = buildMessageParams(row);
  const { company, agent, home } = said;
  if (company)
    await inbox.send({ companyId, template: company, link: buildMandateLink(id, 'company'), params });
  if (agent) await inbox.send({ userId, template: agent, link: buildMandateLink(id, 'agent'), params });
  if (home && row.agent.role !== 'owner')
    await inbox.send({ companyId: row.home.id, template: home, params });
}

const createMandateSubject = (deps: MandateDeps): StepSubject<MandateRecord, MandateStep, Change, Facts> => ({
  kind: 'mandate',
  lock: (id) => deps.store.lock(id),
  reach(caller, row) {
    if (!row) throw problems.notFound();
    if (!caller || isAgent(caller, row) || isGiver(caller, row)) return row;
    const { id: subjectId, companyId } = row.mandate;
    const reason = getHomeCompanyId(caller) === companyId ? 'other_person' : 'other_company';
    throw problems.notFound({ subjectKind: 'mandate', subjectId, reason, companyId });
  },
  present: ({ mandate: { id, version, status, companyId } }) => ({ id, version, status, companyId }),
  moveFor(action, row, caller, now) {
    const isAnswer = action === 'accept' || action === 'decline';
    if (isAnswer && caller && !isAgent(caller, row)) throw problems.notFound();
    const to = getMandateStatusAfter(row.mandate, action, formatBeijingDay(now));
    if (!to) throw createRefusal(mandateMessages.answeredAlready);
    return { action: `mandate.${action}`, to };
  },
  stale: ({ mandate: { version, updatedAt } }) =>
    createConflict(fillText(mandateMessages.stale, { at: formatBeijingMinute(updatedAt) }), { version }),
  async store(row, change, { to }) {
    const next = { ...change, status: to as MandateStatus };
    await deps.store.move(row.mandate.id, next);
    return { mandate: { ...row.mandate, ...next } };
  },
  async notify(row, _move, facts) {
    const { id, userId } = row.mandate;
    await deps.inbox.retire([{ userId }], buildMandateLink(id, 'agent'));
    await notifyParties(deps, row, TOLD[facts.action](facts));
  },
});

export interface MandateStepRequest {
  id: string;
  action: MandateStep;
  /** null: the portal itself. */
  caller: Caller | null;
  version?: number;
}

export function takeMandateStep(deps: MandateDeps, request: MandateStepRequest): Promise<MandateRecord> {
  const { action, caller } = request;
  const isAnswer = action === 'accept' || action === 'decline';
  return step(deps, createMandateSubject(deps), request, async (row, _move, now) => {
    const { status, remindOn } = row.mandate;
    // Whoever accepts it that late has just read when it ends.
    const isReminded = remindOn === null || remindOn <= formatBeijingDay(now);
    const answered = { answeredAt: now, ...(isReminded && { remindOn: null }) };
    return {
      change: isAnswer ? answered : { endedAt: now, endedBy: caller?.name ?? null },
      details: { agent_user: row.agent.id, agent_name: row.agent.name, agent_company: row.home.name },
      facts: {
        action,
        by: caller && (isAgent(caller, row) ? 'agent' : 'company'),
        wasAccepted: status === 'accepted',
      },
    };
  });
}
