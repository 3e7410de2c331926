/**
 * The database in memory, for tests and the mock. Making and migrating one takes seconds, so the first one of a set of
 * migrations is kept as an image, and the next ones start from that.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedHost } from './host';

const hostOf = (database: PGlite): EmbeddedHost => ({
  execute: (batch) => database.execProtocolRaw(batch),
  close: () => database.close(),
});

const imagePath = (migrations: string[]): string => {
  const key = createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16);
  return join(tmpdir(), `declaration-portal-${key}.tar`);
};

async function keepImage(database: PGlite, path: string): Promise<void> {
  const image = await database.dumpDataDir('none');
  const side = `${path}.${randomUUID()}`;
  writeFileSync(side, Buffer.from(await image.arrayBuffer()));
  renameSync(side, path);
}

/** `migrations`: their hashes; `migrate` brings an empty database to them. */
export async function openInMemory(
  migrations: string[],
  migrate: (host: EmbeddedHost) => Promise<void>,
): Promise<EmbeddedHost> {
  const path = imagePath(migrations);
  if (existsSync(path)) {
    return hostOf(await PGlite.create({ loadDataDir: new Blob([readFileSync(path)]) }));
  }
  const database = await PGlite.create();
  await migrate(hostOf(database));
  await keepImage(database, path);
  return hostOf(database);
}
