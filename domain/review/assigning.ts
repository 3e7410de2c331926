/**
 * Assignment of filings to reviewers. A reviewer assigns what belongs to the own department to oneself or colleagues;
 * a city officer assigns to whoever is in charge, and to officers of the city. It bars nobody else from deciding.
 */
import type { Role } from '../accounts/roles';
import type { Text } from '../text';
import { assigningMessages } from './messages';

export interface AssignableOfficer {
  role: Role;
  /** The administering department of a reviewer. */
  department: string | null;
  /** The programs that the account is limited to; none for all. */
  programs?: readonly string[];
}

interface Placed {
  department: string | null;
  program: string;
}

/** True if a person of the administering side reviews filings of this program and of companies of this department. */
const isInCharge = ({ role, department, programs = [] }: AssignableOfficer, of: Placed): boolean =>
  (programs.length === 0 || programs.includes(of.program)) &&
  (role === 'administrator' || (role === 'reviewer' && department !== null && department === of.department));

/** The reason why a caller, who is in charge, may not assign a filing to this person; null when it may. */
export function findAssignmentFault(
  caller: AssignableOfficer,
  assignee: AssignableOfficer,
  filing: Placed,
): Text | null {
  if (caller.role === 'reviewer' && assignee.role === 'administrator') return assigningMessages.cityAssigns;
  return isInCharge(assignee, filing) ? null : assigningMessages.notInCharge;
}

/** Officers among whom filings are shared out at once. */
export const MAX_SHARING_OFFICERS = 50;

interface Shared {
  id: string;
  /** The person to whom it is assigned now. */
  assignee: string | null;
}

interface Loaded {
  id: string;
  /** Open filings that are assigned to the person, these included. */
  open: number;
}

/**
 * Shares filings out so that the open work evens out: each goes to whoever fits and has least then, of several to the one who has
 * it already, else to the first named. Those that few can take come first. Gives the officer of each filing; none where nobody fits.
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

/** Maximum number of views that a person saves. */
export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 40;
