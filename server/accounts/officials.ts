/**
 * Accounts of officials from a file that another system of the authority writes: made, changed and switched off by the rules of
 * the portal. Importing a file twice changes nothing. Nobody learns a password: a new official sets one with a code sent to the
 * number in the file.
 */

import { accountMessages } from '../../domain/accounts/messages';
import { isCompanySide, type Role } from '../../domain/accounts/roles';
import { createUser, type NewUser, type UserChanges, updateUser } from '../../domain/accounts/sub-user-calls';
import { normaliseEmail, normalisePhone } from '../../domain/checks/normalise';
import { normaliseUsername } from '../../domain/checks/username';
import type { Caller } from '../core/access';
import { createRefusal, Problem } from '../core/errors';
import type { FileLine } from '../core/text-table';
import { readOfficials } from './officials-file';
import { createSubUser, type SubUserDeps, updateSubUser } from './sub-users';
import { viewUser } from './user-views';
import { createUsersStore, type UserRecord } from './users-store';

/** Caller of an import: the operator has the rights of an administrator but no account, so the log names the system. */
const OPERATOR: Caller = {
  userId: '00000000-0000-0000-0000-000000000000',
  sessionId: '00000000-0000-0000-0000-000000000000',
  username: '',
  name: '',
  role: 'administrator',
  moreRoles: [],
  companyId: null,
  departmentId: null,
  reviewDepartment: null,
  programs: [],
  duties: [],
  mustChangePassword: false,
  secondFactor: false,
};

export interface ProvisionOptions {
  /** Runs the whole import, then rolls it back. */
  isDryRun: boolean;
  /** Accounts of offices that the file does not name are switched off. */
  disablesMissing: boolean;
}

export interface ProvisionOutcome {
  /** Report: a line for each account that was made, changed, switched off or refused. */
  lines: string[];
  created: number;
  changed: number;
  unchanged: number;
  disabled: number;
  refused: number;
}

class NothingStays extends Error {}

const readReason = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  throw error;
};

function parseGiven<T>(schema: typeof createUser.body | typeof updateUser.body, given: unknown): T {
  const result = schema?.safeParse(given);
  if (result?.success) return result.data as T;
  const lines = result?.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const line = lines.join('; ');
  throw new Problem('business', { zh: line, en: line });
}

const compareKey = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));

/** Lists the values of the file that differ from the account. With another role, all given values are returned. */
function listChanges(record: UserRecord, given: UserChanges): UserChanges {
  const view = viewUser(record, 'en', { now: new Date(0) });
  const said: UserChanges = {
    ...given,
    ...(given.phone && { phone: normalisePhone(given.phone) }),
    ...(given.email && { email: normaliseEmail(given.email) }),
  };
  if (said.role && said.role !== view.role) return said;
  const other = Object.entries(said).filter(
    ([key, value]) => compareKey(value) !== compareKey(view[key as keyof typeof view]),
  );
  return Object.fromEntries(other);
}

/** Dependencies whose audit lines name the system in place of the operator. */
const hideOperator = ({ db, clock, audit }: SubUserDeps): SubUserDeps => ({
  db,
  clock,
  audit: { ...audit, write: (entry) => audit.write({ ...entry, caller: null }) },
});

/** Creates or changes the account of a line. Returns the words for the report; null where nothing is to be changed. */
async function applyLine(deps: SubUserDeps, { given }: FileLine, username: string): Promise<string | null> {
  const record = await createUsersStore(deps.db).byUsername(username, deps.clock());
  if (!record) {
    const { enabled, ...body } = parseGiven<NewUser>(createUser.body, given);
    if (!enabled) return null;
    assertOfficial(body.role);
    await createSubUser(deps, OPERATOR, { ...body, enabled }, 'en');
    return 'created';
  }
  if (record.user.companyId !== null) throw createRefusal(accountMessages.usernameTaken);
  assertOfficial(record.user.role as Role);
  const { username: _, ...rest } = given;
  const changes = listChanges(record, readChanges(rest));
  if (Object.keys(changes).length === 0) return null;
  if (changes.role) assertOfficial(changes.role);
  await updateSubUser(deps, OPERATOR, record.user.id, changes, 'en');
  return `changed: ${Object.keys(changes).join(', ')}`;
}

async function applyLines(
  deps: SubUserDeps,
  lines: FileLine[],
  outcome: ProvisionOutcome,
): Promise<Set<string>> {
  const named = new Set<string>();
  for (const line of lines) {
    const username = normaliseUsername(String(line.given.username ?? ''));
    const place = `line ${line.line}: ${username || 'no login name'}`;
    const key = username.toLowerCase();
    try {
      if (named.has(key)) throw createRefusal(accountMessages.namedTwice);
      named.add(key);
      const done = await applyLine(deps, line, username);
      if (done) outcome.lines.push(`${place}: ${done}`);
      outcome[done === null ? 'unchanged' : done === 'created' ? 'created' : 'changed'] += 1;
    } catch (error) {
      outcome.lines.push(`${place}: refused: ${readReason(error)}`);
      outcome.refused += 1;
    }
  }
  return named;
}

/**
 * Disables accounts that the file does not name. An account that has open work, or is the last administrator, stays
 * enabled and is reported.
 */
async function disableMissing(
  deps: SubUserDeps,
  named: Set<string>,
  outcome: ProvisionOutcome,
): Promise<void> {
  for (const { id, username } of await createUsersStore(deps.db).enabledOfficials()) {
    if (named.has(username.toLowerCase())) continue;
    try {
      await updateSubUser(deps, OPERATOR, id, { enabled: false }, 'en');
      outcome.lines.push(`${username}: not in the file: switched off`);
      outcome.disabled += 1;
    } catch (error) {
      outcome.lines.push(`${username}: not in the file, and stays: ${readReason(error)}`);
      outcome.refused += 1;
    }
  }
}

export async function provisionOfficials(
  core: SubUserDeps,
  bytes: Uint8Array,
  { isDryRun, disablesMissing }: ProvisionOptions,
): Promise<ProvisionOutcome> {
  const deps = hideOperator(core);
  const lines = readOfficials(bytes);
  const outcome = { lines: [], created: 0, changed: 0, unchanged: 0, disabled: 0, refused: 0 };
  const work = async (found: ProvisionOutcome) => {
    const named = await applyLines(deps, lines, found);
    if (!disablesMissing) return;
    // A refused line may be a mistyped name: its account would look as if the person had left.
    if (found.refused > 0) found.lines.push('nobody is switched off while lines are refused');
    else await disableMissing(deps, named, found);
  };
  if (!isDryRun) {
    await work(outcome);
    return outcome;
  }
  let tried: ProvisionOutcome = outcome;
  const trial = core.db.transaction(async () => {
    tried = { ...outcome, lines: [] };
    await work(tried);
    throw new NothingStays();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof NothingStays)) throw error;
  });
  return tried;
}

/** Throws 208 for experts, whose accounts are made in the expert pool, and for roles of companies. */
function assertOfficial(role: Role): void {
  if (role === 'expert' || isCompanySide(role)) throw createRefusal(accountMessages.officialsOnly);
}

function readChanges(given: Record<string, unknown>): UserChanges {
  const columns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return parseGiven<UserChanges>(updateUser.body, columns);
}
