/** New experts from a list: an account and a profile for each line, or nothing. */
import { accountMessages } from '../../domain/api/messages/accounts';
import { expertPoolMessages } from '../../domain/api/messages/expert-pool';
import type { ImportBody, ImportData } from '../../domain/calls/expert-pool';
import { avoidedFault } from '../../domain/experts/pool';
import { type LineFault, listFaults } from '../../domain/experts/pool-list';
import { fillText, type Language, say } from '../../domain/text';
import { assertMay, type Caller } from '../core/access';
import { business } from '../core/errors';
import type { ExpertParts } from './expert-parts';
import { insertProfile } from './pool-service';

type Listed = ImportBody['experts'][number];

/** Everything that is wrong with a list, in the order of its lines. */
async function faultsIn({ accounts }: ExpertParts, experts: readonly Listed[]): Promise<LineFault[]> {
  const faults = listFaults(experts);
  for (const [line, { username, avoided }] of experts.entries()) {
    const [code, isWrong] = [avoidedFault(avoided), faults.some((fault) => fault.line === line)];
    if (code) faults.push({ line, field: 'avoided', message: code });
    if (!isWrong && (await accounts.subUsers.isUsernameTaken(username)))
      faults.push({ line, field: 'username', message: accountMessages.usernameTaken });
  }
  return faults.sort((one, other) => one.line - other.line);
}

/** The account of a line with its password, hashed; and the profile. */
async function prepare(
  { accounts }: ExpertParts,
  caller: Caller,
  { username, name, phone, email, ...profile }: Listed,
) {
  const none = { tax_ids: [], more_roles: [], programs: [], duties: [] };
  const account = { username, name, phone, email, role: 'expert' as const, enabled: true, ...none };
  return { profile, ...(await accounts.subUsers.prepare(caller, account)) };
}

/** Adds a list of experts as a whole. Throws 208 with the faults where there are any. */
export async function importExperts(
  parts: ExpertParts,
  caller: Caller,
  { experts, preview }: ImportBody,
  language: Language,
): Promise<ImportData> {
  assertMay(caller, 'users.manage');
  const { db, accounts } = parts;
  const found = await faultsIn(parts, experts);
  const faults = found.map(({ message, ...place }) => ({ ...place, msg: say(message, language) }));
  if (preview) return { faults, passwords: [] };
  if (faults.length > 0)
    throw business(fillText(expertPoolMessages.listRefused, { count: faults.length }), { faults });
  const prepared: Awaited<ReturnType<typeof prepare>>[] = [];
  for (const expert of experts) prepared.push(await prepare(parts, caller, expert));
  await db.transaction(async () => {
    for (const { profile, ...account } of prepared) {
      await accounts.subUsers.add(caller, account);
      await insertProfile(parts, caller, account.id, profile);
    }
  });
  return {
    faults: [],
    passwords: prepared.map(({ id, username, password }) => ({ id, username, password })),
  };
}
