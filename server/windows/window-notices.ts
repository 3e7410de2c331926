/** Messages to companies about changes of a window, sent in the transaction of the change. */

import type { Program } from '../../domain/definition';
import { formatReason } from '../../domain/inbox/reason';
import { fillText, type Text } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { isClosingSuspended, type WindowPlan } from '../../domain/windows/managed-windows';
import { draftsLeft } from '../../domain/windows/message-templates';
import { windowMessages } from '../../domain/windows/messages';
import { getClosingTime, getGraceEnd } from '../../domain/windows/state';
import { createRefusal } from '../core/errors';
import type { ManagedRow } from './managed-windows-store';
import type { WindowDeps } from './window-deps';

/** Facts of a change for all companies, or of the closing time of one company. */
export type WindowFacts = { reason: string | undefined } & (
  | { before: WindowPlan }
  | { companyId: string; from: Date; to: Date }
);

/** Company with filings that are not submitted. */
interface Drafting {
  id: string;
  drafts: number;
}

/** Change of the closing time of one company. */
interface Move {
  company: Drafting;
  from: Date;
  to: Date;
}

export function getWindowProgram(programs: readonly Program[], key: string): Program {
  const program = programs.find((candidate) => candidate.key === key);
  if (!program) throw createRefusal(windowMessages.unknownProgram);
  return program;
}

const buildProgramLink = ({ key: program, route: link }: Program) => ({ program, link });

/** Sentence about the unsubmitted drafts of a company at its new closing time. */
function formatDrafts(
  { company: { drafts: count }, to }: Pick<Move, 'company' | 'to'>,
  row: ManagedRow,
  now: Date,
): Text | string {
  if (count === 0) return '';
  if (to > now) return fillText(draftsLeft.open, { count });
  const until = getGraceEnd({ ...row, closesAt: to });
  return until && until > now
    ? fillText(draftsLeft.grace, { count, until: formatBeijingMinute(until) })
    : fillText(draftsLeft.shut, { count });
}

/** Returns the times of a window for a company, with its own extension. */
async function createOwnTimes(managed: WindowDeps['managed'], windowId: string) {
  const own = new Map((await managed.extensions(windowId)).map((each) => [each.companyId, each.until]));
  return <T extends WindowPlan>(times: T, { id }: Drafting) => ({
    ...times,
    extendedUntil: own.get(id) ?? null,
  });
}

/** Tells companies that a suspended window has closed for them; returns the other companies. */
async function notifyOfSuspendedEnd(
  { inbox, managed }: WindowDeps,
  program: Program,
  row: ManagedRow,
  { before, to, reason }: { before: WindowPlan; to: Drafting[]; reason: string | undefined },
  now: Date,
): Promise<Drafting[]> {
  const own = await createOwnTimes(managed, row.id);
  const { suspendedAt } = row;
  const isClosing = (company: Drafting) =>
    isClosingSuspended(own({ ...before, suspendedAt }, company), own(row, company), now);
  const toDetails = (company: Drafting) => {
    const closesAt = getClosingTime(own(row, company));
    return {
      companyId: company.id,
      params: {
        program: program.title,
        closes_at: formatBeijingMinute(closesAt),
        drafts: formatDrafts({ company, to: closesAt }, row, now),
        reason: formatReason(reason),
      },
    };
  };
  const each = to.filter(isClosing).map(toDetails);
  await inbox.sendToEach({ ...buildProgramLink(program), template: 'window_not_resumed', each });
  return to.filter((company) => !isClosing(company));
}

/** Tells companies that the window is suspended or goes on; nobody for whom it is over. */
async function notifyOfSwitch(
  { inbox, managed }: WindowDeps,
  program: Program,
  row: ManagedRow,
  to: Drafting[],
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const own = await createOwnTimes(managed, row.id);
  const isOver = (company: Drafting) =>
    (getGraceEnd(own(row, company)) ?? getClosingTime(own(row, company))) <= now;
  const toDetails = (company: Drafting) => ({
    companyId: company.id,
    params: {
      program: program.title,
      opens_at: formatBeijingMinute(row.opensAt),
      closes_at: formatBeijingMinute(getClosingTime(own(row, company))),
      count: company.drafts,
      reason: formatReason(reason),
    },
  });
  const template = row.enabled ? 'window_resumed' : 'window_suspended';
  const each = to.filter((company) => !isOver(company)).map(toDetails);
  await inbox.sendToEach({ ...buildProgramLink(program), template, each });
}

/** Tells each company its new closing time; one that comes into effect at once is an early closing. */
async function notifyOfMoves(
  { inbox }: WindowDeps,
  program: Program,
  row: ManagedRow,
  moves: Move[],
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const toDetails = (move: Move) => ({
    companyId: move.company.id,
    params: {
      program: program.title,
      old_closes_at: formatBeijingMinute(move.from),
      closes_at: formatBeijingMinute(move.to),
      drafts: formatDrafts(move, row, now),
      reason: formatReason(reason),
    },
  });
  const isEarly = ({ from, to }: Move) => from > now && to <= now;
  const link = buildProgramLink(program);
  const early = moves.filter(isEarly).map(toDetails);
  const changed = moves.filter((move) => !isEarly(move)).map(toDetails);
  await inbox.sendToEach({ ...link, template: 'window_closed_early', each: early });
  await inbox.sendToEach({ ...link, template: 'window_changed', each: changed });
}

/** Lists the companies for which the closing time changes: not those whose own extension ends later. */
async function listMoves(
  { managed }: WindowDeps,
  before: WindowPlan,
  row: ManagedRow,
  to: Drafting[],
): Promise<Move[]> {
  const own = await createOwnTimes(managed, row.id);
  return to
    .map((company) => ({
      company,
      from: getClosingTime(own(before, company)),
      to: getClosingTime(own(row, company)),
    }))
    .filter((move) => move.from.getTime() !== move.to.getTime());
}

export async function notifyOfWindow(
  deps: WindowDeps,
  row: ManagedRow,
  facts: WindowFacts,
  now: Date,
): Promise<void> {
  const program = getWindowProgram(deps.programs, row.program);
  const companies = await deps.managed.companies(row.id);
  const { reason } = facts;
  if ('companyId' in facts) {
    const { companyId: id, from, to } = facts;
    if (from.getTime() === to.getTime()) return;
    const company = companies.find((each) => each.id === id) ?? { id, drafts: 0 };
    return notifyOfMoves(deps, program, row, [{ company, from, to }], reason, now);
  }
  const { before } = facts;
  const drafting = companies.filter(({ drafts }) => drafts > 0);
  const waiting = before.enabled
    ? drafting
    : await notifyOfSuspendedEnd(deps, program, row, { before, to: drafting, reason }, now);
  if (before.enabled !== row.enabled) return notifyOfSwitch(deps, program, row, waiting, reason, now);
  if (!row.enabled) return;
  const moves = await listMoves(deps, before, row, drafting);
  await notifyOfMoves(deps, program, row, moves, reason, now);
}
