/**
 * An independent S3 server: @20minutes/s3rver, MIT, maintained (July 2026). Installed beside the project for drills only, so that
 * its hundred packages do not become dependencies of the portal or its build.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './real-server';

const PACKAGE = '@20minutes/s3rver';
const VERSION = '4.0.4';
const PLACE = resolve('.cache/drill/s3rver');

function installed(): string {
  const found = join(PLACE, 'node_modules', PACKAGE);
  if (!existsSync(found)) {
    mkdirSync(PLACE, { recursive: true });
    writeFileSync(join(PLACE, 'package.json'), '{"private":true}');
    const options = ['--prefix', PLACE, '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
    execFileSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
  }
  return found;
}

const SERVE = `
  const S3rver = require(process.argv[1]);
  const [, , port, directory, bucket] = process.argv;
  new S3rver({ port: Number(port), address: '127.0.0.1', directory, silent: true, configureBuckets: [{ name: bucket }] }).run();`;

export interface S3Server {
  url: string;
  bucket: string;
  /** Environment variables of a portal that stores its files there. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts the server, which checks the clocks of its clients: `env` may shift its clock like that of a portal. */
export async function startS3Server(env: Record<string, string> = {}): Promise<S3Server> {
  const bucket = 'portal';
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['-e', SERVE, installed(), String(port), directory, bucket];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`the S3 server ended with ${child.exitCode}`);
    await sleep(100);
  }
  return {
    url,
    bucket,
    env: {
      FILE_STORE: 's3',
      S3_ENDPOINT: url,
      S3_BUCKET: bucket,
      S3_REGION: 'cn-north-1',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    async close() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
