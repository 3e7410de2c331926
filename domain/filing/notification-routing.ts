/**
 * Routing of messages to people of the offices. The queue shows every filing to everybody in charge; a message goes only to the
 * person who has to act. Unassigned filings are announced to all who may act, many filings in one message.
 */
import { coversProgram, type Role } from '../accounts/roles';
import { listPresentOfficers } from '../workflow/absences';
import { canActAtLevel, type Duty, type DutyOfficer } from '../workflow/duties';
import type { LevelCode } from '../workflow/workflow';
import { listStatusesAwaitingRole } from './deciding';
import { getDecidingLevel, type ReviewPosition } from './deciding-level';
import type { FilingStatus } from './status';

export interface NotifiableOfficer {
  id: string;
  role: Role;
  /** The administering department of a reviewer. */
  department: string | null;
  /** The programs that the account is limited to; none for all. */
  programs?: readonly string[];
  /** Named duties of the officer; none: every duty of the role. */
  duties?: readonly Duty[];
}

export interface ConcernedOfficer extends DutyOfficer {
  id: string;
}

/**
 * Finds the person to notify of a changed filing: its assignee, else the last person who decided on it, if they handle filings at
 * the level that decides now. null: nobody; the filing appears in the queue only.
 */
export function findNotifiedPerson(
  standing: ReviewPosition,
  assignee: ConcernedOfficer | null,
  lastDecider: ConcernedOfficer | null,
): string | null {
  const level = getDecidingLevel(standing);
  if (!level) return null;
  const hasDuty = (officer: ConcernedOfficer | null) =>
    officer !== null && canActAtLevel(officer, level.code, 'handle');
  return [assignee, lastDecider].find(hasDuty)?.id ?? null;
}

/** Reviewers of a department; officers of the city where it has none. */
export function listDepartmentOfficers<Each extends NotifiableOfficer>(
  officers: readonly Each[],
  department: string | null,
): Each[] {
  const own = officers.filter((each) => each.role === 'reviewer' && each.department === department);
  return own.length > 0 ? own : officers.filter(({ role }) => role === 'administrator');
}

/** Number of filings of one program, department, status and assignee that became due together. */
export interface DueFilings {
  program: string;
  status: FilingStatus;
  department: string | null;
  assigneeId: string | null;
  count: number;
  /** Level that missed its deadline; absent for filings that became due for another reason. */
  level?: LevelCode | null;
}

const hasTurn = (officer: NotifiableOfficer, { status, level }: DueFilings): boolean =>
  level
    ? canActAtLevel({ duties: [], ...officer }, level, 'handle')
    : listStatusesAwaitingRole(officer.role).includes(status);

const looksAfter = ({ role, department, programs = [] }: NotifiableOfficer, due: DueFilings): boolean =>
  (role !== 'reviewer' || department === due.department) && coversProgram(programs, due.program);

/** Ids of absent people. */
type Away = Pick<ReadonlyMap<string, unknown>, 'has'>;
const NOBODY: Away = new Set<string>();

/**
 * Number of filings that became due for each administrator, whoever has to act on them. Absent administrators get none unless all
 * are absent.
 */
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
 * Number of filings that became due for each officer. Assigned filings count for their assignee, absent or not; unassigned ones
 * for all officers who are present.
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
