/** `npm run admin -- create <username>`: outside the demo, how the first account comes to be. */
import { randomUUID } from 'node:crypto';
import { ONE_TIME_HOURS } from '../domain/accounts/one-time-password';
import { usernameFault } from '../domain/checks/username';
import { oneTimeLogin } from './accounts/password-service';
import { hashPassword, oneTimePassword } from './accounts/passwords';
import { createUsersStore } from './accounts/users-store';
import { createAuditStore } from './core/audit/audit-store';
import { type Database, openDatabase } from './core/db/client';
import { readEnv } from './core/env';
import { createLogger } from './core/logger';

const USAGE = 'Usage: npm run admin -- create <username>';

const clock = () => new Date();

/** Makes an administrator and gives the one-time password, which has to be replaced at the first login. */
async function createAdministrator(db: Database, username: string): Promise<string> {
  const fault = usernameFault(username);
  if (fault) throw new Error(`${username}: ${fault.en}`);
  const password = oneTimePassword();
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
      ...oneTimeLogin(passwordHash, clock()),
      createdAt: clock(),
    });
    if (!added) throw new Error(`${username}: the name is taken`);
    const audit = createAuditStore(db, clock);
    const details = { username, role: 'administrator' };
    await audit.write({ subjectKind: 'user', subjectId: id, action: 'user.create', caller: null, details });
  });
  return password;
}

async function run([command, username]: string[]): Promise<void> {
  if (command !== 'create' || !username) throw new Error(USAGE);
  const env = readEnv(process.env);
  const db = await openDatabase(env, createLogger({ logLevel: 'error' }));
  try {
    const password = await createAdministrator(db, username);
    process.stdout.write(
      `\nAdministrator ${username}, one-time password, good for ${ONE_TIME_HOURS} hours: ${password}\n\n`,
    );
  } finally {
    await db.close();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n\n`);
  process.exit(1);
});
