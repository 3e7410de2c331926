import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RealServer } from '../support/server/real-server';
import { withDraft } from './drafts';
import type { TrialArea } from './row';

/** Starts a second process on the data of the first and gives what it said when it refused; `prefix` wraps the command. */
function startBeside(dataDir: string, prefix: string[] = []): Promise<{ code: number | null; said: string }> {
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, 'dist-server/main.js'];
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(command, rest, {
    env: { ...env, DATA_DIR: dataDir, PORT: '0', DEMO: 'on', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const keep = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const limit = setTimeout(() => child.kill('SIGKILL'), 30_000);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, said });
    }),
  );
}

/** One sentence for a person: no stack, no name of a WebAssembly flag. */
function assertSentence(said: string): void {
  assert.ok(said.trim().length > 20, `"${said}"`);
  assert.doesNotMatch(said, /\n\s+at |sASSERTIONS|Aborted\(\)/, said);
}

const everyFile = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    return entry.isDirectory() ? [path, ...everyFile(path)] : [path];
  });

/** A server of this row alone: what is done to it leaves the others in peace. */
async function withServer<T>(work: (server: RealServer) => Promise<T>): Promise<T> {
  const server = await new RealServer().start();
  try {
    return await work(server);
  } finally {
    await server.remove();
  }
}

export const life: TrialArea = {
  title: 'Crash, restart, data at rest',
  rows: [
    {
      no: 'L1',
      condition: 'kill -9 in a stream of saves, then a start',
      expected: 'every save that was acknowledged is there',
      ownServer: true,
      run: (target) =>
        withDraft(target, async ({ save, stored, version }) => {
          let seen = version;
          let last = '';
          for (let i = 1; i <= 20; i += 1) {
            const reply = await save({ work: { work_task: `第 ${i} 次` } }, seen);
            assert.equal(reply.code, 200);
            seen = reply.data.version;
            last = `第 ${i} 次`;
          }
          await target.own.end('SIGKILL');
          await target.own.start();
          assert.equal(
            (await stored()).data.work && JSON.stringify((await stored()).data).includes(last),
            true,
          );
          return '20 of 20';
        }),
    },
    {
      no: 'L2',
      condition:
        'a second process on the same data, here and in another network namespace, as containers have',
      expected: 'refused in a sentence; the first goes on',
      ownServer: true,
      async run(target) {
        const { dataDir } = target.own;
        const beside = await startBeside(dataDir);
        assert.notEqual(beside.code, 0);
        assertSentence(beside.said);
        const elsewhere = await startBeside(dataDir, ['unshare', '-n', '--']);
        assert.ok(elsewhere.code !== 0 && elsewhere.code !== null, elsewhere.said);
        assertSentence(elsewhere.said);
        assert.equal((await target.raw('/api/ready')).status, 200);
        return beside.said.trim().slice(0, 80);
      },
    },
    {
      no: 'L3',
      condition: 'PG_VERSION missing; the database emptied; the secret cut off',
      expected: 'no start, no new portal in its place: a sentence that says what to do',
      ownServer: true,
      run: () =>
        withServer(async (server) => {
          await server.end();
          const database = join(server.dataDir, 'database');
          const [mark, secret] = [join(database, 'PG_VERSION'), join(server.dataDir, 'jwt-secret')];
          const kept = readFileSync(secret);
          const faults: [string, () => void, () => void][] = [
            ['PG_VERSION', () => renameSync(mark, `${mark}.away`), () => renameSync(`${mark}.away`, mark)],
            [
              'database',
              () => renameSync(database, join(server.dataDir, '..', 'database.away')),
              () => renameSync(join(server.dataDir, '..', 'database.away'), database),
            ],
            ['secret', () => writeFileSync(secret, 'x'), () => writeFileSync(secret, kept)],
          ];
          for (const [name, spoil, mend] of faults) {
            spoil();
            const { code, said } = await startBeside(server.dataDir);
            assert.ok(code !== 0 && code !== null, `${name}: it started`);
            assertSentence(said);
            if (name === 'database') assert.ok(!existsSync(database), 'a new database stands there');
            mend();
          }
          await server.start();
          return `${faults.length} refused, and it starts when mended`;
        }),
    },
    {
      no: 'L4',
      condition: 'who else may read the data directory',
      expected: 'directories 0700, files 0600, also those of the database',
      ownServer: true,
      async run(target) {
        const open = [target.own.dataDir, ...everyFile(target.own.dataDir)].filter(
          (path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
        );
        assert.deepEqual(open.slice(0, 5), []);
        return `${everyFile(target.own.dataDir).length} files and directories`;
      },
    },
    {
      no: 'L5',
      condition: 'SIGTERM with 100 requests in flight',
      expected: 'each that was read is answered or told 503; ends within 10 s with 0',
      ownServer: true,
      run: () =>
        withServer(async (server) => {
          const requests = Array.from({ length: 100 }, () =>
            fetch(`${server.url}/api/v1.0/portal/company/register/industry/`),
          );
          const settled = Promise.allSettled(requests);
          await sleep(10);
          const start = Date.now();
          await server.end('SIGTERM');
          const statuses = await settled;
          const cut = statuses.filter(({ status }) => status === 'rejected').length;
          assert.ok(Date.now() - start < 10_000);
          assert.equal(cut, 0, `${cut} of 100 without an answer`);
          return `100 answered, ended after ${Date.now() - start} ms`;
        }),
    },
    {
      no: 'L6',
      condition: 'kill -9 in five rounds of saves and during an upload',
      expected: 'nothing acknowledged is lost',
      shownBy: { file: 'tests/contract/crash.test.ts', title: 'keeps every acknowledged save through' },
    },
    {
      no: 'L7',
      condition: 'a power cut',
      expected: 'each commit is flushed',
      shownBy: {
        file: 'server/core/db/embedded/durable.test.ts',
        title: 'writes each commit to the disk before acknowledging it',
      },
    },
  ],
};
