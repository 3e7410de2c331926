import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvironmentError, readArguments, readEnv, VARIABLES } from './env';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-env-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const DATABASE_URL = 'postgresql://portal:secret@127.0.0.1:5432/portal';
const JWT_SECRET = 'x'.repeat(32);

function faults(variables: Record<string, string>): string[] {
  try {
    readEnv({ DATA_DIR, ...variables });
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

describe('guide for operators (VARIABLES)', () => {
  const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

  it('includes every variable, and the Node version that the package requires', () => {
    const guide = textOf('../../docs/guides/deploy.md');
    expect(VARIABLES.filter((name) => !new RegExp(`\`${name}\\b`).test(guide))).toEqual([]);
    const { engines } = JSON.parse(textOf('../../package.json'));
    expect(guide).toContain(`(${engines.node.replace('>=', '')} or later)`);
  });
});

describe('readEnv', () => {
  it('requires nothing: loopback, embedded database, demo', () => {
    expect(readEnv({ DATA_DIR })).toMatchObject({
      host: '127.0.0.1',
      port: 8001,
      databaseUrl: null,
      demo: true,
      smsGateway: null,
    });
  });

  it('counts page views itself and keeps no worker, unless told otherwise', () => {
    expect(readEnv({ DATA_DIR }).portal).toEqual({ pwa: false, analytics: { service: 'own', id: null } });
    const google = { PORTAL_PWA: 'on', PORTAL_ANALYTICS: 'google', PORTAL_ANALYTICS_ID: 'G-AB12CD34EF' };
    expect(readEnv({ DATA_DIR, ...google }).portal).toEqual({
      pwa: true,
      analytics: { service: 'google', id: 'G-AB12CD34EF' },
    });
  });

  it.each(['', '"><script>', 'G-AB12CD34EF'])(
    'requires the number of the site for an external service: “%s” is none of Baidu',
    (PORTAL_ANALYTICS_ID) => {
      expect(faults({ PORTAL_ANALYTICS: 'baidu', PORTAL_ANALYTICS_ID })).toEqual([
        'PORTAL_ANALYTICS_ID: must be the number of the site at baidu',
      ]);
    },
  );

  it('creates no secret before one is needed: a directory without a database shows that it is new', () => {
    const env = readEnv({ DATA_DIR });
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(env.jwtSecret).toBe(env.jwtSecret);
    expect(readdirSync(DATA_DIR)).toEqual(['jwt-secret']);
  });

  it('accepts one argument', () => {
    expect(readArguments([]).beginNew).toBe(false);
    expect(readArguments(['--new']).beginNew).toBe(true);
    expect(() => readArguments(['--nwe'])).toThrow('--nwe: unknown, the only argument is --new');
  });

  it('returns no demo on PostgreSQL unless asked', () => {
    expect(readEnv({ DATA_DIR, DATABASE_URL, JWT_SECRET }).demo).toBe(false);
    expect(readEnv({ DATA_DIR, DATABASE_URL, JWT_SECRET, DEMO: 'on' }).demo).toBe(true);
  });

  it('returns no demo in production: there is nothing to switch off', () => {
    expect(readEnv({ DATA_DIR, JWT_SECRET }).demo).toBe(true);
    expect(readEnv({ DATA_DIR, JWT_SECRET, NODE_ENV: 'production' }).demo).toBe(false);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT: must be a port number'],
    [{ PORT: '70000' }, 'PORT: must be a port number'],
    [{ DATABASE_URL: 'mysql://db', JWT_SECRET }, 'DATABASE_URL: must look like'],
    [{ DATABASE_URL }, 'JWT_SECRET: required with DATABASE_URL'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET: must have at least 32 bytes'],
    [{ FILE_STORE: 's3', S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET: required with FILE_STORE=s3'],
    [{ SMS_PROVIDER: 'http' }, 'SMS_GATEWAY_URL: required with SMS_PROVIDER=http'],
    [{ TZ_NAME: 'Mars/Base' }, 'TZ_NAME: must be Asia/Shanghai'],
    [{ TZ_NAME: 'Europe/Berlin' }, 'TZ_NAME: must be Asia/Shanghai'],
    [{ DEMO: 'maybe' }, 'DEMO: must be on or off'],
    [{ NODE_ENV: 'production', DEMO: 'on' }, 'DEMO: demo accounts are refused'],
    [{ NODE_ENV: 'production', DEMO: 'off', CAPTCHA_ANSWER: 'A' }, 'CAPTCHA_ANSWER: a fixed captcha answer'],
  ])('throws what is wrong with %j', (variables, beginning) => {
    expect(faults(variables).map((fault) => fault.slice(0, beginning.length))).toContain(beginning);
  });
});
