import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv, VARIABLES } from '../core/env';
import { listSwitchedOff } from './switches';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-switches-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const ON = {
  registrationReview: true,
  scanBeforeSubmit: true,
  takesOfd: true,
  officeSecondFactor: true,
  fewerEditionHands: false,
};
const EVERYTHING = {
  DATA_DIR,
  SCANNER: 'tcp://127.0.0.1:3310',
  SMS_PROVIDER: 'http',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  MAIL_PROVIDER: 'http',
  MAIL_GATEWAY_URL: 'https://mail.example/send',
  OIDC_PROVIDERS: JSON.stringify([
    { id: 'city', name: '市统一身份认证', issuer: 'https://id.example', client_id: 'p', client_secret: 's' },
  ]),
  PUBLIC_URL: 'https://portal.example',
  REGISTER_PATENT_URL: 'https://register.example',
  BACKUP_KEY: 'ab'.repeat(32),
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example',
  METRICS_TOKEN: 'a-token-of-some-length',
  PORTAL_PWA: 'on',
  WEBHOOK_PRIVATE: 'on',
};
const names = (more: Record<string, string> = {}, rules = {}) =>
  listSwitchedOff(readEnv({ ...EVERYTHING, ...more }), { ...ON, ...rules }).map(({ name }) => name);

describe(listSwitchedOff, () => {
  it('returns nothing where everything is on', () => {
    expect(names()).toEqual([]);
  });

  it.each([
    ['scanner', { SCANNER: '' }],
    ['sms', { SMS_PROVIDER: '' }],
    ['mail', { MAIL_PROVIDER: '' }],
    ['identity', { OIDC_PROVIDERS: '' }],
    ['register_service', { REGISTER_PATENT_URL: '' }],
    ['seal', { SEAL_PROVIDER: 'off' }],
    ['backup', { BACKUP_AT: 'off' }],
    ['backup_key', { BACKUP_KEY: '' }],
    ['telemetry', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['metrics', { METRICS_TOKEN: '' }],
    ['page_views', { PORTAL_ANALYTICS: 'off' }],
    ['offline_start', { PORTAL_PWA: '' }],
    ['private_webhooks', { WEBHOOK_PRIVATE: '' }],
  ])('returns %s', (name, variables) => {
    expect(names(variables)).toEqual([name]);
  });

  it.each([
    ['registration_review', { registrationReview: false }],
    ['scan_before_submit', { scanBeforeSubmit: false }],
    ['office_second_factor', { officeSecondFactor: false }],
    ['ofd', { takesOfd: false }],
  ])('returns %s, a setting of the house', (name, rules) => {
    expect(names({}, rules)).toEqual([name]);
  });

  it('returns variables that exist', () => {
    const all = listSwitchedOff(readEnv({ DATA_DIR }), ON).flatMap(({ variables }) => variables);
    expect(all.length).toBeGreaterThan(10);
    for (const variable of all) expect(VARIABLES).toContain(variable);
  });
});
