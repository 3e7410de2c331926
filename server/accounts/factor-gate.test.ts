import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import type { OfficeSettingsData } from '../../domain/system/office-settings-calls';
import { createAccountAdmin, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createFactorClient, proof, type SecondFactors } from '../../tests/support/server/second-factors';
import { messages, users } from '../core/db/tables';

let app: TestApp;
let factors: SecondFactors;
beforeAll(async () => {
  app = await startTestApp();
  factors = createFactorClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(3601);
});

describe('resetFactors', () => {
  it('removes the factors of an account for its manager: sessions end, the person is told, the log names who did it', async () => {
    const token = await app.signIn('reviewer');
    await factors.setUpApp(token);
    expect((await factors.reset('reviewer')).code).toBe(200);
    expect((await app.call(paths.currentUser, { token })).status).toBe(403);
    expect((await factors.login('reviewer')).code).toBe(200);
    const id = await createAccountAdmin(app).idOf('reviewer');
    const lines = await app.audit.read('user', id);
    const line = { action: 'user.factors_reset', actorRole: 'administrator' };
    expect(lines).toContainEqual(expect.objectContaining(line));
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'factors_reset'));
    expect(told.filter(({ userId }) => userId === id)).toHaveLength(1);
  });

  it('rejects the own account, another company’s, and one that does not exist', async () => {
    const admin = await app.signIn('admin');
    const own = await createAccountAdmin(app).idOf('admin');
    expect((await app.call(paths.resetFactors, { token: admin, body: { id: own } })).code).toBe(208);
    const other = await createAccountAdmin(app).idOf('other');
    const token = await app.signIn('demo');
    expect((await app.call(paths.resetFactors, { token, body: { id: other } })).msg).toBe('record not found');
    expect((await factors.reset('expert')).msg).toBe('There is no second factor. Set one up first');
  });
});

describe('saveHouse requiring a second factor', () => {
  const require = async (office_second_factor: boolean, token: string) => {
    const { data } = await app.call<OfficeSettingsData>(paths.house, { token });
    return app.call<OfficeSettingsData>(paths.saveHouse, { token, body: { ...data, office_second_factor } });
  };
  it('allows officials nothing else before they have a factor, and leaves companies alone', async () => {
    const admin = await app.signIn('admin');
    expect((await require(true, admin)).data.office_second_factor).toBe(true);
    const token = await app.signIn('reviewer');
    const me = await app.call<CurrentUser>(paths.currentUser, { token });
    expect(me.data.must_set_factor).toBe(true);
    const refused = await app.call(paths.reviewQueue, { token });
    expect(refused).toMatchObject({ code: 208, data: { must_set_factor: true } });
    expect((await app.call(paths.house, { token: admin })).code).toBe(208);
    const company = await app.signIn('demo.viewer');
    expect((await app.call(paths.factors, { token: company })).code).toBe(200);
    expect((await app.call<CurrentUser>(paths.currentUser, { token: company })).data.must_set_factor).toBe(
      false,
    );
    await factors.setUpApp(token);
    expect((await app.call(paths.reviewQueue, { token })).code).toBe(200);
    const { list, required } = await factors.factorsOf(token);
    expect(required).toBe(true);
    const last = await app.call(withEncodedId(paths.removeFactor, list[0]?.id ?? ''), { token, body: proof });
    expect(last.msg).toContain('add another one');
  });

  it('requires a new factor once the old one was reset', async () => {
    const admin = await app.signIn('admin');
    await factors.setUpApp(admin);
    await factors.setUpApp(await app.signIn('reviewer'));
    await require(true, admin);
    const id = (await app.db.q.select().from(users).where(eq(users.usernameKey, 'reviewer')))[0]?.id;
    expect((await app.call(paths.resetFactors, { token: admin, body: { id } })).code).toBe(200);
    const again = await app.signIn('reviewer');
    expect((await app.call(paths.reviewQueue, { token: again })).code).toBe(208);
    expect((await require(false, admin)).data.office_second_factor).toBe(false);
    expect((await app.call(paths.reviewQueue, { token: again })).code).toBe(200);
  });
});
