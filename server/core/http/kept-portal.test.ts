import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPortalFiles, getSavedFilesFolder, keepPortal } from './portal-files';

let folder: string;
const warnings: string[] = [];
const log = { warn: (_: object, message: string) => warnings.push(message) };
const apps: FastifyInstance[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-kept-'));
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  rmSync(folder, { recursive: true });
  warnings.length = 0;
});

const dataDir = () => join(folder, 'data');
/** A build: its page, the chunks of its own, and one that all builds share. */
function build(name: string): string {
  const portal = join(folder, name);
  mkdirSync(portal);
  writeFileSync(join(portal, 'index.html'), name);
  writeFileSync(join(portal, 'shared.00000000.js'), 'shared');
  for (const end of ['', '.br']) writeFileSync(join(portal, `${chunkOf(name)}${end}`), name + end);
  return portal;
}
const chunkOf = (name: string) => `chunk.${Buffer.from(name.padEnd(4)).toString('hex')}.js`;

/** Starts a process that saves the files of a build, then serves it. */
async function start(portal: string): Promise<FastifyInstance> {
  await keepPortal(portal, dataDir(), log);
  const app = fastify();
  apps.push(app);
  await addPortalFiles(app, portal, getSavedFilesFolder(dataDir()), false);
  return app;
}
const get = async (app: FastifyInstance, name: string) => {
  const { statusCode, body, headers } = await app.inject({ url: `/${name}` });
  return statusCode === 200 ? [body, headers['cache-control']] : statusCode;
};
const UNCHANGING = 'public, max-age=31536000, immutable';

describe('keepPortal and addPortalFiles', () => {
  it('return to pages of the last two builds their chunks, and the own page to every visitor', async () => {
    const [, , third] = [await start(build('one')), await start(build('two')), await start(build('three'))];
    for (const name of ['one', 'two', 'three'])
      expect(await get(third as FastifyInstance, chunkOf(name))).toEqual([name, UNCHANGING]);
    expect(await get(third as FastifyInstance, 'index.html')).toEqual(['three', 'no-cache']);
  });

  it('return chunks to a page of the next build from a process that serves the one before', async () => {
    const old = await start(build('one'));
    await start(build('two'));
    expect(await get(old, chunkOf('two'))).toEqual(['two', UNCHANGING]);
    expect(await get(old, 'index.html')).toEqual(['one', 'no-cache']);
  });

  it('delete what only older builds had, by the order of their last start', async () => {
    const [one, two] = [build('one'), build('two')];
    for (const portal of [one, two, build('three'), one, build('four')]) await start(portal);
    const kept = readdirSync(getSavedFilesFolder(dataDir()));
    expect(kept.sort()).toEqual([...['one', 'three', 'four'].map(chunkOf), 'shared.00000000.js'].sort());
  });

  it('start without keeping anything where there is no room, and log it', async () => {
    writeFileSync(dataDir(), 'no folder');
    const app = await start(build('one'));
    expect(await get(app, chunkOf('one'))).toEqual(['one', UNCHANGING]);
    expect(warnings).toHaveLength(1);
  });
});
