/**
 * Reports on the course of a project, after its acceptance: those that are not due before it end, those of milestones in any case,
 * and are owed again if it does not last. What else was due before stays owed.
 */
import { type Answers, findDecisionKind, type Program } from '../../domain/definition';
import { getAnswerAtPath } from '../../domain/filing/paths';
import { tryEvaluate } from '../../domain/filing/scope';
import { type EditionName, findProgramReports } from '../../domain/programs/reports';
import { getEndByAcceptance } from '../../domain/reports/schedule';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { isUuid } from '../core/ids';
import type { InboxService } from '../core/inbox/inbox-service';
import type { AcceptanceStore, EndingCodes } from './acceptance-store';
import type { OwedStore } from './owed-store';
import { buildTaskLink } from './task-link';
import { NOW } from './tasks-store';

export type AcceptanceDeps = Pick<Deps, 'audit'> & {
  acceptance: AcceptanceStore;
  inbox: Pick<InboxService, 'retire'>;
};

interface AcceptedProject extends EditionName {
  id: string;
  acceptedAt: Date | null;
}

type ChangedReport = Awaited<ReturnType<AcceptanceStore['end']>>[number];

function listEndingCodes({ program, edition }: EditionName): EndingCodes {
  const codes: EndingCodes = { all: [], not_due: [] };
  for (const { code, schedule } of findProgramReports(program, edition)?.tasks ?? []) {
    const end = getEndByAcceptance(schedule);
    if (end) codes[end].push(code);
  }
  return codes;
}

const log = (
  { audit }: AcceptanceDeps,
  { id, companyId, version }: ChangedReport,
  action: 'report.end' | 'report.resume',
) => audit.write({ subjectKind: 'report', subjectId: id, companyId, action, caller: null, version });

/** Ends the reports of an accepted project, and opens those again that an earlier acceptance ended. */
export async function applyAcceptance(deps: AcceptanceDeps, project: AcceptedProject): Promise<void> {
  const { acceptance, inbox } = deps;
  const { id, acceptedAt } = project;
  const day = acceptedAt && formatBeijingDay(acceptedAt);
  const codes = listEndingCodes(project);
  for (const report of await acceptance.resume(id, codes, day)) await log(deps, report, 'report.resume');
  if (!acceptedAt || !day) return;
  for (const report of await acceptance.end(id, codes, { at: acceptedAt, day })) {
    await log(deps, report, 'report.end');
    await inbox.retire([report], buildTaskLink('in_portal', report.id));
  }
}

/**
 * Has the project planned anew that a filing accepts as its result, as the acceptance begins or no longer lasts. It is planned
 * after the open transaction, which decides on the filing.
 */
export async function planAcceptedProject(
  { owed }: { owed: Pick<OwedStore, 'lookAt'> },
  program: Program,
  answers: Answers,
): Promise<void> {
  const { continues } = program;
  if (!continues || findDecisionKind(program) !== 'acceptance') return;
  const named = tryEvaluate(() => getAnswerAtPath(answers, continues.id));
  if (typeof named === 'string' && isUuid(named)) await owed.lookAt(named, NOW);
}
