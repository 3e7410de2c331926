import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDepartment } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import { createAccountAdmin, NOT_FOUND, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../tests/support/server/application';

let app: TestApp;
let people: ReturnType<typeof createAccountAdmin>;
let owner: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  people = createAccountAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(60);
  owner = await app.signIn('demo');
  other = await app.signIn('other');
});

describe('ownDepartments and updateDepartment', () => {
  const departments = (token: string) => app.call<CompanyDepartment[]>(paths.ownDepartments, { token });
  const add = (token: string, name: string) =>
    app.call<CompanyDepartment>(paths.createDepartment, { token, body: { name } });

  it('shows departments that were added, renamed and deleted, with the number of their accounts', async () => {
    const { data } = await add(owner, '质量部');
    const renamed = await app.call(withEncodedId(paths.updateDepartment, data.id), {
      token: owner,
      body: { name: '质检部' },
    });
    expect(renamed.data).toMatchObject({ id: data.id, name: '质检部', user_count: 0 });
    const { user } = await people.made(owner, { department_id: data.id });
    expect(user.department).toBe('质检部');
    expect((await departments(owner)).data).toContainEqual({ id: data.id, name: '质检部', user_count: 1 });
    const drop = () => app.call(withEncodedId(paths.deleteDepartment, data.id), { token: owner });
    expect(await drop()).toMatchObject({ code: 208, msg: expect.stringContaining('has users') });
    await people.remove(owner, [user.id]);
    expect(await drop()).toMatchObject({ code: 200 });
    expect((await departments(owner)).data.map(({ id }) => id)).not.toContain(data.id);
  });

  it('requires names that can be told apart', async () => {
    for (const name of ['研发部', '研\u200B发部', ' 研发部 ', '\u3000', ''])
      expect([name, (await add(owner, name)).code]).toEqual([name, 208]);
    const same = await Promise.all(Array.from({ length: 4 }, () => add(owner, '并行部')));
    expect(same.map(({ code }) => code).sort()).toEqual([200, 208, 208, 208]);
  });

  it("returns only departments of the own company; another one's is not found and cannot be assigned", async () => {
    const [foreign] = (await departments(owner)).data;
    const id = foreign?.id as string;
    expect(await app.call(withEncodedId(paths.deleteDepartment, id), { token: other })).toMatchObject(
      NOT_FOUND,
    );
    const rename = { token: other, body: { name: 'x' } };
    expect(await app.call(withEncodedId(paths.updateDepartment, id), rename)).toMatchObject(NOT_FOUND);
    const filer = (await people.list(other)).data.list.find(({ role }) => role === 'filer');
    expect((await people.update(other, filer?.id as string, { department_id: id })).code).toBe(208);
  });

  it('returns no departments to an administrator, who cannot add one', async () => {
    const token = await app.signIn('reviewer');
    expect((await departments(token)).data).toEqual([]);
  });

  it('returns departments together with the tax registrations of the company', async () => {
    const taxes = await app.call(paths.ownTaxes, { token: owner, headers: { 'accept-language': 'zh' } });
    expect(taxes.data).toEqual([{ value: 'T210112', label: '浑南区税务局' }]);
  });
});
