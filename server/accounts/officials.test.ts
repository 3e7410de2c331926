import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoginData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { createAccountAdmin } from '../../tests/support/server/account-admin';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { createZip } from '../../tests/support/zip';
import { provisionOfficials } from './officials';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  admin = await app.signIn('admin');
});

const provision = (file: string | Uint8Array, options = {}) =>
  provisionOfficials(
    { db: app.db, clock: () => app.clock.now, audit: app.audit },
    typeof file === 'string' ? Buffer.from(file) : file,
    { isDryRun: false, disablesMissing: false, ...options },
  );
const find = async (keyword: string) => (await createAccountAdmin(app).list(admin, { keyword })).data.list;
const linesOf = async (username: string) =>
  (await app.audit.read('user', await createAccountAdmin(app).idOf(username))).map(
    ({ action, actorName }) => [action, actorName],
  );

const CSV = `登录名,姓名,手机,邮箱,部门,角色,限定项目,启用
zhang.san,张三,13800000301,zhang@example.gov.cn,铁西区科技主管部门,区县审核员,gazelle；hightech,是
li.si,"李四, 副处长",138 0000 0302,,,administrator,,
`;

describe(provisionOfficials, () => {
  it('creates accounts, reports in the words of the portal, and leaves no password behind', async () => {
    const outcome = await provision(CSV);
    expect(outcome).toMatchObject({ created: 2, refused: 0 });
    expect(outcome.lines).toEqual(['line 2: zhang.san: created', 'line 3: li.si: created']);
    const [zhang] = await find('zhang.san');
    expect(zhang).toMatchObject({
      name: '张三',
      email: 'zhang@example.gov.cn',
      role: 'reviewer',
      department_id: 'D210106',
      programs: ['gazelle', 'hightech'],
      enabled: true,
    });
    expect((await find('li.si'))[0]?.name).toBe('李四, 副处长');
    expect(await linesOf('zhang.san')).toEqual([['user.create', 'system']]);
  });

  it('requires a new official to set a password by a code to the number before signing in', async () => {
    await provision(CSV);
    const phone = '13800000301';
    const verification = { captcha_id: '', captcha_code: TEST_CAPTCHA };
    verification.captcha_id = (await app.call<{ captcha_id: string }>(paths.captcha)).data.captcha_id;
    await app.call(paths.sendSms, { body: { phone, scene: 'forget_pwd', ...verification } });
    const sms_code = await app.codeSentTo(phone);
    const password = 'Zhang#2026-first';
    const body = { username: 'zhang.san', phone, sms_code, password };
    expect(await app.call(paths.forgetPassword, { body })).toMatchObject({ code: 200 });
    const login = await app.call<LoginData>(paths.login, { body: { username: 'zhang.san', password } });
    expect(login.data.user).toMatchObject({ username: 'zhang.san', must_change_password: false });
  });

  it('updates what differs, nothing else, and nothing when run again', async () => {
    await provision(CSV);
    expect(await provision(CSV)).toMatchObject({ created: 0, changed: 0, unchanged: 2, lines: [] });
    const moved = CSV.replace('13800000301', '13800000399').replace('gazelle；', '');
    expect((await provision(moved)).lines).toEqual(['line 2: zhang.san: changed: phone, programs']);
    expect(await provision(moved)).toMatchObject({ unchanged: 2 });
    const columns = 'username,role,department\nzhang.san,auditor,\n';
    expect((await provision(columns)).lines).toEqual(['line 2: zhang.san: changed: department_id, role']);
    expect((await find('zhang.san'))[0]).toMatchObject({
      role: 'auditor',
      department_id: null,
      name: '张三',
    });
    expect((await linesOf('zhang.san')).filter(([action]) => action === 'user.update')).toHaveLength(2);
  });

  it('checks every line and stores nothing in a dry run', async () => {
    const file = '[{"login_name":"wang.wu","name":"王五","mobile":"13800000303","role":"finance"}]';
    expect(await provision(file, { isDryRun: true })).toMatchObject({
      created: 1,
      lines: ['line 1: wang.wu: created'],
    });
    expect(await find('wang.wu')).toEqual([]);
    expect(await provision(file)).toMatchObject({ created: 1 });
  });

  it('accepts usual headings, with marks of required columns', async () => {
    const file = '账号（必填）,姓名*,手机号,所属部门（选填）,角色\nqian.qi,钱七,13800000310,,auditor\n';
    expect((await provision(file)).lines).toEqual(['line 2: qian.qi: created']);
  });

  it('rejects faulty lines one by one, and imports the others', async () => {
    const { lines, created, refused } = await provision(`username,name,phone,role,department
one.bad,甲,12345,auditor,
two.bad,乙,13800000304,reviewer,
three.bad,丙,13800000305,king,
four.bad,丁,13800000306,expert,
demo,戊,13800000307,auditor,
x,己,13800000308,auditor,
five.good,庚,13800000309,auditor,
FIVE.good,庚,13800000309,auditor,
`);
    expect([created, refused]).toEqual([1, 7]);
    expect(lines.map((line) => line.replace(/: refused: .*/, ' refused'))).toEqual([
      'line 2: one.bad refused',
      'line 3: two.bad refused',
      'line 4: three.bad refused',
      'line 5: four.bad refused',
      'line 6: demo refused',
      'line 7: x refused',
      'line 8: five.good: created',
      'line 9: FIVE.good refused',
    ]);
    expect(lines.join()).toContain('role: ');
  });

  it('takes departments by the names that people write, and says which one it does not know', async () => {
    const names = ['浑南区', '浑南区科技局', '浑南区科学技术局', '浑南区科技主管部门', 'D210112', '浑北区'];
    const rows = names.map((name, i) => `dep.${i},甲乙,1380000040${i},reviewer,${name}`);
    const { created, lines } = await provision(`username,name,phone,role,部门\n${rows.join('\n')}\n`);
    expect(created).toBe(5);
    expect(lines.at(-1)).toContain('“浑北区”');
    expect((await find('dep.')).map(({ department_id }) => department_id)).toEqual(
      Array.from({ length: 5 }, () => 'D210112'),
    );
  });

  it('says of a workbook to save it as CSV', async () => {
    const workbook = createZip([{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>'), method: 0 }]);
    await expect(provision(workbook)).rejects.toThrow('save it as CSV');
  });

  it('accepts what Excel writes in Chinese, and rejects a file that it cannot read', async () => {
    // GB 18030 of 赵六, which is no UTF-8.
    const name = new Uint8Array([0xd5, 0xd4, 0xc1, 0xf9]);
    const [before, after] = ['username,name,phone,role\r\nzhao.liu,', ',13800000310,auditor\r\n'].map(
      (text) => Buffer.from(text),
    );
    await provision(Buffer.concat([before as Buffer, name, after as Buffer]));
    expect((await find('zhao.liu'))[0]?.name).toBe('赵六');
    await expect(provision('username,nickname\na,b\n')).rejects.toThrow('nickname: unknown');
    await expect(provision('[{]')).rejects.toThrow();
  });

  it('disables who left only where told, never the last administrator, and nobody if a line was refused', async () => {
    const only =
      'username,name,phone,role,active\nzhao.liu,赵六,13800000310,auditor,yes\nli.si,李四,13800000302,administrator,no\n';
    await provision(only.replace(',no\n', ',yes\n'));
    expect(await provision(only)).toMatchObject({ disabled: 0, changed: 1, unchanged: 1 });
    const bad = await provision(`${only}bad,,,\n`, { disablesMissing: true });
    expect(bad).toMatchObject({ disabled: 0, refused: 1 });
    expect(bad.lines.at(-1)).toContain('nobody is switched off');
    const token = await app.signIn('auditor');
    const { lines, disabled } = await provision(only, { disablesMissing: true });
    expect(disabled).toBeGreaterThan(2);
    expect(lines).toContain('auditor: not in the file: switched off');
    expect(
      lines.filter((line) => line.includes('and stays: There must be') || line.includes('and stays')),
    ).not.toEqual([]);
    expect((await app.call(paths.currentUser, { token })).code).not.toBe(200);
    expect((await find('expert')).every(({ enabled }) => enabled)).toBe(true);
  });
});
