/**
 * Run at the end of the server's build: writes the API's description beside the bundle. Generating it takes half a second of processor
 * time, which neither the start of a process nor the first request for it should pay.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../server/compose';
import { openDatabase } from '../server/core/db/client';
import { readEnv } from '../server/core/env';
import { DESCRIPTION_FILES } from '../server/core/http/api-description';
import { createLogger } from '../server/core/logger';

async function describeApi(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-described-'));
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' });
  const log = createLogger(env);
  const db = await openDatabase({ dataDir, databaseUrl: null }, log);
  // Disables load shedding: a machine busy with building has a late event loop, and no request waits here.
  const app = await compose({ env, db, clock: () => new Date(), maxLoopDelayMs: 0, log });
  for (const [address, file] of Object.entries(DESCRIPTION_FILES)) {
    const { statusCode, body } = await app.inject({ url: address });
    if (statusCode !== 200) throw new Error(`${address} was answered with ${statusCode}: ${body}`);
    writeFileSync(join(folder, file), body);
  }
  await app.close();
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
}

describeApi(process.argv[2] ?? '.').catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  // Handles that are still open would keep the process, and the build, from ending.
  process.exit(1);
});
