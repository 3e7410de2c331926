/**
 * Assignment of filings to reviewers. A reviewer assigns filings of their own department to themselves or to colleagues; a city
 * officer assigns to anybody in charge, and to officers of the city. An assignment bars nobody else from deciding.
 */
import { coversProgram, type Role } from '../accounts/roles';
import { UNDO_MINUTES } from '../filing/withdrawal';
import { fillText, type Text } from '../text';
import { MINUTE_MS } from '../time';
import { type Duty, listOfficerLevels } from '../workflow/duties';
import { assigningMessages } from './messages';

export interface AssignableOfficer {
  role: Role;
  /** The administering department of a reviewer. */
  department: string | null;
  /** The programs that the account is limited to; none for all. */
  programs?: readonly string[];
  /** Named duties of the officer; none: every duty of the role. */
  duties?: readonly Duty[];
}

interface Placed {
  department: string | null;
  program: string;
}

/** True if a person of the administering side reviews filings of this program and of companies of this department. */
const isInCharge = ({ role, department, programs = [] }: AssignableOfficer, of: Placed): boolean =>
  coversProgram(programs, of.program) &&
  (role === 'administrator' || (role === 'reviewer' && department !== null && department === of.department));

/** Returns the reason why a caller in charge may not assign the filing to `assignee`; null when they may. */
export function findAssignmentFault(
  caller: AssignableOfficer,
  assignee: AssignableOfficer,
  filing: Placed,
): Text | null {
  if (caller.role === 'reviewer' && assignee.role === 'administrator') return assigningMessages.cityAssigns;
  if (!isInCharge(assignee, filing)) return assigningMessages.notInCharge;
  return isHandler(assignee) ? null : assigningMessages.noHandler;
}

/** True for an officer who handles filings at a level; others only check or issue decisions of colleagues. */
export const isHandler = ({ role, duties = [] }: AssignableOfficer): boolean =>
  listOfficerLevels({ role, duties }).length > 0;

/** Maximum number of officers among whom filings are shared out at once. */
export const MAX_SHARING_OFFICERS = 50;

interface Shared {
  id: string;
  /** Id of the present assignee. */
  assignee: string | null;
}

interface Loaded {
  id: string;
  /** Number of open filings assigned to the person, including those to be shared out. */
  open: number;
}

/**
 * Shares filings out so that the open work evens out. Each filing goes to the suitable officer with the least work at that point;
 * of several to its present assignee, else to the first named. Filings that few officers can take come first. Returns the officer
 * by filing id; a filing that suits nobody has no entry.
 */
export function shareOut<Filing extends Shared, Person extends Loaded>(
  filings: readonly Filing[],
  officers: readonly Person[],
  fits: (officer: Person, filing: Filing) => boolean,
): Map<string, Person> {
  const load = new Map(officers.map(({ id, open }) => [id, open]));
  const add = (id: string | null, by: number) => {
    if (id !== null && load.has(id)) load.set(id, (load.get(id) ?? 0) + by);
  };
  for (const { assignee } of filings) add(assignee, -1);
  const asked = filings.map((filing) => ({ filing, able: officers.filter((each) => fits(each, filing)) }));
  const plan = new Map<string, Person>();
  for (const { filing, able } of asked.toSorted((a, b) => a.able.length - b.able.length)) {
    const least = Math.min(...able.map(({ id }) => load.get(id) ?? 0));
    const free = able.filter(({ id }) => load.get(id) === least);
    const next = free.find(({ id }) => id === filing.assignee) ?? free[0];
    if (!next) continue;
    plan.set(filing.id, next);
    add(next.id, 1);
  }
  return plan;
}

/** Maximum number of saved views of one person. */
export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 40;

interface LatestAssignment {
  version: number;
  assignedAt: Date;
  assignedBy: string | null;
}

/** Returns the reason why an assignment cannot be taken back by this person; null where it can. */
export function findAssignmentUndoFault(
  latest: LatestAssignment | undefined,
  asked: { by: string; version: number; now: Date },
): Text | null {
  if (!latest || latest.version !== asked.version || latest.assignedBy !== asked.by)
    return assigningMessages.changed;
  const isOver = asked.now.getTime() - latest.assignedAt.getTime() > UNDO_MINUTES * MINUTE_MS;
  return isOver ? fillText(assigningMessages.undoOver, { minutes: UNDO_MINUTES }) : null;
}
