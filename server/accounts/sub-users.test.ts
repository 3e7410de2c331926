import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { maskSensitiveText } from '../../domain/checks/mask';
import type { CompanyLog } from '../../domain/company/managed-company-calls';
import { createAccountAdmin, NOT_FOUND, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { messages, outbox } from '../core/db/tables';

let app: TestApp;
let people: ReturnType<typeof createAccountAdmin>;
let owner: string;
let other: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  people = createAccountAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(60);
  owner = await app.signIn('demo');
  other = await app.signIn('other');
  admin = await app.signIn('admin');
});

/** Bodies of the messages of a template, as companies read them. */
const bodiesOf = async (template: string) =>
  (await app.db.q.select().from(messages).where(eq(messages.template, template))).map(({ body }) => body.zh);

describe('users', () => {
  it('returns the own company only, with masked numbers; an administrator sees all', async () => {
    const own = (await people.list(owner, { pageSize: 100 })).data;
    expect(own.list.every(({ company }) => company?.name === '示例智能装备有限公司')).toBe(true);
    expect(own.list.every(({ phone }) => /^1\d{2}\*{4}\d{4}$/.test(phone ?? ''))).toBe(true);
    const names = (await people.list(admin, { pageSize: 100 })).data.list.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['demo', 'other', 'reviewer', 'admin']));
  });

  it('returns searched, filtered and sorted pages', async () => {
    await people.made(owner, { name: '100%_人' });
    await people.made(owner, { role: 'viewer' });
    expect((await people.list(owner, { keyword: '%_人' })).data.list.map(({ name }) => name)).toEqual([
      '100%_人',
    ]);
    const viewers = (await people.list(owner, { role: 'viewer' })).data.list;
    expect(new Set(viewers.map(({ role }) => role))).toEqual(new Set(['viewer']));
    const names = (await people.list(owner, { sorter: '-username', pageSize: 100 })).data.list.map(
      (user) => user.username,
    );
    expect(names).toEqual([...names].sort().reverse());
    const second = (await people.list(owner, { sorter: 'username', current: '2', pageSize: '2' })).data;
    expect(second.list.map(({ username }) => username)).toEqual([...names].reverse().slice(2, 4));
    expect(second.total).toBe(names.length);
  });

  it('returns the accounts of a company to an administrator by its name or credit code', async () => {
    for (const keyword of ['样例电子', '91210106ma10bbc218']) {
      const { list, total } = (await people.list(admin, { keyword })).data;
      expect([list.map(({ username }) => username), total]).toEqual([['other'], 1]);
    }
    expect((await people.list(owner, { keyword: '示例智能装备' })).data.total).toBe(0);
  });

  it('returns the accounts of an administering department by its code to an administrator', async () => {
    const { user } = await people.made(admin, { role: 'reviewer', department_id: 'D210113' });
    const query = { department_id: 'D210113', role: 'reviewer', pageSize: 100 };
    const { list } = (await people.list(admin, query)).data;
    expect(list.map(({ id }) => id)).toContain(user.id);
    expect(new Set(list.map(({ department_id }) => department_id))).toEqual(new Set(['D210113']));
    expect((await people.list(owner, query)).data.total).toBe(0);
  });

  it('ignores another company in the query, and accepts odd queries', async () => {
    const foreign = await people.list(owner, {
      company_id: 'x',
      user_id: 'y',
      sorter: 'constructor',
      department_id: 'x',
    });
    expect(foreign).toMatchObject({ code: 200, data: { list: [], total: 0 } });
    expect((await people.list(owner, { pageSize: '101' })).code).toBe(-1);
  });

  it('rejects everybody who manages no accounts', async () => {
    for (const username of ['demo.filer', 'demo.viewer', 'reviewer']) {
      const token = await app.signIn(username);
      const id = await people.idOf('demo.viewer');
      const calls = [
        () => people.list(token),
        () => people.read(token, id),
        () => people.update(token, id, { enabled: false }),
        () => people.create(token),
        () => people.remove(token, [id]),
        () => app.call(paths.resetPassword, { token, body: { id } }),
        () => app.call(paths.batchResetPassword, { token, body: { ids: [id] } }),
        () => app.call(paths.createDepartment, { token, body: { name: 'x' } }),
      ];
      for (const call of calls)
        expect(await call()).toMatchObject({ code: 208, msg: expect.stringContaining('right') });
    }
    expect(await app.signIn('demo.viewer')).toBeTruthy();
  });
});

describe('createUser', () => {
  it('returns a one-time password that must be changed', async () => {
    const { user, password } = await people.made(owner, { username: 'New.Person' });
    expect(user).toMatchObject({
      username: 'New.Person',
      role: 'filer',
      must_change_password: true,
      enabled: true,
    });
    expect((await people.me(await app.signIn('new.person', password))).must_change_password).toBe(true);
    expect(JSON.stringify(await app.audit.read('user', user.id))).not.toContain(password);
  });

  it('requires a free login name, whatever its case', async () => {
    expect(await people.create(owner, { username: 'DEMO' })).toMatchObject({
      code: 208,
      msg: 'The login name is taken',
    });
    // A company signs in by its code: nobody else's account, and none of its colleagues', goes by that.
    for (const username of ['91210106MA10BBC218', '91210112ma0yq1x2xq'])
      expect(await people.create(owner, { username })).toMatchObject({
        code: 208,
        msg: 'The login name is taken',
      });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        people.create(owner, { username: i % 2 ? 'Same.Name' : 'same.name' }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208, 208, 208, 208]);
  });

  it('rejects a reviewer, an administrator or a second owner in a company', async () => {
    for (const role of ['reviewer', 'administrator', 'owner'])
      expect((await people.create(owner, { role })).code).toBe(208);
    expect((await people.create(owner, { role: 'root' })).code).toBe(-1);
  });

  it('ignores what cannot be set', async () => {
    const { user } = await people.made(owner, {
      company_id: 'x',
      is_admin: true,
      must_change_password: false,
      id: 'x',
    });
    expect(user.company?.name).toBe('示例智能装备有限公司');
    expect(user.must_change_password).toBe(true);
  });

  it('returns what is wrong with a value', async () => {
    const wrong = [
      { username: 'ab' },
      { username: 'has blank' },
      { phone: '024-1234567' },
      { email: 'x' },
      { name: ' \u3000\u200B' },
      { programs: ['none'] },
      { tax_ids: ['none'] },
      { department_id: 'none' },
    ];
    for (const changes of wrong)
      expect([changes, (await people.create(owner, changes)).code]).toEqual([changes, 208]);
  });

  it('stores names of every script exactly', async () => {
    for (const name of ['𠮷野家', '阿卜杜拉·买买提', 'محمد', "O'Neil", 'null', '<script>alert(1)</script>']) {
      const { user } = await people.made(other, { name });
      expect((await people.read(other, user.id)).data.name).toBe(name);
      await people.remove(other, [user.id]);
    }
  });

  it('removes invisible characters from a name, and rejects characters that reverse it', async () => {
    const { user } = await people.made(other, { name: ' 王\u200B小\uFEFF明\r\n' });
    expect(user.name).toBe('王小明');
    await people.remove(other, [user.id]);
    for (const name of ['\u202E明小王', '王\u2067小明', '王\n小明', '王\u0007小明'])
      expect([name, await people.create(other, { name })]).toEqual([
        name,
        expect.objectContaining({ code: -1, msg: [expect.stringMatching(/^name: .*Delete it/)] }),
      ]);
  });

  it('rejects names that pass for an office, and login names that look like an existing one', async () => {
    for (const changes of [{ name: '系统管理员' }, { name: 'Аdmin' }, { username: 'admin_2' }])
      expect([changes, await people.create(other, changes)]).toEqual([
        changes,
        expect.objectContaining({ code: 208, msg: expect.stringContaining('office') }),
      ]);
    expect(await people.create(owner, { username: 'DEM0.fi1er' })).toMatchObject({
      code: 208,
      msg: 'The login name is taken',
    });
    const { user } = await people.made(other);
    expect((await people.update(other, user.id, { name: '管理员' })).code).toBe(208);
    await people.remove(other, [user.id]);
    const officer = { name: '系统管理员', role: 'administrator' };
    expect((await people.create(admin, officer)).code).toBe(200);
  });

  it('allows twenty sub-users in a company', async () => {
    const { total } = (await people.list(other)).data;
    const answers = await Promise.all(Array.from({ length: 25 }, () => people.create(other)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20 - (total - 1));
    expect(answers.find(({ code }) => code !== 200)?.msg).toBe('A company has at most 20 sub-users');
  });

  it('creates a reviewer with a department in charge', async () => {
    const reviewer = { role: 'reviewer', department_id: 'D210113' };
    expect((await people.made(admin, reviewer)).user).toMatchObject({
      company: null,
      department_id: 'D210113',
      department: 'Shenbei New District science and technology department',
    });
    expect((await people.create(admin, { role: 'reviewer' })).code).toBe(208);
    expect((await people.create(admin, { role: 'filer' })).code).toBe(208);
  });
});

describe('updateUser', () => {
  it('updates what is given and nothing else', async () => {
    const { user } = await people.made(owner, { email: 'a@example.com' });
    const changed = await people.update(owner, user.id, { name: '郑直', programs: [] });
    expect(changed.data).toMatchObject({
      name: '郑直',
      email: 'a@example.com',
      phone: '13700000001',
      role: 'filer',
    });
  });

  it('keeps programs, duties, further roles, taxes and a switch that are not given', async () => {
    const limits = { programs: ['gazelle'], tax_ids: ['T210112'] };
    const { user } = await people.made(owner, limits);
    expect((await people.update(owner, user.id, { enabled: false })).data).toMatchObject(limits);
    const renamed = await people.update(owner, user.id, { name: '郑直' });
    expect(renamed.data).toMatchObject({ ...limits, enabled: false });
    const official = {
      ...{ role: 'reviewer', department_id: 'D210113', programs: ['gazelle'] },
      ...{ duties: ['district.handle'], more_roles: ['auditor'] },
    };
    const { user: reviewer } = await people.made(admin, official);
    const changed = await people.update(admin, reviewer.id, { email: 'a@example.com' });
    expect(changed.data).toMatchObject(official);
    expect((await people.update(admin, reviewer.id, {})).data).toMatchObject(official);
  });

  it('refuses a change of an account that has been changed since it was read', async () => {
    const { user } = await people.made(owner);
    const { version } = (await people.read(owner, user.id)).data;
    const first = await people.update(owner, user.id, { version, email: 'a@example.com' });
    expect(first.data.version).toBe(version + 1);
    expect(await people.update(owner, user.id, { version, email: null })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('Somebody else has changed this account'),
      data: { conflict: true, version: version + 1 },
    });
    expect((await people.read(owner, user.id)).data.email).toBe('a@example.com');
  });

  it('sets another department for a reviewer, never none, and the reviewer finds it at once', async () => {
    const { user, password } = await people.made(admin, { role: 'reviewer', department_id: 'D210113' });
    const token = await app.signIn(user.username, password);
    const moved = await people.update(admin, user.id, { department_id: 'D210106' });
    expect(moved.data).toMatchObject({ role: 'reviewer', department_id: 'D210106' });
    expect((await people.me(token)).department?.id).toBe('D210106');
    for (const department_id of [null, 'D999999'])
      expect((await people.update(admin, user.id, { department_id })).code).toBe(208);
    expect((await people.me(token)).department?.id).toBe('D210106');
  });

  it('keeps the department when only the role changes', async () => {
    const { data: department } = await app.call<{ id: string }>(paths.createDepartment, {
      token: owner,
      body: { name: '质量部' },
    });
    const { user } = await people.made(owner, { department_id: department.id });
    const changed = await people.update(owner, user.id, { role: 'viewer' });
    expect(changed.data).toMatchObject({
      role: 'viewer',
      department_id: department.id,
      department: '质量部',
    });
    expect((await people.update(owner, user.id, { department_id: null })).data.department).toBeNull();
  });

  it('rejects a new number for the own account: that requires a code', async () => {
    const demo = await people.idOf('demo');
    const { phone } = (await people.read(owner, demo)).data;
    expect((await people.update(owner, demo, { phone: '13900000009' })).code).toBe(208);
    expect((await people.update(owner, demo, { phone, name: '王敏' })).code).toBe(200);
    const filer = await people.idOf('demo.filer');
    expect((await people.update(owner, filer, { phone: '13900000009' })).data.phone).toBe('13900000009');
  });

  it('ends the sessions of an account that is disabled', async () => {
    const { user, password } = await people.made(owner);
    const token = await app.signIn(user.username, password);
    expect((await people.update(owner, user.id, { enabled: false })).code).toBe(200);
    const ended = await app.call(paths.currentUser, { token });
    expect(ended).toMatchObject({ status: 403, msg: 'token expired', data: { switched_off: true } });
    await expect(app.signIn(user.username, password)).rejects.toThrow('disabled');
  });

  it('logs the values of the person before and after, masked, and tells the company if an office changed its main account', async () => {
    const demo = await people.idOf('demo');
    const { phone, email } = (await people.read(admin, demo)).data;
    expect((await people.update(admin, demo, { phone, email })).code).toBe(200);
    await people.update(admin, demo, { name: '王 敏', phone: '13900000009' });
    await people.update(owner, demo, { name: '王敏' });
    const { company } = await people.me(owner);
    const log = await app.call<CompanyLog>(withEncodedId(paths.managedCompanyLog, company?.id as string), {
      token: admin,
      query: { about: 'everything' },
    });
    const shown = log.data.list.filter(
      ({ action, changes }) => action === 'user.update' && changes.length > 1,
    );
    expect(shown.map(({ changes }) => changes)).toEqual([
      [
        { key: 'account.name', before: '王敏', after: '王 敏' },
        { key: 'account.phone', before: maskSensitiveText(phone as string), after: '139****0009' },
      ],
    ]);
    expect(await bodiesOf('owner_changed')).toEqual([
      '“示例智能装备有限公司”主账号demo的姓名、手机号已由市级管理员修改。如非贵单位申请，请立即联系管理部门。',
    ]);
    const told = (await app.db.q.select().from(outbox)).filter(({ scene }) => scene === 'owner_changed');
    expect(told.map(({ recipient }) => recipient)).toContain(phone);
  });

  it('tells the company which of its accounts an office has disabled or deleted, not what it did itself', async () => {
    const { user } = await people.made(owner, { username: 'zheng.zhi', name: '郑直' });
    const { user: second } = await people.made(owner);
    await people.update(owner, user.id, { enabled: false });
    await people.update(owner, user.id, { enabled: true });
    await people.remove(owner, [second.id]);
    expect([await bodiesOf('account_disabled'), await bodiesOf('account_deleted')]).toEqual([[], []]);
    await people.update(admin, user.id, { enabled: false });
    await people.update(admin, user.id, { enabled: false });
    await people.remove(admin, [user.id]);
    expect(await bodiesOf('account_disabled')).toEqual([
      '贵企业账号zheng.zhi（郑直）已由市级管理员停用。如有疑问，请联系管理部门。',
    ]);
    expect(await bodiesOf('account_deleted')).toEqual([
      '贵企业账号zheng.zhi（郑直）已由市级管理员删除。如有疑问，请联系管理部门。',
    ]);
  });

  it("keeps role and status of the main account, and everybody's own role", async () => {
    const demo = await people.idOf('demo');
    for (const change of [{ enabled: false }, { role: 'viewer' }])
      expect((await people.update(owner, demo, change)).code).toBe(208);
    expect((await people.update(admin, demo, { enabled: false })).code).toBe(208);
    expect((await people.update(admin, await people.idOf('admin'), { role: 'reviewer' })).code).toBe(208);
    expect(
      (await people.update(owner, await people.idOf('demo.filer'), { role: 'administrator' })).code,
    ).toBe(208);
  });
});

describe('user (ids of other companies)', () => {
  it("returns the same answer for another company's account as for a missing one, and logs it", async () => {
    const id = await people.idOf('demo.filer');
    const missing = '7d65ddb7-7ea3-439d-949d-4cc4439a2e6d';
    const calls = [
      (target: string) => people.read(other, target),
      (target: string) => people.update(other, target, { name: 'x' }),
      (target: string) => app.call(paths.resetPassword, { token: other, body: { id: target } }),
    ];
    for (const call of calls) {
      const [foreign, none] = [await call(id), await call(missing)];
      expect({ ...foreign, headers: null }).toEqual({ ...none, headers: null });
      expect(foreign).toMatchObject(NOT_FOUND);
    }
    const batch = await people.remove(other, [id, missing, 'x', '1 or 1=1']);
    expect(batch.data.done).toEqual([]);
    expect(new Set(batch.data.refused.map(({ msg }) => msg))).toEqual(new Set(['record not found']));
    const lines = await app.audit.read('access', (await people.me(other)).id);
    expect(lines.filter(({ details }) => details?.subjectId === id)).toHaveLength(calls.length + 1);
    expect(await app.signIn('demo.filer')).toBeTruthy();
  });

  it('shows no reviewer to a company', async () => {
    expect(await people.read(owner, await people.idOf('reviewer'))).toMatchObject(NOT_FOUND);
  });
});
