import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, LoginData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import type { CompanyInfo, RegisterData } from '../../domain/company/calls';
import type { ManagedCompany } from '../../domain/company/managed-company-calls';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { demoRegister } from '../demo/demo-companies';

const ALREADY = { code: -1, msg: 'this company is already registered, please log in' };

let app: TestApp;
let phones = 13700000000;
const fresh = demoRegister.filter(({ checkDigitException }) => !checkDigitException);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3601));

async function codeFor(phone: string): Promise<string> {
  app.clock.advance(60);
  const { data } = await app.call<CaptchaData>(paths.captcha);
  const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
  expect((await app.call(paths.sendSms, { body: { phone, scene: 'register', ...captcha } })).code).toBe(200);
  return app.codeSentTo(phone);
}

/** A valid registration form, with a phone number and an SMS code of its own. */
async function form(changes: { phone?: string } & Record<string, unknown> = {}) {
  const phone = changes.phone ?? String(phones++);
  return {
    credit_code: fresh[0]?.creditCode as string,
    company_name: fresh[0]?.name,
    username: `u${phone}`,
    password: 'Mountain-lake-7',
    contact_name: '吴迪',
    dept: 'D210102',
    tax: 'T210102',
    industry: 'I65',
    agree: true,
    phone,
    sms_code: await codeFor(phone),
    ...changes,
  };
}
const register = (body: object, headers?: Record<string, string>) =>
  app.call<RegisterData>(paths.register, { body, headers });
const nameOf = (credit_code: string) => app.call(paths.companyName, { query: { credit_code } });
const taken = new Set<string>();
const nextCompany = () => {
  const company = fresh.find(({ creditCode }) => !taken.has(creditCode)) as (typeof fresh)[number];
  taken.add(company.creditCode);
  return { credit_code: company.creditCode, company_name: company.name };
};

describe('companyName', () => {
  it('returns the name from the register, however the code is typed', async () => {
    for (const code of ['91350100M000100Y43', ' ９１350100m000100y43 '])
      expect(await nameOf(code)).toMatchObject({
        code: 200,
        data: { company_name: '示例海峡贸易有限公司', registered: false },
      });
  });

  it('returns the name with a 208 when the company is already registered', async () => {
    expect(await nameOf('91210112MA0YQ1X2XQ')).toMatchObject({
      code: 208,
      msg: 'this company is already registered, please log in',
      data: { company_name: '示例智能装备有限公司', registered: true },
    });
  });

  it('allows typing the name when the register does not know it', async () => {
    expect(await nameOf('91210102MA0YQ1X1X8')).toMatchObject({ code: 208, data: null });
  });

  it('does not ask the register for a code that cannot be one', async () => {
    for (const code of [
      '91350100M000100Y4Z',
      '91350100M000100Y44',
      '91350100M000100Y4',
      '',
      "' or 1=1 --",
      '9'.repeat(9_000),
    ])
      expect([code.slice(0, 30), (await nameOf(code)).code]).toEqual([code.slice(0, 30), 208]);
    expect((await app.call(paths.companyName)).code).toBe(-1);
  });
});

describe('register (POST portal/company/register/)', () => {
  it('creates the company and its owner, who signs in and finds what was typed', async () => {
    const body = await form({
      ...nextCompany(),
      email: 'ｗ@example.com ',
      legal_rep_name: '钱进',
    });
    const answer = await register(body);
    expect(answer).toMatchObject({ code: 200, msg: 'Registered' });
    const signedIn = await app.call<LoginData>(paths.login, {
      body: { username: body.credit_code, password: body.password },
    });
    expect(signedIn.data.user).toMatchObject({
      role: 'owner',
      company: { id: answer.data.id, credit_code: body.credit_code, status: 'active' },
      taxes: [{ value: 'T210102' }],
      unreadCount: 1,
    });
    const token = signedIn.data.access;
    const info = await app.call<CompanyInfo>(paths.companyInfo.replace('{id}', answer.data.id), { token });
    expect(info.data.data).toMatchObject({
      name: body.company_name,
      department: 'D210102',
      industry: 'I65',
      contact_mobile: body.phone,
      contact_email: 'w@example.com',
      legal_rep_name: '钱进',
    });
    const [line] = await app.audit.read('company', answer.data.id);
    expect(line).toMatchObject({ action: 'company.register', actorRole: 'owner', toStatus: 'active' });
    expect(JSON.stringify(line)).not.toContain('Mountain-lake-7');
  });

  it('sets the credit code as the login name when none is given', async () => {
    const body = await form({ ...nextCompany(), username: undefined });
    expect((await register(body)).data.username).toBe(body.credit_code);
  });

  it('rejects a company that is already registered, in the specified words of both languages', async () => {
    const body = await form({ credit_code: '91210112MA0YQ1X2XQ' });
    expect(await register(body)).toMatchObject(ALREADY);
    expect((await register(body, { 'accept-language': 'zh-CN' })).msg).toBe('该企业已注册，请登录');
  });

  it('creates one company for ten parallel requests', async () => {
    const body = await form(nextCompany());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(i % 2 ? body : { ...body, username: undefined })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const late = answers.filter(({ code }) => code !== 200).map(({ code, msg }) => ({ code, msg }));
    expect(late).toEqual(Array(9).fill(ALREADY));
  });

  it('accepts a real code that fails the check digit', async () => {
    const exception = demoRegister.find(({ checkDigitException }) => checkDigitException);
    const body = await form({ credit_code: exception?.creditCode, company_name: exception?.name });
    expect((await register(body)).code).toBe(200);
  });

  it('accepts at most three companies for one number', async () => {
    const phone = String(phones++);
    const codes = [];
    for (let i = 0; i < 4; i++) {
      const body = { ...nextCompany(), username: `third.${i}`, password: 'Mountain-lake-7' };
      codes.push((await register(await form({ ...body, phone }))).msg);
      app.clock.advance(3600);
    }
    expect(codes.slice(0, 3)).toEqual(Array(3).fill('Registered'));
    expect(codes[3]).toBe('One mobile number can register at most three companies. Use another number');
  });

  it('sets nothing beyond the fields of the form', async () => {
    const body = await form({
      ...nextCompany(),
      role: 'administrator',
      is_admin: true,
      status: 'approved',
      company_id: 'x',
      must_change_password: true,
      score: 100,
    });
    const { data } = await register(body);
    const token = await app.signIn(body.username, body.password);
    const me = await app.call<LoginData['user']>(paths.currentUser, { token });
    expect(me.data).toMatchObject({ role: 'owner', company: { id: data.id, status: 'active' } });
  });
});

describe('register with an invalid form (POST portal/company/register/)', () => {
  it('returns what is wrong, and keeps the SMS code valid', async () => {
    const good = await form(nextCompany());
    const faults: [object, string][] = [
      [{ credit_code: '91350100M000100Y44' }, 'check digit'],
      [{ agree: false }, 'agree to the terms'],
      [{ company_name: ' \u3000' }, 'company name is empty'],
      [{ company_name: '\u200B' }, 'company name is empty'],
      [{ contact_name: '' }, 'Fill in the name'],
      [{ phone: '1380000' }, '11-digit mobile'],
      [{ email: 'nobody' }, 'e-mail'],
      [{ username: 'a b' }, 'login name has'],
      [{ username: 'Demo' }, 'login name is taken'],
      [{ username: '91210106MA10BBC218' }, 'login name is taken'],
      [{ password: 'password' }, 'too common'],
      [{ password: '12345678' }, 'too common'],
      [{ password: good.credit_code }, 'must not contain'],
      [{ password: good.company_name }, 'must not contain'],
      [{ password: 'x'.repeat(10_000) }, 'at most 128'],
      [{ confirm_password: 'another' }, 'differ'],
      [{ registered_date: '2026-06-12' }, 'later than today'],
      [{ registered_date: '2026-02-30' }, 'Date of registration'],
      [{ dept: 'none' }, 'Department in charge'],
      [{ industry: 'ZZ' }, 'Industry'],
      [{ sms_code: good.sms_code === '000000' ? '000001' : '000000' }, 'SMS code is wrong'],
    ];
    for (const [change, words] of faults) {
      const answer = await register({ ...good, ...change });
      expect([change, answer.code, answer.msg]).toEqual([change, 208, expect.stringContaining(words)]);
    }
    expect((await register(good)).code).toBe(200);
  });

  it('rejects a name of two lines, or one written in reverse', async () => {
    const good = await form(nextCompany());
    for (const company_name of [
      '某某\n有限公司',
      '\u202E司公限有某某',
      '某某\u2068有限公司',
      '某某\u0085公司',
    ])
      expect([company_name, await register({ ...good, company_name })]).toEqual([
        company_name,
        expect.objectContaining({ code: -1, msg: [expect.stringMatching(/^company_name: .*Delete it/)] }),
      ]);
  });

  it('rejects a name or a login name that passes for an office', async () => {
    const good = await form(nextCompany());
    const office = [
      { company_name: '沈河区科技主管部门' },
      { contact_name: '管 理员' },
      { username: 'Adm1n' },
      { username: 'reviewer-2' },
    ];
    for (const change of office)
      expect([change, await register({ ...good, ...change })]).toEqual([
        change,
        expect.objectContaining({ code: 208, msg: expect.stringMatching(/office/) }),
      ]);
    expect((await register({ ...good, username: 'dem0' })).msg).toBe('The login name is taken');
  });

  it("rejects a name that looks like another company's, until the office allows it", async () => {
    const code = '91210102MA0YQ1X1X8';
    const good = await form({ credit_code: code, company_name: '某某 智造(沈阳)公司' });
    const like = { ...good, company_name: '示例 智能装备（有限）公司' };
    const refused = await register(like);
    expect(refused).toMatchObject({ code: 208, msg: expect.stringContaining('under the same name') });
    expect(refused.msg).toContain('Heping District science and technology department');
    const admin = await app.signIn('admin');
    const body = {
      credit_code: code,
      company_name: '示例智能装备有限公司',
      reason: '已核对营业执照',
      until: '2026-12-31',
    };
    expect(await app.call(paths.addCreditCodeException, { token: admin, body })).toMatchObject({ code: 200 });
    const { data } = await register(like);
    const { data: company } = await app.call<ManagedCompany>(withId(paths.managedCompany, data.id), {
      token: admin,
    });
    expect(company.look_alikes).toMatchObject([{ name: '示例智能装备有限公司' }]);
  });

  it('accepts one of several parallel registrations of one name', async () => {
    const codes = fresh.slice(-3).map(({ creditCode }) => creditCode);
    const names = ['并行 Nova 有限公司', '并行Nоva有限公司', '并行ＮＯＶＡ（有限）公司'];
    const forms = [];
    for (const [i, credit_code] of codes.entries())
      forms.push(await form({ credit_code, company_name: names[i] }));
    const answers = await Promise.all(forms.map((each) => register(each)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208, 208]);
  });

  it('returns the names of fields of the wrong type', async () => {
    const good = await form();
    const answer = await register({ ...good, company_name: ['x'], agree: 'yes', phone: { a: 1 } });
    expect(answer.code).toBe(-1);
    expect(answer.msg).toEqual(
      ['company_name', 'phone', 'agree'].map((field) => expect.stringContaining(field)),
    );
  });

  it('rejects the code of another number or purpose', async () => {
    const [mine, theirs] = [await form(nextCompany()), await form()];
    expect((await register({ ...mine, sms_code: theirs.sms_code })).code).toBe(208);
    app.clock.advance(301);
    expect((await register(mine)).msg).toBe('The SMS code is wrong or has expired');
  });
});
