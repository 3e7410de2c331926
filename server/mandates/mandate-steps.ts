/** Steps of mandates, taken by the company, the agent or the portal itself. */
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
/**
 * Recipient of a message. `home`: company of the agent, which is notified as well, because its person acts for another
 * company.
 */
type MandateRecipient = Side | 'home';

/** Link to one mandate in the list of the company or of the agent. */
export const buildMandateLink = (id: string, side: Side): string =>
  `/enterpriseCenter/mandates?${side === 'agent' ? 'side=held&' : ''}id=${id}`;

const isAgent = (caller: Caller, { mandate }: MandateRecord): boolean => mandate.userId === caller.userId;

/**
 * True for a caller of the company that gave the mandate who may give mandates; an agent can neither give nor end mandates
 * of the company.
 */
const isGiver = (caller: Caller, { mandate }: MandateRecord): boolean =>
  hasRight(caller, 'mandate.give') && mandate.companyId === caller.companyId;

interface Facts {
  action: MandateStep;
  /** Side that takes the step; null for the portal itself. */
  by: Side | null;
  /** True where the agent had accepted the mandate. */
  wasAccepted: boolean;
}

/** Messages of each step by recipient: to the other side, or to both where the mandate ends by itself. */
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

/** Notifies the given parties. The main account of the agent's company gets no second message about a mandate of its own. */
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
  /** Caller of the step; null for the portal itself. */
  caller: Caller | null;
  version?: number;
}

export function takeMandateStep(deps: MandateDeps, request: MandateStepRequest): Promise<MandateRecord> {
  const { action, caller } = request;
  const isAnswer = action === 'accept' || action === 'decline';
  return step(deps, createMandateSubject(deps), request, async (row, _move, now) => {
    const { status, remindOn } = row.mandate;
    // An agent who accepts this late has just read the last day and needs no reminder.
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
