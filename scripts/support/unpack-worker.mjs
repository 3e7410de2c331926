/** One of the threads that fetch packages and unpack them; each takes the next of the common list (`unpack.mjs`). */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { readFiles } from './tarball.mjs';

/** Packages that a thread fetches at a time. */
const AT_ONCE = 12;
const ATTEMPTS = 3;

const { packages, next, folder, registry, silentForMs } = workerData;

const { Agent, get } = await import(registry.startsWith('https:') ? 'node:https' : 'node:http');
const { npm_config_cafile: authorities } = process.env;
const agent = new Agent({
  keepAlive: true,
  maxSockets: AT_ONCE,
  timeout: silentForMs,
  ...(authorities && { ca: readFileSync(authorities) }),
});

const REDIRECTED = new Set([301, 302, 307, 308]);
const REDIRECTS_AT_MOST = 3;

/** `fetch` would take a third more of the processor. Mirrors send on to where they keep their files. */
const fetchOnce = async (url, redirects = REDIRECTS_AT_MOST) => {
  const request = get(url, { agent });
  request.on('timeout', () => request.destroy(new Error('the registry is silent')));
  const [answer] = await once(request, 'response');
  if (answer.statusCode === 200) return Buffer.concat(await answer.toArray());
  answer.resume();
  const { location } = answer.headers;
  if (location && REDIRECTED.has(answer.statusCode) && redirects > 0)
    return fetchOnce(new URL(location, url), redirects - 1);
  throw new Error(`the registry answers ${answer.statusCode}`);
};

const fetchTarball = async ({ name, version }, attempts = ATTEMPTS) => {
  const url = `${registry}${name}/-/${name.split('/').pop()}-${version}.tgz`;
  try {
    return await fetchOnce(url);
  } catch (error) {
    if (attempts > 1) return fetchTarball({ name, version }, attempts - 1);
    throw new Error(`${url} cannot be fetched: ${error.message}.`);
  }
};

/** Throws unless one of the hashes that the lock names is the tarball's. */
const assertHash = (tarball, { name, version, integrity }) => {
  const isOneOf = integrity.split(' ').some((hash) => {
    const algorithm = hash.slice(0, hash.indexOf('-'));
    return hash === `${algorithm}-${createHash(algorithm).update(tarball).digest('base64')}`;
  });
  if (!isOneOf) throw new Error(`${name}@${version} is not what package-lock.json names: its hash differs.`);
};

const made = new Set();
const makeFolder = (path) => {
  if (made.has(path)) return;
  mkdirSync(path, { recursive: true });
  made.add(path);
};

const install = async (entry) => {
  const tarball = await fetchTarball(entry);
  assertHash(tarball, entry);
  for (const { path, body, isExecutable } of readFiles(gunzipSync(tarball))) {
    const file = join(folder, entry.place, path);
    makeFolder(dirname(file));
    writeFileSync(file, body);
    if (isExecutable) chmodSync(file, 0o755);
  }
};

const installInTurn = async () => {
  const taken = new Int32Array(next);
  for (let i = Atomics.add(taken, 0, 1); i < packages.length; i = Atomics.add(taken, 0, 1))
    await install(packages[i]);
};

await Promise.all(Array.from({ length: AT_ONCE }, installInTurn));
agent.destroy();
