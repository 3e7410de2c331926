/**
 * Operator commands. `npm run admin -- create <username>`: creates the first account of an installation without the demo; `--
 * officials FILE` brings accounts of offices in line with a file; `-- work-list check` and `-- work-list rebuild` compare the
 * work list of the offices with the filings, and repair it. `npm run backup`, `restore`, `verify` and `move`: back up, restore,
 * check or relocate the whole portal.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ONE_TIME_HOURS } from '../domain/accounts/one-time-password';
import { findUsernameFault } from '../domain/checks/username';
import { createFactorsStore } from './accounts/factors-store';
import { provisionOfficials } from './accounts/officials';
import { buildOneTimeLogin } from './accounts/password-rules';
import { createOneTimePassword, hashPassword } from './accounts/passwords';
import { createSessionsStore } from './accounts/sessions-store';
import { createUsersStore } from './accounts/users-store';
import { type CommandOutput, createBackup, move, restoreBackup, verifyGiven } from './backups/commands';
import { createAuditStore } from './core/audit/audit-store';
import { type Database, openDatabase } from './core/db/client';
import { type Env, readEnv } from './core/env';
import { createLogger } from './core/logger';
import { sendTestMessage } from './core/outbox/gateway';
import { createSenders } from './core/outbox/senders';
import { createWorkStore } from './review/work-store';

const USAGE = `Usage: npm run admin -- create <username>
       npm run admin -- reset-factors <username>
       npm run admin -- officials FILE [--dry-run] [--disable-missing]
       npm run admin -- work-list check
       npm run admin -- work-list rebuild
       npm run admin -- send-test sms|mail <number or address>
       npm run backup [-- FILE]
       npm run restore -- FILE
       npm run verify [-- FILE]
       npm run move`;

const clock = () => new Date();

/** Creates an administrator; returns the one-time password, which has to be replaced at the first login. */
async function createAdministrator(db: Database, username: string): Promise<string> {
  const fault = findUsernameFault(username);
  if (fault) throw new Error(`${username}: ${fault.en}`);
  const password = createOneTimePassword();
  const passwordHash = await hashPassword(password);
  const id = randomUUID();
  await db.transaction(async () => {
    const added = await createUsersStore(db).add({
      id,
      companyId: null,
      username,
      usernameKey: username.toLowerCase(),
      name: username,
      role: 'administrator',
      ...buildOneTimeLogin(passwordHash, clock()),
      createdAt: clock(),
    });
    if (!added) throw new Error(`${username}: the name is taken`);
    const audit = createAuditStore(db, clock);
    const details = { username, role: 'administrator' };
    await audit.write({ subjectKind: 'user', subjectId: id, action: 'user.create', caller: null, details });
  });
  return password;
}

async function create(db: Database, username: string): Promise<string> {
  const password = await createAdministrator(db, username);
  return `Administrator ${username}, one-time password, good for ${ONE_TIME_HOURS} hours: ${password}`;
}

/**
 * Removes the second factors of an account; meant for the last administrator, whom nobody else can help. Ends its
 * sessions.
 */
async function resetFactors(db: Database, username: string): Promise<string> {
  const found = await createUsersStore(db).byUsername(username, clock());
  if (!found?.user.secondFactor) throw new Error(`${username}: no account of this name has a second factor`);
  const { id, companyId } = found.user;
  await db.transaction(async () => {
    await createUsersStore(db).hold(id);
    await createFactorsStore(db).removeAll(id);
    await createSessionsStore(db).revokeAll(id, clock());
    const entry = { subjectKind: 'user', subjectId: id, companyId, caller: null };
    await createAuditStore(db, clock).write({ ...entry, action: 'user.factors_reset' });
  });
  return `${username}: second factors removed, sessions ended`;
}

const FLAGS = ['--dry-run', '--disable-missing'];

/** Imports the file of accounts; throws where a line was refused, after all other lines were applied. */
async function importOfficials(db: Database, path: string, ...flags: string[]): Promise<string> {
  if (flags.some((flag) => !FLAGS.includes(flag))) throw new Error(USAGE);
  const isDryRun = flags.includes('--dry-run');
  const core = { db, clock, audit: createAuditStore(db, clock) };
  const options = { isDryRun, disablesMissing: flags.includes('--disable-missing') };
  const { lines: outcome, ...counts } = await provisionOfficials(core, await readFile(path), options);
  const said = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const lines = [...outcome, said.join(', ')];
  if (isDryRun) lines.push('A dry run: nothing was written');
  else if (counts.created > 0)
    lines.push('Whoever is new chooses a password under 忘记密码, by a code to the number in the file');
  if (counts.refused > 0) throw new Error(lines.join('\n'));
  return lines.join('\n');
}

/** Throws where there are differences, so that a script learns of them by the exit code. */
async function runWorkListCommand(db: Database, action: string): Promise<string> {
  const work = createWorkStore(db);
  if (action === 'rebuild') await work.rebuild();
  else if (action !== 'check') throw new Error(USAGE);
  const { items, counters } = await work.check();
  const found = `Work list: ${items} differences in its rows, ${counters} in its counters`;
  if (items + counters > 0) throw new Error(`${found}. Mend them: npm run admin -- work-list rebuild`);
  return found;
}

/** Sends one message past the outbox; returns the result from the gateway. */
async function sendTest(env: Env, { log }: CommandOutput, kind: string, to: string): Promise<string> {
  if ((kind !== 'sms' && kind !== 'mail') || !to) throw new Error(USAGE);
  await sendTestMessage(createSenders(env, log), { kind, to, at: clock() });
  const settings = kind === 'sms' ? env.smsGateway : env.mailGateway;
  return `Taken by ${settings?.kind ?? `the folder ${join(env.dataDir, 'outbox')}`}: see that it arrives`;
}

/** Commands on the open database; the embedded database is available only while the portal is stopped. */
const onDatabase: Record<string, (db: Database, argument: string, ...more: string[]) => Promise<string>> = {
  create,
  officials: importOfficials,
  'reset-factors': resetFactors,
  'work-list': runWorkListCommand,
};

/** Commands on the whole portal, whether it is running or stopped. */
const onPortal: Record<
  string,
  (env: Env, terminal: CommandOutput, argument: string, second: string) => Promise<string>
> = {
  backup: (env, terminal, path) => createBackup(env, terminal, path || undefined),
  verify: (env, terminal, path) => verifyGiven(env, terminal, path || undefined),
  restore: (env, terminal, path) => {
    if (!path) throw new Error(USAGE);
    return restoreBackup(env, terminal, path);
  },
  move: (env, terminal) => move(env, terminal),
  'send-test': (env, terminal, kind, to) => sendTest(env, terminal, kind, to),
};

async function runOnDatabase(
  env: Env,
  terminal: CommandOutput,
  [name = '', argument = '', ...more]: string[],
): Promise<string> {
  const command = onDatabase[name];
  if (!command || !argument) throw new Error(USAGE);
  const db = await openDatabase(env, terminal.log);
  return command(db, argument, ...more).finally(db.close);
}

async function run(given: string[]): Promise<void> {
  const [name = '', argument = '', second = ''] = given;
  const env = readEnv(process.env);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const terminal = { say, log: createLogger({ logLevel: 'error' }) };
  const command = onPortal[name];
  const outcome = await (command
    ? command(env, terminal, argument, second)
    : runOnDatabase(env, terminal, given));
  say(`\n${outcome}\n`);
}

run(process.argv.slice(2)).catch((error: Error) => {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`\n${error.message}${cause}\n\n`);
  process.exit(1);
});
