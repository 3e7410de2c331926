/**
 * `npm test`: everything that has to hold before a change goes in, on a fresh clone too. Installs what is missing, runs
 * the static checks beside the build, the unit and server tests (on PostgreSQL when one is within reach, whose statements the
 * embedded database is then asked as well), the release in a root of its own, the hostile conditions and the
 * browser tests against the built server. Says what each part cost. The last line is `N passed, N failed`; a static check counts
 * as one. Ends with 1 when anything failed. A test that stumbles on a busy machine gets a second try and is named: only a fault
 * that comes back stops a change.
 *
 * TEST_DATABASE_URL names another PostgreSQL than the local one; `npm test -- checks unit` runs these stages only.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
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
import { EMBEDDED_ONLY, ON_BOTH } from './support/embedded-only.mjs';
import { printCosts, readFileCosts, readTimes, withTimes } from './support/gate-costs.mjs';
import { installFor } from './support/install.mjs';
import { checkNode, ROOT } from './support/project.mjs';
import { readPlaywright, readVitest, replaceFailed } from './support/test-reports.mjs';

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';
/** Leaves them out of a run on PostgreSQL. */
const LEFT_OUT = EMBEDDED_ONLY.map((path) => `--exclude '${path}*/**' --exclude '${path}*.test.ts'`).join(
  ' ',
);
const REPORTS = '.cache/test';
const reportOf = (stage) => `${REPORTS}/${stage}.json`;
/** The statements that the unit tests sent to PostgreSQL, with their values. */
const STATEMENTS = join(ROOT, REPORTS, 'statements.jsonl');
/** File with the cost of each file of tests of a stage. */
const costsOf = (stage) => join(ROOT, REPORTS, `${stage}.costs.jsonl`);
/** The second pass of the server's tests need not compile what the first one has, nor the next run what this one has. */
const COMPILED_ONCE = '--experimental.fsModuleCache --experimental.fsModuleCachePath=.cache/vitest';
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
const STAGES = ['checks', 'build', 'unit', 'embedded', 'release', 'hostile', 'browser'];
const MINUTE = 60_000;

const asked = process.argv.slice(2);
const wanted = (stage) => asked.length === 0 || asked.includes(stage);
const tally = { passed: 0, failed: 0 };
const failures = [];
/** Costs of the parts, in the order of their ends, and tests that took longer than their budget. */
const parts = [];
const over = [];

/**
 * Runs a command to its end and gives its exit code; one that hangs is ended with all it started. What it prints is
 * shown at once, or at its end when it runs beside others. `part` gets its processor seconds.
 */
const run = (command, { env = {}, limit = 60 * MINUTE, isBeside = false, part }) =>
  new Promise((resolve) => {
    const times = join(REPORTS, `${randomUUID()}.times`);
    const child = spawn(withTimes(command, times), {
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
      part.processor += readTimes(times);
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
  const part = { name, wall: 0, processor: 0 };
  const start = Date.now();
  const ok = await work(part);
  part.wall = (Date.now() - start) / 1_000;
  parts.push(part);
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'}, ${Math.round(part.wall)} s`);
  return ok;
};

const check = (name, command, options) =>
  timed(name, async (part) => count(name, (await run(command, { ...options, part })) === 0), command);

/** Adds the tests of a run by its JSON report. A run that wrote none, or failed without a failed test, is one failure. */
const addReport = (part, file, read, exitCode) => {
  const { name } = part;
  if (!existsSync(file)) return count(`${name}: no report`, false);
  const { passed, failed, over: slow = [], again = [] } = read(JSON.parse(readFileSync(file, 'utf8')));
  part.tests = passed + failed.length;
  over.push(...slow);
  for (const title of again) console.log(`== passed at the second try only: ${title}`);
  tally.passed += passed;
  tally.failed += failed.length;
  failures.push(...failed.map((title) => `${name}: ${title}`));
  if (exitCode !== 0 && failed.length === 0) count(`${name}: ended with ${exitCode}`, false);
  return exitCode === 0;
};

const hasRoom = (path) => {
  const { bavail, bsize } = existsSync(path) ? statfsSync(path) : { bavail: 0, bsize: 0 };
  return bavail * bsize >= MEMORY_ROOM;
};

/** A stage of many tests, which writes a JSON report, and leaves none of its directories. `again` may run after it. */
const stage = (name, command, { read, env, again = (code) => code, ...options }) =>
  timed(name, async (part) => {
    const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `portal-${name}-`));
    // Open to the other accounts that tests start programs under.
    chmodSync(folder, 0o1777);
    const within = { ...options, part, env: { TMPDIR: folder, TEST_COSTS: costsOf(name), ...env } };
    const code = await again(await run(command, within), within);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    return addReport(part, reportOf(name), read, code);
  });

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] });

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
  const again = replaceFailed(first, readJson(report));
  if (!again) return code;
  for (const title of again) console.log(`== passed at the second try only: ${title}`);
  writeFileSync(reportOf(name), JSON.stringify(first));
  return codeThen;
};

/** `files`: parts of paths, where not all tests of the projects are asked for. */
const vitest = (name, args, env, files = '') => {
  const command = (report, these) =>
    `npx vitest run ${args} ${these} --reporter=dot --reporter=json --outputFile.json=${report} ${COMPILED_ONCE}`;
  return stage(name, command(reportOf(name), files), {
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

/** Address of the PostgreSQL for the server's tests; '' where none is within reach, and the embedded database has them all. */
const findPostgres = async () => {
  const url = process.env.TEST_DATABASE_URL || LOCAL_POSTGRES;
  if (await answers(url)) return url;
  if (process.env.TEST_DATABASE_URL) count('PostgreSQL of TEST_DATABASE_URL is out of reach', false);
  return '';
};

/** All tests that need no build. Each of the server's makes a database of its own and drops it. */
const unit = async (postgres) => {
  await vitest('unit', `--project domain --project server --project portal ${postgres && LEFT_OUT}`, {
    TEST_DATABASE_URL: postgres,
    ...(postgres && { TEST_STATEMENTS: STATEMENTS }),
  });
  await check('mutations', 'npm run -s conformance -- --mutations portal', { isBeside: true });
};

/** Tests on the embedded database; without `files` all of the server's. */
const onEmbedded = (files, env) =>
  vitest(
    'embedded',
    '--project server',
    { TEST_DATABASE_URL: '', ...env },
    files.map((file) => `'${file}'`).join(' '),
  );

/** The tests about the embedded database itself, in the processor time that those on PostgreSQL leave beside them. */
const embedded = () => onEmbedded([...EMBEDDED_ONLY, ...ON_BOTH], { TEST_WORKERS: '1' });

/** Asks the embedded database every statement that PostgreSQL was sent. */
const statements = () =>
  vitest('statements', '--project statements', { TEST_DATABASE_URL: '', TEST_STATEMENTS: STATEMENTS });

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

const install = (purpose) =>
  installFor(purpose).then(
    () => true,
    (error) => count(`install: ${error.message}`, false),
  );

if ((await install('build')) && (await check('umi setup', 'npx umi setup'))) {
  // The build keeps one core busy, what else is installed and the static checks the other.
  const building = wanted('build') ? check('build', 'npm run -s build', { isBeside: true }) : null;
  await install('all');
  if (wanted('checks')) {
    await check('generated files', 'npm run -s gen -- --check');
    await check('lint', 'npm run -s lint');
    // `npm run typecheck` without the setup, which is done.
    await check('types', 'node node_modules/typescript-native/bin/tsc --noEmit --checkers 1');
    await check('regular expressions', 'npm run -s regexes -- --quiet');
  }
  const built = building ?? Promise.resolve(existsSync('dist/index.html'));
  const onBuild = async (name, test) => {
    if (!wanted(name)) return;
    if (await built) await test();
    else count(`${name}: nothing built to test`, false);
  };
  const postgres = await findPostgres();
  const unitDone = wanted('unit') ? unit(postgres) : Promise.resolve();
  const inProcess = async () => {
    await unitDone;
    // Some systems run no program from memory.
    await onBuild('release', () => vitest('release', '--project release', { TMPDIR: tmpdir() }));
    await onBuild('hostile', hostile);
  };
  const onServers = async () => {
    await onBuild('browser', browser);
    if (!wanted('embedded')) return;
    if (!wanted('unit')) return onEmbedded([]);
    if (!postgres) return;
    await onBuild('embedded', embedded);
    await unitDone;
    await statements();
  };
  // Both wait as much as they compute, for a save or an answer: each fills the gaps of the other.
  await Promise.all([inProcess(), onServers()]);
  // Half of what the specification says is seen in a browser.
  const reports = ['unit', 'embedded', 'statements', 'browser']
    .map(reportOf)
    .filter((file) => existsSync(file));
  if (wanted('unit') && wanted('browser')) {
    await check(
      'conformance',
      `npm run -s conformance -- ${reports.map((file) => `--report ${file}`).join(' ')}`,
    );
  }
}

const costs = ['unit', 'embedded', 'statements', 'release'].flatMap((stage) =>
  readFileCosts(costsOf(stage)).map((cost) => ({ stage, ...cost })),
);
printCosts(parts, costs, over);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  - ${name}`).join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
