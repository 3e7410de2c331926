/**
 * `npm test`: everything that has to hold before a change goes in, on a fresh clone too. Installs what is missing, runs
 * the static checks beside the build, the unit and server tests (on the embedded database, and again on PostgreSQL when
 * one is within reach), the release in a root of its own, the hostile conditions and the browser tests against the built server.
 * The last line is `N passed, N failed`; a static check counts as one. Ends with 1 when anything failed. A test that
 * stumbles on a busy machine gets a second try and is named: only a fault that comes back stops a change.
 *
 * TEST_DATABASE_URL names another PostgreSQL than the local one; `npm test -- checks unit` runs these stages only.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installIfNeeded } from './support/install.mjs';
import { checkNode, ROOT } from './support/project.mjs';

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';
/** Tests of the embedded database itself, of the mock, which has no other, and of what asks none: print, workers, carriers, passwords. */
const LEFT_OUT = [
  'server/accounts/passwords',
  'server/backups/sealing',
  'server/core/db/embedded',
  'server/core/http/admission',
  'server/core/http/allowance',
  'server/core/http/kept-portal',
  'server/core/look-alike',
  'server/core/outbox/sms-carriers',
  'server/core/outbox/smtp-carrier',
  'server/core/workers',
  'server/documents/columns',
  'server/documents/headings',
  'server/documents/printer',
  'server/documents/printing',
  'server/documents/tagged',
  'server/files/inspection',
  'server/files/storage',
  'server/seals/cms',
  'server/system/readiness',
  'tests/conformance/routes',
  'tests/contract/backup',
  'tests/contract/broken-off',
  'tests/contract/certificates',
  'tests/contract/crash',
  'tests/contract/data-directory',
  'tests/contract/disk-full',
  'tests/contract/ending',
  'tests/contract/mock',
]
  .map((path) => `--exclude '${path}*/**' --exclude '${path}*.test.ts'`)
  .join(' ');
const REPORTS = '.cache/test';
const reportOf = (stage) => `${REPORTS}/${stage}.json`;
/** The second pass of the server's tests need not compile what the first one has. */
const COMPILED_ONCE = `--experimental.fsModuleCache --experimental.fsModuleCachePath=${REPORTS}/modules`;
/** Nor need the browser tests be compiled at each run: by itself Playwright keeps them with the temporary files of a stage. */
const COMPILED_TESTS = join(ROOT, '.cache/playwright');
/**
 * Directories of tests in memory, where it has the room: they make and remove thousands of files, and a save that waits for
 * the disk keeps a test waiting, not the processor.
 */
const MEMORY = '/dev/shm';
const MEMORY_ROOM = 4 * 2 ** 30;
/** Files of tests that may stumble over each other on a busy machine. */
const STUMBLES_AT_MOST = 12;
const STAGES = ['checks', 'build', 'unit', 'postgres', 'release', 'hostile', 'browser'];
const MINUTE = 60_000;

const asked = process.argv.slice(2);
const wanted = (stage) => asked.length === 0 || asked.includes(stage);
const tally = { passed: 0, failed: 0 };
const failures = [];

/**
 * Runs a command to its end and gives its exit code; one that hangs is ended with all it started. What it prints is
 * shown at once, or at its end when it runs beside others.
 */
const run = (command, { env = {}, limit = 60 * MINUTE, isBeside = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', ...(isBeside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      detached: true,
      env: { ...process.env, ...env },
    });
    let printed = '';
    const keep = (chunk) => {
      printed += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limit);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (printed) console.log(printed.trimEnd());
      resolve(code ?? 1);
    });
  });

const count = (name, ok) => {
  if (ok) tally.passed += 1;
  else {
    tally.failed += 1;
    failures.push(name);
  }
  return ok;
};

/** Does a part of the work between two lines that name it, the second with its end and its time. */
const timed = async (name, work, command) => {
  console.log(`\n== ${command ? `${name}: ${command}` : name}`);
  const start = Date.now();
  const ok = await work();
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - start) / 1000)} s`);
  return ok;
};

const check = (name, command, options) =>
  timed(name, async () => count(name, (await run(command, options)) === 0), command);

/** Adds the tests of a run by its JSON report. A run that wrote none, or failed without a failed test, is one failure. */
const addReport = (name, file, read, exitCode) => {
  if (!existsSync(file)) return count(`${name}: no report`, false);
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
  tally.passed += passed;
  tally.failed += failed.length;
  failures.push(...failed.map((title) => `${name}: ${title}`));
  if (exitCode !== 0 && failed.length === 0) count(`${name}: ended with ${exitCode}`, false);
  return exitCode === 0;
};

const readVitest = (report) => {
  const tests = report.testResults.flatMap((file) => {
    const { assertionResults: own, status, name, message } = file;
    // A fault before or after all tests of a file fails none of them.
    const isWhole = status === 'failed' && !own.some((test) => test.status === 'failed');
    return isWhole || own.length === 0 ? [...own, { status, fullName: `${name}: ${message}` }] : own;
  });
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').map((test) => test.fullName),
  };
};

const readPlaywright = (report) => {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const all = report.suites.flatMap(specs);
  const isOf = (status) => (spec) => spec.ok && spec.tests.some((test) => test.status === status);
  for (const spec of all.filter(isOf('flaky'))) {
    console.log(`== passed at the second try only: ${spec.file}: ${spec.title}`);
  }
  return {
    passed: all.filter((spec) => isOf('expected')(spec) || isOf('flaky')(spec)).length,
    failed: [
      ...all.filter((spec) => !spec.ok).map((spec) => `${spec.file}: ${spec.title}`),
      ...report.errors.map((error) => error.message),
    ],
  };
};

const hasRoom = (path) => {
  const { bavail, bsize } = existsSync(path) ? statfsSync(path) : { bavail: 0, bsize: 0 };
  return bavail * bsize >= MEMORY_ROOM;
};

/** A stage of many tests, which writes a JSON report, and leaves none of its directories. `again` may run after it. */
const stage = (name, command, { read, env, again = (code) => code, ...options }) =>
  timed(name, async () => {
    const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `portal-${name}-`));
    // Open to the other accounts that tests start programs under.
    chmodSync(folder, 0o1777);
    const within = { ...options, env: { TMPDIR: folder, ...env } };
    const code = await again(await run(command, within), within);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    return addReport(name, reportOf(name), read, code);
  });

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] });
const failedIn = ({ assertionResults: own }) => own.filter(({ status }) => status === 'failed');

/**
 * Runs the files that failed once more, in a process of their own, so that nothing of the first try is there any more; what
 * they say then stands in the report. More than a few are no stumble.
 */
const secondTry = (name, command) => async (code, within) => {
  const first = readJson(reportOf(name));
  const stumbled = first.testResults.filter(({ status }) => status === 'failed');
  if (stumbled.length === 0 || stumbled.length > STUMBLES_AT_MOST) return code;
  const files = stumbled.map((file) => `'${relative(ROOT, file.name)}'`).join(' ');
  const report = reportOf(`${name}-again`);
  const codeThen = await run(command(report, files), within);
  const then = readJson(report);
  for (const file of stumbled) {
    const better = then.testResults.find((each) => each.name === file.name);
    if (!better) return code;
    for (const { fullName, failureMessages } of failedIn(file)) {
      if (failedIn(better).some((test) => test.fullName === fullName)) continue;
      console.log(`== passed at the second try only: ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
    }
    first.testResults.splice(first.testResults.indexOf(file), 1, better);
  }
  writeFileSync(reportOf(name), JSON.stringify(first));
  return codeThen;
};

const vitest = (name, args, env) => {
  const command = (report, files = '') =>
    `npx vitest run ${args} ${files} --reporter=dot --reporter=json --outputFile.json=${report} ${COMPILED_ONCE}`;
  return stage(name, command(reportOf(name)), {
    env,
    read: readVitest,
    isBeside: true,
    again: secondTry(name, command),
  });
};

/** True if a PostgreSQL answers at the address. */
const answers = async (url) => {
  const { Client } = createRequire(import.meta.url)('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** The server's tests once more; each makes a database of its own there and drops it. Half of their time they wait for it. */
const postgres = async () => {
  const url = process.env.TEST_DATABASE_URL ?? LOCAL_POSTGRES;
  if (await answers(url))
    return vitest('postgres', `--project server ${LEFT_OUT}`, { TEST_DATABASE_URL: url, TEST_WORKERS: '3' });
  if (process.env.TEST_DATABASE_URL) return count('PostgreSQL of TEST_DATABASE_URL is out of reach', false);
  return console.log(`\n== postgres: nothing answers at ${LOCAL_POSTGRES}, left out`);
};

const browser = async () => {
  if (!(await check('find a browser', 'npx tsx scripts/setup-browser.ts', { isBeside: true }))) return;
  await stage('browser', 'npx playwright test', {
    env: { CI_REPORT: reportOf('browser'), PLAYWRIGHT_TRANSFORM_CACHE_DIR: COMPILED_TESTS },
    read: readPlaywright,
  });
};

/** Hostile and faulty clients against the built server; each condition that holds counts as one. */
const hostile = () =>
  stage('hostile', 'npx tsx tests/hostile/index.ts', {
    env: { HOSTILE_REPORT: reportOf('hostile') },
    limit: 5 * MINUTE,
    read: (report) => report,
    isBeside: true,
  });

const unknown = asked.filter((stage) => !STAGES.includes(stage));
if (unknown.length > 0)
  throw new Error(`Unknown stage ${unknown.join(', ')}; there are ${STAGES.join(', ')}.`);

checkNode();
process.chdir(ROOT);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const installed = await installIfNeeded().then(
  () => true,
  (error) => count(`install: ${error.message}`, false),
);
if (installed && (await check('umi setup', 'npx umi setup'))) {
  // The build keeps one core busy, the static checks the other.
  const building = wanted('build') ? check('build', 'npm run -s build', { isBeside: true }) : null;
  if (wanted('checks')) {
    await check('generated files', 'npm run -s gen -- --check');
    await check('lint', 'npm run -s lint');
    await check('types', 'npm run -s typecheck');
    await check('regular expressions', 'npm run -s regexes -- --quiet');
  }
  const built = building ?? Promise.resolve(existsSync('dist/index.html'));
  const onBuild = async (name, test) => {
    if (!wanted(name)) return;
    if (await built) await test();
    else count(`${name}: nothing built to test`, false);
  };
  const inProcess = async () => {
    if (wanted('unit')) {
      await vitest('unit', '--project domain --project server --project portal', { TEST_DATABASE_URL: '' });
      await check('mutations', 'npm run -s conformance -- --mutations portal', { isBeside: true });
    }
    // Some systems run no program from memory.
    await onBuild('release', () => vitest('release', '--project release', { TMPDIR: tmpdir() }));
    await onBuild('hostile', hostile);
  };
  const onServers = async () => {
    await onBuild('browser', browser);
    if (wanted('postgres')) await postgres();
  };
  // Both wait as much as they compute, for a save or an answer: each fills the gaps of the other.
  await Promise.all([inProcess(), onServers()]);
  // Half of what the specification says is seen in a browser.
  const reports = ['unit', 'browser'].map((name) => `--report ${reportOf(name)}`).join(' ');
  if (wanted('unit') && wanted('browser')) await check('conformance', `npm run -s conformance -- ${reports}`);
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  - ${name}`).join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
