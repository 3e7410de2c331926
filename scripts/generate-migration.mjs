/**
 * `npm run db:generate`: a migration from a change of the tables. drizzle-kit compares them with the newest snapshot alone and
 * would keep each older one, 7,000 lines a migration; they are deleted.
 */
import { readdirSync, rmSync } from 'node:fs';
import { inRoot } from './support/project.mjs';
import { runNode } from './support/run.mjs';

await runNode(inRoot('node_modules/drizzle-kit/bin.cjs'), ['generate', ...process.argv.slice(2)]);
const meta = inRoot('server/core/db/migrations/meta');
const snapshots = readdirSync(meta)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort();
for (const file of snapshots.slice(0, -1)) rmSync(`${meta}/${file}`);
