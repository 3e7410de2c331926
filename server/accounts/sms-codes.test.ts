import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { outbox } from '../core/db/tables';
import { smsCodes } from './tables';

let app: TestApp;
let next = 13911110000;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3601));

const newPhone = () => String(next++);

async function send(phone: unknown, scene = 'register', captcha_code = TEST_CAPTCHA) {
  const { data } = await app.call<CaptchaData>(paths.captcha);
  return app.call(paths.sendSms, { body: { phone, scene, captcha_id: data.captcha_id, captcha_code } });
}

const recipients = async () =>
  (await app.db.q.select().from(outbox)).map(({ recipient }) => recipient).sort();

/** Sends a code to a call that takes one. */
const answerWith = async (phone: string, sms_code: string) => {
  const body = { username: 'nobody', phone, sms_code, password: 'River-stone-42' };
  return (await app.call(paths.forgetPassword, { body })).msg;
};
const WRONG = 'The SMS code is wrong or has expired';
const RIGHT = 'The account and mobile number do not match';

describe('sendSms', () => {
  it('sends six digits to one number', async () => {
    const phone = newPhone();
    expect(await send(phone)).toMatchObject({ code: 200, data: { resend_in: 60, expires_in: 300 } });
    expect(await app.codeSentTo(phone)).toMatch(/^\d{6}$/);
  });

  it('requires a right captcha, which is then used up', async () => {
    const { data } = await app.call<CaptchaData>(paths.captcha);
    const body = { phone: newPhone(), scene: 'register', captcha_id: data.captcha_id, captcha_code: 'XXXX' };
    expect(await app.call(paths.sendSms, { body })).toMatchObject({
      code: 208,
      msg: 'The captcha is wrong or has expired: type the new one',
    });
    expect((await app.call(paths.sendSms, { body: { ...body, captcha_code: TEST_CAPTCHA } })).code).toBe(208);
  });

  it('requires a minute between codes to the same number', async () => {
    const phone = newPhone();
    expect((await send(phone)).code).toBe(200);
    app.clock.advance(20);
    const soon = await send(phone);
    expect(soon).toMatchObject({ code: 208, msg: 'Please wait 40 s before the next code' });
    expect(Number(soon.headers['retry-after'])).toBe(40);
    app.clock.advance(40);
    expect((await send(phone)).code).toBe(200);
  });

  it('sends one code for several parallel requests', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(phone)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('sends at most ten codes a day to a number', async () => {
    const phone = newPhone();
    const codes = [];
    for (let i = 0; i < 11; i++) {
      codes.push((await send(phone)).code);
      app.clock.advance(3601);
    }
    expect(codes).toEqual([...Array(10).fill(200), 208]);
  });

  it('sends at most thirty codes an hour for an address', async () => {
    const sent = await Promise.all(Array.from({ length: 30 }, () => send(newPhone())));
    expect(sent.map(({ code }) => code)).toEqual(Array(30).fill(200));
    expect((await send(newPhone())).code).toBe(208);
  });

  it('sends at most two hundred codes a day for an address', async () => {
    app.clock.advance(86_400);
    const codes = [];
    for (let hour = 0; hour < 8; hour++) {
      const sent = await Promise.all(Array.from({ length: 30 }, () => send(newPhone())));
      codes.push(...sent.map(({ code }) => code));
      app.clock.advance(3600);
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(200);
    const refused = await send(newPhone());
    expect(refused).toMatchObject({
      code: 208,
      msg: expect.stringContaining('from this network. Try again'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    app.clock.advance(86_400);
  });

  it('returns the same answer for an unknown number, and sends nothing there', async () => {
    const stranger = newPhone();
    const known = await send('13800000011', 'forget_pwd');
    const unknown = await send(stranger, 'forget_pwd');
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(await recipients()).toContain('13800000011');
    expect(await recipients()).not.toContain(stranger);
    // Known and unknown numbers cause the same work, so that the time reveals nothing either.
    const kept = await app.db.q.select().from(smsCodes);
    expect(kept.map(({ phone }) => phone)).toEqual(expect.arrayContaining(['13800000011', stranger]));
  });

  it('never sends to more than one number', async () => {
    const before = await recipients();
    const odd = ['13800000001,13800000002', '13800000001 13800000002', '', '1380000000', '23800000001'];
    for (const phone of odd) expect([phone, (await send(phone)).code]).toEqual([phone, 208]);
    for (const phone of ['138\n139', ['13800000001', '13800000002'], 13800000001, null])
      expect((await send(phone)).code).toBe(-1);
    expect(await recipients()).toEqual(before);
  });

  it('accepts a number as people type it', async () => {
    expect((await send('+86 139 2222 0001')).code).toBe(200);
    expect(await app.codeSentTo('13922220001')).toMatch(/^\d{6}$/);
  });
});

describe('sendSms at the daily limit of the portal', () => {
  let small: TestApp;
  const ask = async (phone: string, scene: string) => {
    const { data } = await small.call<CaptchaData>(paths.captcha);
    const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
    return small.call(paths.sendSms, { body: { phone, scene, ...captcha } });
  };
  beforeAll(async () => {
    small = await startTestApp({ env: { SMS_CODES_PER_DAY: '3' } });
  });
  afterAll(() => small.close());

  it('refuses further codes for the whole portal, for known and unknown numbers alike', async () => {
    for (let i = 0; i < 5; i++) expect((await ask(newPhone(), 'forget_pwd')).code).toBe(200);
    for (let i = 0; i < 3; i++) expect((await ask(newPhone(), 'register')).code).toBe(200);
    const [known, unknown] = [await ask('13800000011', 'forget_pwd'), await ask(newPhone(), 'forget_pwd')];
    expect(known).toMatchObject({ code: 208, msg: expect.stringContaining('Try again in 24 h,') });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    small.clock.advance(86_400);
    expect((await ask(newPhone(), 'register')).code).toBe(200);
  });
});

describe('forgetPassword with a code by SMS', () => {
  const known = async () => {
    const phone = '13800000001';
    app.clock.advance(60);
    expect((await send(phone, 'forget_pwd')).code).toBe(200);
    return { phone, code: await app.codeSentTo(phone) };
  };
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('accepts a code for five minutes', async () => {
    const { phone, code } = await known();
    app.clock.advance(299);
    expect(await answerWith(phone, code)).toBe(RIGHT);
    app.clock.advance(1);
    expect(await answerWith(phone, code)).toBe(WRONG);
  });

  it('accepts the code after at most five wrong tries, also parallel ones', async () => {
    const { phone, code } = await known();
    const guesses = Array.from({ length: 10 }, () => answerWith(phone, wrongOf(code)));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([WRONG]));
    expect(await answerWith(phone, code)).toBe(WRONG);
  });

  it('rejects a code once a newer one was sent', async () => {
    const first = await known();
    const second = await known();
    if (first.code !== second.code) expect(await answerWith(first.phone, first.code)).toBe(WRONG);
    expect(await answerWith(second.phone, second.code)).toBe(RIGHT);
  });

  it('rejects a code for another number', async () => {
    const { code } = await known();
    expect(await answerWith('13800000011', code)).toBe(WRONG);
  });
});
