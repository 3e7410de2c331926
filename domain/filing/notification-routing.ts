/**
 * Routing of messages to people of the offices. The queue shows every filing to everybody in charge; a message goes to
 * the one who has to act. Unassigned filings are announced to all who may act, in one message for many filings.
 */
import type { Role } from '../accounts/roles';
import { listPresentOfficers } from '../workflow/absences';
import { canActAtLevel, type Duty } from '../workflow/duties';
import type { LevelCode } from '../workflow/workflow';
import { listStatusesAwaitingRole } from './deciding';
import type { FilingStatus } from './status';

export interface NotifiableOfficer {
  id: string;
  role: Role;
  /** The administering department of a reviewer. */
  department: string | null;
  /** The programs that the account is limited to; none for all. */
  programs?: readonly string[];
  /** Duties that are named; none for every one of the role. */
  duties?: readonly Duty[];
}

const isTurnOf = ({ role }: Pick<NotifiableOfficer, 'role'>, status: FilingStatus): boolean =>
  listStatusesAwaitingRole(role).includes(status);

/**
 * Finds the one person to notify of a changed filing: its assignee, else whoever decided about it last, if it now waits
 * for a step of theirs. null: nobody; it stands in the queue.
 */
export const findNotifiedPerson = (
  status: FilingStatus,
  assignee: Pick<NotifiableOfficer, 'id' | 'role'> | null,
  lastDecider: Pick<NotifiableOfficer, 'id' | 'role'> | null,
): string | null =>
  [assignee, lastDecider].find((officer) => officer && isTurnOf(officer, status))?.id ?? null;

/** Officers who look after a department; those of the city where it has nobody. */
export function listDepartmentOfficers<Each extends NotifiableOfficer>(
  officers: readonly Each[],
  department: string | null,
): Each[] {
  const own = officers.filter((each) => each.role === 'reviewer' && each.department === department);
  return own.length > 0 ? own : officers.filter(({ role }) => role === 'administrator');
}

/** Filings of one program, department and status that fell due together. */
export interface DueFilings {
  program: string;
  status: FilingStatus;
  department: string | null;
  assigneeId: string | null;
  count: number;
  /** Level that should have decided; absent for filings that fell due for another reason. */
  level?: LevelCode | null;
}

const hasTurn = (officer: NotifiableOfficer, { status, level }: DueFilings): boolean =>
  level ? canActAtLevel({ duties: [], ...officer }, level, 'handle') : isTurnOf(officer, status);

const looksAfter = ({ role, department, programs = [] }: NotifiableOfficer, due: DueFilings): boolean =>
  (role !== 'reviewer' || department === due.department) &&
  (programs.length === 0 || programs.includes(due.program));

/** People who are away, by id. */
type Away = Pick<ReadonlyMap<string, unknown>, 'has'>;
const NOBODY: Away = new Set<string>();

/** The number of filings that fell due for each administrator who is here, whosever turn it is. */
export function countEscalatedByAdministrator(
  due: readonly DueFilings[],
  officers: readonly NotifiableOfficer[],
  away: Away = NOBODY,
): Map<string, number> {
  const shares = new Map<string, number>();
  for (const each of due) {
    const administrators = officers.filter(
      (officer) => officer.role === 'administrator' && looksAfter(officer, each),
    );
    for (const { id } of listPresentOfficers(administrators, away))
      shares.set(id, (shares.get(id) ?? 0) + each.count);
  }
  return shares;
}

/**
 * The number of filings that fell due for each person: those assigned to the person, whether here or away, and those that are
 * nobody's for all who are here.
 */
export function countDueByOfficer(
  due: readonly DueFilings[],
  officers: readonly NotifiableOfficer[],
  away: Away = NOBODY,
): Map<string, number> {
  const shares = new Map<string, number>();
  for (const each of due) {
    const { assigneeId, count } = each;
    const able = officers.filter((officer) => hasTurn(officer, each) && looksAfter(officer, each));
    const assignee = able.find(({ id }) => id === assigneeId);
    for (const { id } of assignee ? [assignee] : listPresentOfficers(able, away))
      shares.set(id, (shares.get(id) ?? 0) + count);
  }
  return shares;
}
