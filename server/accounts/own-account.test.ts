import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, CurrentUser } from '../../domain/accounts/calls';
import type { AccountSession } from '../../domain/accounts/own-account-calls';
import { paths } from '../../domain/api/paths.generated';
import { companyMessages } from '../../domain/company/messages';
import { createAccountAdmin, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { runAfterPasswordCheck } from '../../tests/support/server/password-check';
import { auditLog, outbox, users } from '../core/db/tables';

const OLD = '13800000001';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(3601);
});

const me = (token: string) => app.call<CurrentUser>(paths.currentUser, { token });
const list = async (token: string) => (await app.call<AccountSession[]>(paths.sessions, { token })).data;
const NOT_FOUND = { code: 208, msg: 'record not found', data: null };

describe('sessions and endSession', () => {
  it('returns device, address and times of each session, and marks the current one', async () => {
    const here = await app.signIn('demo.filer');
    app.clock.advance(60);
    const body = { username: 'demo.filer', password: 'Portal#2026' };
    await app.call(paths.login, { body, headers: { 'user-agent': 'Mozilla/5.0 (phone)' } });
    const [phone, own, ...rest] = await list(here);
    expect(rest).toEqual([]);
    expect(phone).toMatchObject({
      current: false,
      user_agent: 'Mozilla/5.0 (phone)',
      ip: '127.0.0.1',
      created_at: app.clock.now.toISOString(),
    });
    expect(own).toMatchObject({ current: true });
    expect(JSON.stringify([phone, own])).not.toMatch(/hash|refresh/i);
  });

  it('ends one session with a log line, and no longer lists it', async () => {
    const [here, there] = [await app.signIn('demo.viewer'), await app.signIn('demo.viewer')];
    const other = (await list(here)).find(({ current }) => !current) as AccountSession;
    expect((await app.call(withEncodedId(paths.endSession, other.id), { token: here })).code).toBe(200);
    expect((await me(there)).status).toBe(403);
    expect((await list(here)).map(({ current }) => current)).toEqual([true]);
    const { id } = (await me(here)).data;
    const ends = and(eq(auditLog.subjectId, id), eq(auditLog.action, 'session.ended'));
    expect(await app.db.q.select().from(auditLog).where(ends)).toMatchObject([
      { details: { session: other.id } },
    ]);
  });

  it('ends all sessions except the current one', async () => {
    const [here, there, elsewhere] = [
      await app.signIn('reviewer'),
      await app.signIn('reviewer'),
      await app.signIn('reviewer'),
    ];
    expect(await app.call(paths.endOtherSessions, { token: here })).toMatchObject({
      code: 200,
      data: { ended: 2 },
    });
    expect([await me(here), await me(there), await me(elsewhere)].map(({ status }) => status)).toEqual([
      200, 403, 403,
    ]);
  });

  it("returns not found for a colleague's session, and logs the attempt", async () => {
    const [owner, filer] = [await app.signIn('demo'), await app.signIn('demo.filer')];
    const foreign = (await list(filer))[0]?.id as string;
    const before = (await app.audit.read('session', foreign)).length;
    expect(await app.call(withEncodedId(paths.endSession, foreign), { token: owner })).toMatchObject(
      NOT_FOUND,
    );
    for (const odd of ['0', 'null', '1 or 1=1', '00000000-0000-4000-8000-000000000000'])
      expect(await app.call(withEncodedId(paths.endSession, odd), { token: owner })).toMatchObject(NOT_FOUND);
    expect((await me(filer)).code).toBe(200);
    const denials = await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'));
    expect(denials.some(({ details }) => JSON.stringify(details).includes(foreign))).toBe(true);
    expect(before).toBe(0);
  });

  it('leaves out sessions two hours after their last call', async () => {
    await app.signIn('other');
    app.clock.advance(2 * 3600 + 1);
    expect(await list(await app.signIn('other'))).toHaveLength(1);
  });
});

describe('editPhone', () => {
  const edit = (token: string, body: object) =>
    app.call<{ phone: string }>(paths.editPhone, { token, body: { password: 'Portal#2026', ...body } });

  async function codeFor(phone: string, scene = 'change_phone') {
    const { data } = await app.call<CaptchaData>(paths.captcha);
    const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
    expect((await app.call(paths.sendSms, { body: { phone, scene, ...captcha } })).code).toBe(200);
    return app.codeSentTo(phone);
  }

  it('updates the number with the password and a code sent to the new number, and tells the old number', async () => {
    const token = await app.signIn('demo');
    const phone = '13955550001';
    const sms_code = await codeFor(phone);
    expect((await edit(token, { phone, sms_code, password: 'wrong' })).msg).toBe(
      'The current password is wrong. Type it again',
    );
    expect((await edit(token, { phone: OLD, sms_code })).msg).toBe(
      'This is the present mobile number. Enter another one',
    );
    expect(await edit(token, { phone: '+86 139 5555 0001', sms_code })).toMatchObject({
      code: 200,
      data: { phone: '139****0001' },
    });
    expect((await me(token)).data.phone).toBe('139****0001');
    const told = await app.db.q.select().from(outbox).where(eq(outbox.recipient, OLD));
    expect(told.map(({ scene }) => scene)).toEqual(['phone_changed']);
    expect((await edit(token, { phone: '13955550002', sms_code })).code).toBe(208);
  });

  it('rejects the change if the password was reset while it was compared', async () => {
    const [token, admin] = [await app.signIn('demo.viewer'), await app.signIn('admin')];
    const id = await createAccountAdmin(app).idOf('demo.viewer');
    const before = (await me(token)).data.phone;
    const phone = '13955550006';
    const sms_code = await codeFor(phone);
    const password = 'Given-out-by-1';
    runAfterPasswordCheck(() => app.call(paths.resetPassword, { token: admin, body: { id, password } }));
    expect((await edit(token, { phone, sms_code })).msg).toBe('The current password is wrong. Type it again');
    expect((await me(await app.signIn('demo.viewer', password))).data.phone).toBe(before);
  });

  it('rejects a code for another purpose or another number', async () => {
    const token = await app.signIn('demo');
    const phone = '13955550003';
    const registration = await codeFor(phone, 'register');
    expect((await edit(token, { phone, sms_code: registration })).code).toBe(208);
    app.clock.advance(61);
    const elsewhere = await codeFor('13955550004');
    expect((await edit(token, { phone, sms_code: elsewhere })).code).toBe(208);
    expect((await me(token)).data.phone).toBe('138****0001');
  });

  it('cannot be used to guess the password', async () => {
    const token = await app.signIn('other');
    const guess = (password: string) => edit(token, { phone: '13955550005', sms_code: '000000', password });
    for (let i = 0; i < 5; i++) expect((await guess(`guess-${i}`)).code).toBe(208);
    const locked = await guess('Portal#2026');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('returns the number of companies that share a phone number only to its holder', async () => {
    const token = await app.signIn('demo');
    const [full, free] = ['13955550008', '13955550009'];
    const owners = { phone: full, role: 'owner' };
    const names = ['demo.filer', 'demo.viewer', 'reviewer'];
    await app.db.q.update(users).set(owners).where(inArray(users.username, names));
    const without = (phone: string) => edit(token, { phone, sms_code: '000000' });
    expect({ ...(await without(full)), headers: null }).toEqual({ ...(await without(free)), headers: null });
    const held = await edit(token, { phone: full, sms_code: await codeFor(full) });
    expect(held).toMatchObject({ code: 208, msg: companyMessages.phoneAtMost.en });
  });
});
