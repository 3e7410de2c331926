import { existsSync } from 'node:fs';
import { inRoot, ROOT, readJson } from './project.mjs';
import { run } from './run.mjs';
import { needsNpm, RECORD, selectForMachine, unpackPackages } from './unpack.mjs';

/**
 * Half of all files: tools of developers, and what umi and others bring and nothing here loads. A run of the gate on a fresh
 * clone builds without them.
 */
const NOT_BUILT_WITH = new Set([
  '@ant-design/pro-components',
  '@biomejs/biome',
  '@playwright/test',
  '@umijs/bundler-mako',
  '@umijs/bundler-utoopack',
  'accessibility-checker-engine',
  'core-js',
  'core-js-pure',
  'drizzle-kit',
  'intl',
  'jsdom',
  'lightningcss',
  'react-intl',
  'recheck',
  'typescript',
  'typescript-native',
  'webpack',
]);

const isOfServer = ({ dev, devOptional }) => !dev && !devOptional;

/** Packages of a lock, by what they are for. */
const SELECT = {
  /** Packages that the server is built and run with, a sixth of all. */
  server: (lock) =>
    Object.fromEntries(Object.entries(selectForMachine(lock)).filter(([, entry]) => isOfServer(entry))),
  build: (lock) => selectForMachine(lock, NOT_BUILT_WITH),
  all: (lock) => selectForMachine(lock),
};

/** Purposes as the terminal names them. */
const NAMED = { server: 'server', build: 'build', all: 'project' };

const readLock = () => readJson(inRoot('package-lock.json')).packages;

/** True when node_modules holds these versions; npm leaves out optional packages that this Node is too old for. */
const isInstalled = (wanted) => {
  const record = inRoot(RECORD);
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional, peer }]) => optional || peer || installed[place]?.version === version,
  );
};

const runNpm = (purpose, lock) => {
  const hasServer = isInstalled(SELECT.server(lock));
  const command = hasServer ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'];
  const asked = purpose === 'server' ? ['ci', '--omit=dev'] : command;
  return run('npm', [...asked, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
};

/**
 * Installs what the lock names for a purpose, unless it is there; what else is there and unchanged stays: the server may be running
 * from it. Where our own threads cannot, npm does it, which knows more ways and says what is wrong.
 */
export const installFor = async (purpose) => {
  const lock = readLock();
  const wanted = SELECT[purpose](lock);
  if (isInstalled(wanted)) return;
  console.log(`Installing the packages of the ${NAMED[purpose]} (once) …`);
  const unpacked = needsNpm()
    ? Promise.reject(new Error('This machine needs npm itself.'))
    : unpackPackages(ROOT, wanted, { lock });
  await unpacked.catch((error) => {
    console.log(`${error.message} npm installs them instead, which takes a minute …`);
    return runNpm(purpose, lock);
  });
};
