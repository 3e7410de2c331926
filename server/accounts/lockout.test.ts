import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, LoginData, LoginRefusal } from '../../domain/accounts/calls';
import {
  computeRetryPause,
  KNOWN_DEVICE_DAYS,
  MAX_KNOWN_DEVICES,
  NEW_ADDRESS_ALLOWANCE,
  UNKNOWN_DEVICE_LIMIT,
} from '../../domain/accounts/password-guessing';
import { PROOF_LEVELS } from '../../domain/accounts/proof-of-work';
import { paths } from '../../domain/api/paths.generated';
import type { MessageItem } from '../../domain/inbox/calls';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { counters } from '../core/db/tables';
import { devices } from './tables';

const PASSWORD = 'Portal#2026';
const HOME = '198.51.100.1';
const DAY = 86_400;

let app: TestApp;
let machines = 0;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(DAY);
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
/** Returns an address not used before in these tests. */
const nextAddress = () => `203.0.${Math.floor(++machines / 250)}.${machines % 250}`;

async function withCaptcha() {
  const { data } = await app.call<CaptchaData>(paths.captcha);
  return { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
}

const login = async (username: string, ip: string, more: object = {}) =>
  app.call<LoginData & LoginRefusal>(paths.login, {
    ...from(ip),
    body: { username, password: PASSWORD, ...(await withCaptcha()), ...more },
  });
const guess = (username: string, ip: string, more: object = {}) =>
  login(username, ip, { password: 'wrong', ...more });

/** Makes wrong guesses, five from each address, from as many addresses as needed. */
async function attack(username: string, times: number) {
  let ip = '';
  for (let i = 0; i < times; i++) {
    if (i % 5 === 0) ip = nextAddress();
    await guess(username, ip);
  }
}

describe('login: wrong guesses of strangers (UNKNOWN_DEVICE_LIMIT)', () => {
  it.each(['admin', 'demo', '91210112MA0YQ1X2XQ'])(
    'locks %s out only at the address that the guesses come from',
    async (name) => {
      const stranger = nextAddress();
      for (let i = 0; i < 6; i++) await guess(name, stranger);
      const locked = await login(name, stranger);
      expect(locked).toMatchObject({ code: 208, msg: expect.stringContaining('The account is locked') });
      expect(Number(locked.headers['retry-after'])).toBe(1800);
      expect((await login(name, nextAddress(), { captcha_code: undefined })).code).toBe(200);
    },
  );

  it('never locks out a device that has signed in, nor asks it for a proof', async () => {
    const { device } = (await login('demo', HOME)).data;
    await attack('demo', UNKNOWN_DEVICE_LIMIT.freely + 1);
    const elsewhere = nextAddress();
    for (let i = 0; i < 6; i++) await guess('demo', elsewhere);
    const bare = { captcha_id: undefined, captcha_code: undefined, device };
    const known = await login('demo', elsewhere, bare);
    expect(known).toMatchObject({ code: 200, data: { device } });
  });

  it('locks nobody out at an address from which the account has signed in', async () => {
    await login('demo', HOME);
    await attack('demo', UNKNOWN_DEVICE_LIMIT.freely + 1);
    expect((await login('demo', HOME, { captcha_code: undefined })).code).toBe(200);
  });

  it('accepts a sign-in from another address at once, with a proof', async () => {
    await attack('demo', UNKNOWN_DEVICE_LIMIT.freely + 1);
    const fresh = nextAddress();
    const bare = await login('demo', fresh, { captcha_code: undefined });
    expect(bare).toMatchObject({ code: 208, data: { captcha_required: true } });
    expect((await login('demo', fresh)).code).toBe(200);
  });

  it('requires an address that has failed to wait for minutes, and never longer', async () => {
    await attack('demo', UNKNOWN_DEVICE_LIMIT.freely + 1);
    const fresh = nextAddress();
    for (let i = 0; i <= NEW_ADDRESS_ALLOWANCE.tries; i++) await guess('demo', fresh);
    const waiting = await login('demo', fresh);
    expect(waiting).toMatchObject({ code: 208, msg: expect.stringContaining('many failed sign-ins') });
    const seconds = Number(waiting.headers['retry-after']);
    expect(seconds).toBeLessThanOrEqual(UNKNOWN_DEVICE_LIMIT.longestPause);
    app.clock.advance(seconds);
    expect((await login('demo', fresh)).code).toBe(200);
  });

  it('checks at most some six hundred guesses a day, from however many machines', async () => {
    let inTurns = 0;
    for (let at = 0; at < DAY; at += computeRetryPause(++inTurns));
    expect(inTurns + NEW_ADDRESS_ALLOWANCE.aDay).toBeLessThan(640);
    await attack('other', UNKNOWN_DEVICE_LIMIT.freely + 1);
    const gone = eq(counters.kind, 'login.newcomers');
    await app.db.q.update(counters).set({ count: NEW_ADDRESS_ALLOWANCE.aDay }).where(gone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('other', nextAddress())));
    const judged = answers.filter(({ msg }) => msg === 'Wrong user name or password');
    expect(judged.length).toBeLessThanOrEqual(1);
    app.clock.advance(UNKNOWN_DEVICE_LIMIT.longestPause);
    expect((await login('other', nextAddress())).code).toBe(200);
  });

  it('returns the same answer for a name that nobody has', async () => {
    const seen = async (name: string) => {
      const answers = [];
      for (let i = 0; i < UNKNOWN_DEVICE_LIMIT.freely + 4; i++) {
        const { code, msg, data, headers } = await guess(name, nextAddress());
        answers.push([code, msg, data, headers['retry-after']]);
      }
      return answers;
    };
    expect(await seen('nobody')).toEqual(await seen('demo.filer'));
  });

  it('sends the company one message a day about wrong guesses', async () => {
    await attack('other', UNKNOWN_DEVICE_LIMIT.freely + 1);
    app.clock.advance(UNKNOWN_DEVICE_LIMIT.longestPause);
    const { data } = await login('other', HOME);
    const query = { category: 'account', pageSize: '100' };
    const messages = await app.call<{ list: MessageItem[] }>(paths.messages, { token: data.access, query });
    const since = new Date(app.clock.now.getTime() - UNKNOWN_DEVICE_LIMIT.longestPause * 1000).toISOString();
    const today = messages.data.list.filter(({ created_at }) => created_at >= since);
    expect(today.map(({ title }) => title)).toEqual(['Many failed sign-ins']);
    expect(today[0]?.body).toContain('20 or more sign-ins to other failed');
  });

  it('never blocks a whole address: after a hundred failures each try there costs more work', async () => {
    const office = nextAddress();
    for (let i = 0; i < 100; i++) await guess(`nobody-${i}`, office);
    expect(await login('demo', office, { captcha_code: undefined })).toMatchObject({
      code: 208,
      data: { captcha_required: true, proof_level: PROOF_LEVELS.highest },
    });
    expect((await login('demo', office)).code).toBe(200);
  });

  it('counts IPv6 addresses by their /64 network', async () => {
    for (let i = 1; i <= 5; i++) await guess('demo', `2001:db8:0:7::${i}`);
    expect((await login('demo', '2001:db8:0:7::99')).msg).toContain('The account is locked');
    expect((await login('demo', '2001:db8:0:8::99')).code).toBe(200);
  });

  it('does not outlast a new password, and knows who set it by SMS there', async () => {
    const phone = '13800000001';
    await app.call(paths.sendSms, { body: { phone, scene: 'forget_pwd', ...(await withCaptcha()) } });
    const sms_code = await app.codeSentTo(phone);
    const password = 'River-stone-42';
    await attack('demo', UNKNOWN_DEVICE_LIMIT.freely + 1);
    const fresh = nextAddress();
    const body = { username: 'demo', phone, sms_code, password };
    expect((await app.call(paths.forgetPassword, { ...from(fresh), body })).code).toBe(200);
    await attack('demo', UNKNOWN_DEVICE_LIMIT.freely + 1);
    expect((await login('demo', fresh, { password })).code).toBe(200);
  });
});

describe('login: known devices (KNOWN_DEVICE_DAYS)', () => {
  const account = 'demo.viewer';
  const known = async (device: string, ip = nextAddress(), more: object = {}) =>
    login(account, ip, { device, ...more });

  it('allows a device five guesses of its own, wherever it is', async () => {
    const { device } = (await login(account, HOME)).data;
    for (let i = 0; i < 5; i++) await known(device, nextAddress(), { password: 'wrong' });
    expect(await known(device)).toMatchObject({ code: 208, msg: expect.stringContaining('Try again in 30') });
    expect((await login(account, nextAddress())).code).toBe(200);
  });

  it('keeps the token of a device between sign-ins, and recognises it for no other account', async () => {
    const { device } = (await login(account, HOME)).data;
    expect((await known(device)).data.device).toBe(device);
    const other = (await login('reviewer', HOME, { device })).data.device;
    expect(other).not.toBe(device);
    await attack('reviewer', UNKNOWN_DEVICE_LIMIT.freely + 1);
    const unknown = await login('reviewer', nextAddress(), { device, captcha_code: undefined });
    expect(unknown).toMatchObject({ code: 208, data: { captcha_required: true } });
  });

  it('keeps a device after signing out, and forgets it after half a year without a sign-in', async () => {
    const { device, access } = (await login(account, HOME)).data;
    await app.call(paths.logout, { token: access });
    expect((await known(device)).data.device).toBe(device);
    app.clock.advance(KNOWN_DEVICE_DAYS * DAY);
    expect((await known(device)).data.device).not.toBe(device);
  });

  it('forgets devices with the sessions that a change of password ends, except the current one', async () => {
    const here = (await login('demo.filer', HOME)).data;
    const there = (await login('demo.filer', HOME)).data;
    const body = { old_password: PASSWORD, new_password: 'Valley-cloud-5' };
    expect((await app.call(paths.editPassword, { token: here.access, body })).code).toBe(200);
    const again = async (device: string) =>
      (await login('demo.filer', HOME, { device, password: body.new_password })).data.device;
    expect(await again(here.device)).toBe(here.device);
    expect(await again(there.device)).not.toBe(there.device);
  });

  it('keeps at most ten devices; those that never came back are dropped first', async () => {
    const { device } = (await login(account, HOME)).data;
    app.clock.advance(60);
    await known(device);
    for (let i = 0; i < MAX_KNOWN_DEVICES + 3; i++) await login(account, HOME);
    const rows = await app.db.q.select().from(devices);
    expect(rows.filter(({ id }) => id === device.split('.')[0])).toHaveLength(1);
    const { userId } = rows.find(({ id }) => id === device.split('.')[0]) ?? {};
    expect(rows.filter((row) => row.userId === userId)).toHaveLength(MAX_KNOWN_DEVICES);
    expect(JSON.stringify(rows)).not.toContain(device.split('.')[1]);
  });

  it('ignores malformed device tokens', async () => {
    const nobodys = '00000000-0000-0000-0000-000000000000.x';
    for (const device of ['', '.', 'x'.repeat(10_000), nobodys, { $ne: 1 }, null])
      expect((await login(account, HOME, { device })).code).toBe(200);
  });
});
