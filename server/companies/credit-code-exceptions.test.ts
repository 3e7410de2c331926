import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import type { CreditCodeException, CreditCodeExceptions } from '../../domain/company/managed-company-calls';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { auditLog } from '../core/db/tables';

/** Credit code with a wrong check digit; the right one would be 3. */
const ODD = '91350100M000100Y44';
const NAME = '福州早年登记有限公司';
const UNTIL = '2026-06-12';

let app: TestApp;
let admin: string;
let begun: Date;
beforeAll(async () => {
  app = await startTestApp();
  begun = app.clock.now;
});
beforeEach(async () => {
  await app.restore();
  app.clock.now = begun;
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const entry = (changes = {}) => ({
  credit_code: ODD,
  company_name: NAME,
  reason: '执照核对无误',
  until: UNTIL,
  ...changes,
});
const add = (body: object) =>
  app.call<CreditCodeException>(paths.addCreditCodeException, { token: admin, body });
const list = async (query = {}) =>
  (await app.call<CreditCodeExceptions>(paths.creditCodeExceptions, { token: admin, query })).data;
const remove = (id: string) =>
  app.call(paths.removeCreditCodeException.replace('{id}', id), { token: admin });
const nameOf = (credit_code: string) => app.call(paths.companyName, { query: { credit_code } });

async function register(phone: string, credit_code: string) {
  app.clock.advance(60);
  const { data } = await app.call<CaptchaData>(paths.captcha);
  const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
  await app.call(paths.sendSms, { body: { phone, scene: 'register', ...captcha } });
  const sms_code = await app.codeSentTo(phone);
  const person = {
    username: `u${phone}`,
    password: 'Mountain-lake-7',
    contact_name: '吴迪',
    phone,
    sms_code,
  };
  const place = { dept: 'D210102', tax: 'T210102', industry: 'I65', agree: true };
  return app.call(paths.register, { body: { credit_code, company_name: NAME, ...person, ...place } });
}

describe('addCreditCodeException and removeCreditCodeException', () => {
  it('accepts a listed code until its last day, though its check digit is wrong', async () => {
    expect((await nameOf(ODD)).code).toBe(208);
    const added = await add(entry({ credit_code: ' 91350100m000100y44 ' }));
    expect(added).toMatchObject({
      code: 200,
      data: { credit_code: ODD, until: UNTIL, is_over: false, company: null, added_by: '周岩' },
    });
    expect(await nameOf(ODD)).toMatchObject({ code: 200, data: { company_name: NAME, registered: false } });
    app.clock.now = new Date('2026-06-12T15:59:00Z');
    expect((await nameOf(ODD)).code).toBe(200);
    app.clock.now = new Date('2026-06-12T16:00:00Z');
    expect((await nameOf(ODD)).msg).toContain('check digit');
    admin = await app.signIn('admin');
    expect((await list()).list).toMatchObject([{ credit_code: ODD, is_over: true }]);
    app.clock.now = new Date('2026-06-12T10:00:00Z');
    expect((await register('13700000088', ODD)).code).toBe(200);
    expect((await list()).list[0]?.company).toMatchObject({ name: NAME });
  });

  it('returns the name from the list for a code that the register does not know', async () => {
    const code = '91210102MA0YQ1X1X8';
    expect((await nameOf(code)).data).toBeNull();
    await add(entry({ credit_code: code, company_name: '和平新登记有限公司' }));
    expect((await nameOf(code)).data).toMatchObject({ company_name: '和平新登记有限公司' });
  });

  it('removes an exception, and keeps its log lines', async () => {
    const { data } = await add(entry({ credit_code: '91110000802100433C' }));
    expect((await remove(data.id)).code).toBe(200);
    expect(await nameOf('91110000802100433C')).toMatchObject({ msg: expect.stringContaining('check digit') });
    expect(await remove(data.id)).toMatchObject({ code: 208, msg: 'record not found' });
    const lines = await app.db.q
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, data.id))
      .orderBy(auditLog.seq);
    expect(lines).toMatchObject([
      { action: 'credit_code.except', actorName: '周岩', details: { reason: '执照核对无误', until: UNTIL } },
      { action: 'credit_code.unexcept' },
    ]);
    expect((await add(entry({ credit_code: '91110000802100433C' }))).code).toBe(200);
  });

  it('refuses invalid exceptions with the reason', async () => {
    await add(entry({ credit_code: '91210102MA0YQ1X1X8' }));
    const refused: [object, string][] = [
      [{ credit_code: '9135010OM000100Y43' }, '18 digits'],
      [{ credit_code: '91210112MA0YQ1X2XQ' }, 'registered already'],
      [{ credit_code: '91210102MA0YQ1X1X8' }, 'on the list already'],
      [{ company_name: '\u200B' }, 'company name is empty'],
      [{ reason: ' ' }, 'Give a reason'],
      [{ until: '2026-06-09' }, 'before today'],
    ];
    for (const [change, words] of refused)
      expect([change, await add(entry(change))]).toMatchObject([
        change,
        { code: 208, msg: expect.stringContaining(words) },
      ]);
    expect((await add(entry({ until: '2026-02-30' }))).code).toBe(-1);
    const reviewer = await app.signIn('reviewer');
    expect((await app.call(paths.creditCodeExceptions, { token: reviewer })).msg).toContain(
      'manage companies',
    );
  });
});
