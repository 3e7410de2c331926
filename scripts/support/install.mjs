import { existsSync } from 'node:fs';
import { inRoot, ROOT, readJson } from './project.mjs';
import { run } from './run.mjs';
import { needsNpm, RECORD, selectForMachine, unpackPackages } from './unpack.mjs';

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

const isOfServer = ({ dev, devOptional }) => !dev && !devOptional;

const selectNeeded = (packages, isNeeded) =>
  Object.fromEntries(Object.entries(packages).filter(([, entry]) => isNeeded(entry)));

const readLock = () => readJson(inRoot('package-lock.json')).packages;

/** True when node_modules holds the versions of the lock; an optional package may be for another platform. */
const isInstalled = (isNeeded = () => true) => {
  const record = inRoot(RECORD);
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(selectNeeded(readLock(), isNeeded)).every(
    ([path, { version, optional, peer, link }]) =>
      path === '' || optional || peer || link || installed[path]?.version === version,
  );
};

/** Installs by our own threads; where they cannot, by npm, which knows more ways and says what is wrong. */
const install = async (isNeeded, npmArguments) => {
  const unpacked = needsNpm()
    ? Promise.reject(new Error('This machine needs npm itself.'))
    : unpackPackages(ROOT, selectNeeded(selectForMachine(readLock()), isNeeded));
  await unpacked.catch((error) => {
    console.log(`${error.message} npm installs them instead, which takes a minute …`);
    return run('npm', [...npmArguments, ...QUIETLY]);
  });
};

/** Installs what the server is built and run with, a quarter of all packages, unless it is there. */
export const installForServer = async () => {
  if (isInstalled(isOfServer)) return;
  console.log('Installing the packages of the server (once) …');
  await install(isOfServer, ['ci', '--omit=dev']);
};

/** Installs all that the lock names, unless it is there. Packages of the server stay as they are: it may be running. */
export const installIfNeeded = async () => {
  if (isInstalled()) return;
  console.log('Installing packages (once) …');
  const npmArguments = isInstalled(isOfServer)
    ? ['install', '--no-save', '--include=dev']
    : ['ci', '--include=dev'];
  await install(() => true, npmArguments);
};
