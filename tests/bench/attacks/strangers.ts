/** Attacks of somebody without an account, from one network outside. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { OBJECTION_HEADER, PHONE_HEADER } from '../../../domain/api/call-constants';
import { paths } from '../../../domain/api/paths.generated';
import { ApiClient } from '../../support/server/api-client';
import { createPdf } from '../../support/server/upload-client';
import { type Attack, createAnonymousAttack, OUTSIDE } from './sending';

const MEGABYTE = 1024 ** 2;
const hex = (bytes: number) => randomBytes(bytes).toString('hex');

const paper = (bytes: Uint8Array<ArrayBuffer>) => () => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'paper.pdf');
  return form;
};
const large = new Uint8Array(createPdf(18 * MEGABYTE));

/** Sends a byte of its head every other second, and never ends it. */
const slow: Attack = {
  name: '300 slow connections',
  parallel: 300,
  prepare: async ({ url }) => {
    const { hostname, port } = new URL(url);
    return async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write('POST /api/login/ HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      while (!socket.destroyed) {
        await sleep(2_000);
        socket.write('x');
      }
    };
  },
};

/** A new one each time, which is then heard. */
const spoken: Attack = {
  name: 'spoken captchas',
  parallel: 16,
  prepare: async ({ url }) => {
    const stranger = new ApiClient(url, OUTSIDE);
    return async () => {
      const { captcha_id } = await stranger.must<{ captcha_id: string }>(paths.captcha);
      return stranger.send(`${paths.captchaAudio}?captcha_id=${captcha_id}`);
    };
  },
};

export const strangerAttacks: Attack[] = [
  createAnonymousAttack('description as YAML', 'GET /api/docs/yaml', 8),
  createAnonymousAttack('captcha answer of 4 MB', paths.sendSms, 8, {
    body: () =>
      JSON.stringify({ phone: '13900000000', scene: 'register', captcha_code: 'x'.repeat(4 * MEGABYTE) }),
  }),
  createAnonymousAttack('wrong passwords', paths.login, 8, {
    body: () => JSON.stringify({ username: 'demo', password: `wrong-${hex(4)}` }),
  }),
  createAnonymousAttack('second steps', paths.secondStep, 8, {
    body: () => JSON.stringify({ ticket: hex(16), code: '000000' }),
  }),
  createAnonymousAttack('captchas', paths.captcha, 16),
  spoken,
  createAnonymousAttack('challenges', `${paths.proofChallenge}?purpose=login`, 16),
  createAnonymousAttack('objection codes', paths.trackObjection, 30, {
    body: () => JSON.stringify({ no: 'YY20260610-000001', code: hex(5) }),
  }),
  createAnonymousAttack('objection files of 18 MB', paths.sendObjectionFile, 8, {
    body: paper(large),
    headers: { [OBJECTION_HEADER]: 'YY20260610-000001.AAAAAAAAAA' },
  }),
  createAnonymousAttack('phone links', paths.openPhoneLink, 30, { headers: { [PHONE_HEADER]: hex(32) } }),
  createAnonymousAttack(
    'results by keyword',
    `${paths.publicResults}?keyword=%E5%87%8F%E9%80%9F%E5%99%A8`,
    16,
  ),
  createAnonymousAttack('open data', `${paths.openData}?format=csv`, 16),
  createAnonymousAttack('copy check', `${paths.checkCopy}?no=SB20260610-000001&hash=${'a'.repeat(64)}`, 16),
  createAnonymousAttack('seal check of 18 MB', paths.checkSealed, 8, { body: paper(large) }),
  createAnonymousAttack('company names', `${paths.companyName}?credit_code=91210112MA0YQ1X2XQ`, 16),
  createAnonymousAttack('browser errors', paths.reportBrowserError, 16, {
    body: () =>
      JSON.stringify({
        name: 'TypeError',
        message: hex(20),
        release: 'umi.js',
        route: '/index',
        frames: Array.from({ length: 10 }, (_, line) => ({ file: 'umi.js', line: line + 1, column: 1 })),
      }),
  }),
  slow,
];
