import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import type { CompanyConflict, CompanyHistory, CompanyInfo } from '../../domain/company/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';

let app: TestApp;
let owner: string;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
  id = (await app.call<CurrentUser>(paths.currentUser, { token: owner })).data.company?.id as string;
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60));

const at = (path: string, company = id) => path.replace('{id}', company);
const read = async (token = owner) => (await app.call<CompanyInfo>(at(paths.companyInfo), { token })).data;
const put = <T = CompanyInfo>(version: number, data: object, token = owner, headers = {}) =>
  app.call<T>(at(paths.updateCompanyInfo), { token, body: { version, data }, headers });

describe('companyInfo', () => {
  it('returns the whole profile to the owner', async () => {
    const { data, version } = await read();
    expect(version).toBe(1);
    expect(data).toMatchObject({
      name: '示例智能装备有限公司',
      credit_code: '91210112MA0YQ1X2XQ',
      status: 'active',
      bank_account: '6200000000000000001',
    });
  });

  it('returns sensitive values masked to viewers and filers', async () => {
    for (const username of ['demo.filer', 'demo.viewer']) {
      const { data } = await read(await app.signIn(username));
      expect(data).toMatchObject({ bank_account: '620**************01', contact_mobile: '138****0001' });
      expect(JSON.stringify(data)).not.toContain('210102198001011232');
    }
  });

  it('returns not found to another company', async () => {
    const other = await app.signIn('other');
    const foreign = await app.call(at(paths.companyInfo), { token: other });
    const missing = await app.call(at(paths.companyInfo, '7d65ddb7-7ea3-439d-949d-4cc4439a2e6d'), {
      token: other,
    });
    expect({ ...foreign, headers: null }).toEqual({ ...missing, headers: null });
    expect(foreign).toMatchObject({ code: 208, msg: 'record not found', data: null });
    expect(await put(1, { employee_total: 1 }, other)).toMatchObject({ code: 208, msg: 'record not found' });
  });
});

describe('updateCompanyInfo', () => {
  it('keeps what is not given, normalises what is, and counts the version', async () => {
    const before = await read();
    const saved = await put(before.version, {
      contact_phone: '０２４－８８８８６６６６',
      employee_total: 130,
    });
    expect(saved).toMatchObject({ code: 200, msg: 'The company information was saved' });
    expect(saved.data.version).toBe(before.version + 1);
    expect(saved.data.data).toEqual({ ...before.data, contact_phone: '024-88886666', employee_total: 130 });
    expect(await read()).toEqual(saved.data);
  });

  it('accepts the whole profile unchanged, and empties a value with null', async () => {
    const before = await read();
    const same = await put(before.version, before.data);
    expect([same.code, same.data.version]).toEqual([200, before.version]);
    const emptied = await put(before.version, { postcode: null });
    expect(emptied.data.data.postcode).toBeNull();
  });

  it('stores nothing of a value that only has invisible characters', async () => {
    const blank = await put((await read()).version, { contact_name: '\u3000\u200b' });
    expect(blank.data.data.contact_name).toBeNull();
    await put(blank.data.version, { contact_name: '王敏' });
  });

  it('rejects a stale version with the newer values, and overwrites nothing', async () => {
    const { version } = await read();
    await put(version, { rd_staff: 40 });
    const stale = await put<CompanyConflict>(version, { rd_staff: 50 });
    expect(stale).toMatchObject({
      code: 208,
      data: { conflict: true, version: version + 1, updated_by: '王敏' },
    });
    expect(stale.data.theirs.rd_staff).toBe(40);
    expect((await read()).data.rd_staff).toBe(40);
  });

  it('names the office, not the official, when the office changed the company', async () => {
    const { version } = await read();
    const admin = await app.signIn('admin');
    const move = (department: string, seen: number) =>
      app.call(at(paths.moveCompany), { token: admin, body: { department, version: seen } });
    expect(await move('D210106', version)).toMatchObject({ code: 200 });
    for (const [language, office] of [
      ['en', 'City officer'],
      ['zh', '市级管理员'],
    ] as const) {
      const stale = await put(version, { rd_staff: 50 }, owner, { 'accept-language': language });
      expect(stale).toMatchObject({ code: 208, data: { conflict: true, updated_by: office } });
    }
    await move('D210112', version + 1);
  });

  it('accepts one of several parallel changes of a version', async () => {
    const { version } = await read();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => put(version, { rd_staff: n })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208, 208, 208]);
    expect((await read()).version).toBe(version + 1);
  });

  it('rejects values that only the department in charge or an administrator changes', async () => {
    const before = await read();
    const refused: [object, string][] = [
      [{ name: '改名有限公司' }, 'Company changes'],
      [{ district: '210102' }, 'Company changes'],
      [{ tax_authority: 'T210102' }, 'department in charge'],
      [{ credit_code: '91210106MA10BBC218' }, 'Company changes'],
      [{ status: 'pending' }, 'administrator'],
      [{ role: 'administrator' }, 'no field named "role"'],
      [{ company_id: 'x' }, 'no field named'],
      [{ __proto__: null, constructor: 'x' }, 'no field named'],
    ];
    for (const [data, words] of refused) {
      const answer = await put(before.version, { employee_total: 1, ...data });
      expect([data, answer.code, answer.msg]).toEqual([data, 208, expect.stringContaining(words)]);
    }
    expect(await read()).toEqual(before);
  });

  it('returns what is wrong, a line per value', async () => {
    const before = await read();
    const answer = await put(before.version, {
      registered_capital: -1,
      employee_total: 1.5,
      industry: 'ZZ',
      contact_email: 'x',
      registered_date: '2027-01-01',
      legal_rep_mobile: '1',
      is_listed: 'yes',
      profile: 'x'.repeat(1001),
      license_file: 'x',
    });
    expect(answer.code).toBe(-1);
    expect(answer.msg).toHaveLength(9);
    expect(await read()).toEqual(before);
  });

  it('accepts only files of the own company as the licence', async () => {
    const { version } = await read();
    const answer = await put(version, { license_file: ['7d65ddb7-7ea3-439d-949d-4cc4439a2e6d'] });
    expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('does not exist') });
    expect((await put(version, { license_file: ['x'] })).code).toBe(208);
  });

  it('stores any text in one form', async () => {
    const { version } = await read();
    const text = '<script>alert(1)</script>\r\n=1+1 𠮷（集团）\u200B';
    const saved = await put(version, { business_scope: text });
    expect(saved.data.data.business_scope).toBe('<script>alert(1)</script>\n=1+1 𠮷（集团）');
  });

  it('rejects characters that reverse a text, with their place', async () => {
    const { version } = await read();
    expect(await put(version, { business_scope: '研发\n\u202E售销' })).toMatchObject({
      code: -1,
      msg: [expect.stringContaining('Character 4, after “研发')],
    });
  });

  it('rejects accounts without the right', async () => {
    const { version } = await read();
    const answer = await put(version, { employee_total: 1 }, await app.signIn('demo.filer'));
    expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('change the company profile') });
  });

  it('logs what changed, without sensitive values', async () => {
    const { version } = await read();
    await put(version, { legal_rep_mobile: '13911112222', contact_name: '钱进' });
    const line = (await app.audit.read('company', id)).at(-1);
    expect(line).toMatchObject({ action: 'company.update', actorName: '王敏', version: version + 1 });
    expect(line?.details?.changes).toEqual([
      { key: 'legal_rep_mobile', before: '****', after: '****' },
      { key: 'contact_name', before: '王敏', after: '钱进' },
    ]);
  });
});

describe('companyHistory', () => {
  const history = (query: Record<string, string> = {}, token = owner, company = id) =>
    app.call<CompanyHistory>(at(paths.companyHistory, company), { token, query });

  it('returns who changed which field from what to what, newest first, with sensitive values masked', async () => {
    const { version, data } = await read();
    await put(version, { employee_total: 321, bank_account: '6222000000000000009' });
    const [newest] = (await history()).data.list;
    expect(newest).toMatchObject({
      at: app.clock.now.toISOString(),
      action: 'company.update',
      version: version + 1,
      actor: { role: 'owner' },
    });
    expect(newest?.changes).toEqual([
      { key: 'employee_total', before: data.employee_total, after: 321 },
      { key: 'bank_account', before: '****', after: '****' },
    ]);
  });

  it('returns pages with the total', async () => {
    const { list, total } = (await history()).data;
    const second = (await history({ pageSize: '1', current: '2' })).data;
    expect(total).toBeGreaterThan(1);
    expect(second).toEqual({ list: [list[1]], total });
  });

  it('returns the history of the own company only', async () => {
    const other = await app.signIn('other');
    expect(await history({}, other)).toMatchObject({ code: 208, msg: 'record not found', data: null });
    expect(await history({}, owner, "1' or 1=1")).toMatchObject({ code: 208, msg: 'record not found' });
  });
});
