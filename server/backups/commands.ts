/** Commands of an operator on a whole portal: back up, restore, verify, move. */
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { copyDatabase } from '../core/db/embedded/copies';
import { getDatabasePath, isUnmade } from '../core/db/embedded/database-check';
import { fillEmptyInstallation, fillEmptyServer } from '../core/db/empty-installation';
import { holdStopped, openSnapshot, readCopy } from '../core/db/reading';
import { isOccupied, moveAside } from '../core/directory/entries';
import type { Env } from '../core/env';
import { createStorage } from '../files/file-deps';
import { createIncoming } from '../files/incoming';
import { assertAsWritten, openBackup, writeBackup } from './archive';
import { type BackupSource, openLiveSource } from './backup-source';
import { createContentFolder } from './content-folder';
import { BackupFault } from './faults';
import { importFiles, importRows } from './import-content';
import { findLatestBackup, formatBackupName } from './nightly';
import { type VerificationResult, verify } from './verify';

/** Output of a command: progress lines and a log. The result is the command's return value instead. */
export interface CommandOutput {
  say(line: string): void;
  log: FastifyBaseLogger;
}

async function openPresentSource(env: Env, { log }: CommandOutput): Promise<BackupSource> {
  return openLiveSource(await openSnapshot(env, log), createStorage(env, log));
}

async function runAndClose<T>(source: BackupSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await source.close();
  }
}

const formatVerification = ({ submissions, lines, files, certificates }: VerificationResult): string =>
  `${submissions} submissions, ${lines} lines of the log, ${files} files, ${certificates} certificates of seals`;

/** Returns the summary of a verification; throws with the list of faults where there are any. */
function conclude(what: string, verdict: VerificationResult): string {
  if (verdict.faulty === 0) return `${what} is whole: ${formatVerification(verdict)}`;
  const more = verdict.faulty - verdict.faults.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  throw new Error(
    [`${what} is not whole: ${formatVerification(verdict)}`, ...verdict.faults, ...rest].join('\n  '),
  );
}

/** `npm run backup [-- FILE]` */
export async function createBackup(env: Env, terminal: CommandOutput, given?: string): Promise<string> {
  const folder = env.backup?.directory ?? process.cwd();
  const path = resolve(given ?? join(folder, formatBackupName(new Date(), env.backupKey)));
  await mkdir(dirname(path), { recursive: true });
  const isOurs = env.backup !== null && given === undefined;
  const beside = isOurs
    ? await createContentFolder(path, env.backupKey, await findLatestBackup(folder))
    : null;
  const source = await openPresentSource(env, terminal);
  return runAndClose(source, async () => {
    const { files, faulty, at } = await writeBackup(source, path, env.backupKey, beside);
    const lacking = faulty
      .map((sha256) => `\n  missing from the store, or altered there: ${sha256}`)
      .join('');
    return `${path}: the portal as it was at ${at}, ${files} files${lacking}`;
  });
}

async function verifyLive(env: Env, terminal: CommandOutput): Promise<string> {
  const source = await openPresentSource(env, terminal);
  return conclude('The portal', await runAndClose(source, () => verify(source)));
}

/** `npm run verify [-- FILE]` */
export async function verifyGiven(env: Env, terminal: CommandOutput, path?: string): Promise<string> {
  if (!path) return verifyLive(env, terminal);
  const source = await openBackup(path, env.backupKey);
  return conclude(path, await runAndClose(source, () => verify(source, { everyTable: true })));
}

/** `npm run restore -- FILE` */
export async function restoreBackup(env: Env, terminal: CommandOutput, path: string): Promise<string> {
  const source = await openBackup(path, env.backupKey);
  const { migrations, faulty, at } = source.portrait;
  const { dataDir } = env;
  const storage = createStorage(env, terminal.log);
  const incoming = createIncoming(join(dataDir, 'incoming'));
  await runAndClose(source, async () => {
    await assertAsWritten(source);
    await fillEmptyInstallation(env, {
      migrations: migrations.length,
      async fill(pool) {
        try {
          const { files } = await importFiles(
            { incoming, storage, mayLack: (sha256) => faulty.includes(sha256) },
            source,
          );
          terminal.say(`${files} files are there, the rows follow`);
          return await importRows(pool, source);
        } catch (error) {
          // The directory was empty before, so everything in these folders comes from this restore.
          for (const name of ['files', 'incoming'])
            rmSync(join(dataDir, name), { recursive: true, force: true });
          throw error;
        }
      },
    });
  });
  terminal.say(`Restored as of ${at}, checking it`);
  return verifyLive(env, terminal);
}

/** Detects where the data are: `isEmbedded`, rows in an embedded database; `filesOnDisk`, files in a folder. */
function getInstallation(env: Env): { isEmbedded: boolean; filesOnDisk: boolean } {
  return {
    isEmbedded: !isUnmade(getDatabasePath(env.dataDir)),
    filesOnDisk: isOccupied(join(env.dataDir, 'files')),
  };
}

/** `npm run move`: from the embedded database to PostgreSQL, from a folder of files to a bucket, or both. */
export async function move(env: Env, terminal: CommandOutput): Promise<string> {
  const { dataDir, databaseUrl } = env;
  const { isEmbedded, filesOnDisk } = getInstallation(env);
  const movesRows = isEmbedded && databaseUrl !== null;
  const movesFiles = filesOnDisk && env.fileStore.kind === 's3';
  if (!movesRows && !movesFiles) throw new BackupFault('nothingToMove');
  // Prevents a start during the move: data stored after the copy would be lost.
  const unlock = isEmbedded ? await holdStopped(dataDir) : async () => {};
  const before: Env = {
    ...env,
    fileStore: filesOnDisk ? { kind: 'disk', directory: join(dataDir, 'files') } : env.fileStore,
  };
  try {
    const snapshot = isEmbedded
      ? await readCopy(await copyDatabase(dataDir), new Date())
      : await openSnapshot(env, terminal.log);
    const source = await openLiveSource(snapshot, createStorage(before, terminal.log));
    await runAndClose(source, async () => {
      if (movesFiles) {
        const incoming = createIncoming(join(dataDir, 'incoming'));
        const { files, missing } = await importFiles(
          { incoming, storage: createStorage(env, terminal.log), mayLack: () => true },
          source,
        );
        terminal.say(`${files} files are in the bucket, ${missing} were missing`);
      }
      if (movesRows) {
        const { length } = source.portrait.migrations;
        await fillEmptyServer(databaseUrl, { migrations: length, fill: (pool) => importRows(pool, source) });
        terminal.say(
          'The rows are in PostgreSQL. With JWT_SECRET from the file jwt-secret of DATA_DIR nobody has to sign in again',
        );
      }
    });
  } finally {
    await unlock();
  }
  const names = [...(movesRows ? ['database'] : []), ...(movesFiles ? ['files'] : [])];
  const aside = moveAside(dataDir, new Date(), names);
  terminal.say(`What was moved is in ${aside} still: delete it when all is well`);
  return verifyLive(env, terminal);
}
