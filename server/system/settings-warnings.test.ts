import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../core/env';
import { listSettingsWarnings } from './settings-warnings';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-warnings-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const SOUND = {
  DATA_DIR,
  DEMO: 'off',
  PUBLIC_URL: 'https://portal.example.gov.cn',
  DATABASE_URL: 'postgres://portal:kT9-vq2_Lm84@database/portal',
  JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  SCANNER: 'tcp://127.0.0.1:3310',
  SMS_PROVIDER: 'http',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  MAIL_PROVIDER: 'smtp',
  MAIL_FROM: 'Office <portal@example.gov.cn>',
  SMTP_URL: 'smtps://portal:n7_Qe-55sKd@mail.example',
};
const found = (more: Record<string, string> = {}) => listSettingsWarnings(readEnv({ ...SOUND, ...more }));

describe(listSettingsWarnings, () => {
  it('returns nothing for a house that is set up', () => {
    expect(found()).toEqual([]);
  });

  it.each([
    ['demo_accounts', { DEMO: 'on' }],
    ['no_public_url', { PUBLIC_URL: '' }],
    ['sms_to_files', { SMS_PROVIDER: '' }],
    ['mail_to_files', { MAIL_PROVIDER: '' }],
    ['no_scanner', { SCANNER: '' }],
    ['weak_secret', { DATABASE_URL: 'postgres://portal:change-me@database/portal' }],
    ['weak_secret', { JWT_SECRET: 'x'.repeat(32) }],
    ['weak_secret', { SMTP_URL: 'smtps://portal:password@mail.example' }],
    ['no_backup', { DATABASE_URL: '', BACKUP_AT: 'off' }],
  ])('returns a warning of %s', (warning, variables) => {
    expect(found(variables)).toEqual([warning]);
  });

  it('returns a warning of a directory that other accounts of the machine can read', () => {
    chmodSync(DATA_DIR, 0o755);
    expect(found()).toEqual(['data_exposed']);
    chmodSync(DATA_DIR, 0o700);
  });
});
