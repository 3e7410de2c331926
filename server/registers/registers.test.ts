import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { CODE, NAME, RegisterClients } from '../../tests/support/server/register-clients';
import type { ReviewClients } from '../../tests/support/server/review-clients';
import { deleteAbandonedImports } from './importing-service';

let clients: ReviewClients;
let registers: RegisterClients;

beforeAll(async () => {
  registers = await RegisterClients.open();
  ({ clients } = registers);
});
afterAll(() => clients.close());
beforeEach(() => clients.restore());

describe('importRegister and switchRegister', () => {
  it('start with version 1 of the demo, which answers who registers', async () => {
    expect(await registers.shown('company')).toMatchObject({
      way: 'file',
      present: { number: 1, kept: true },
      service: null,
    });
    expect((await registers.nameOf('91210102MA0YK100XU')).data).toEqual({
      company_name: '和平示例软件有限公司',
      registered: false,
      legal_rep_name: null,
      origin: { source: '演示数据', as_of: '2026-06-10' },
    });
  });

  it('allow the administrator alone', async () => {
    expect((await clients.app.call(paths.registers, { token: clients.reviewer })).code).toBe(208);
    expect((await registers.send('company', 'x', { token: clients.reviewer })).code).toBe(208);
    expect((await registers.change('company', { way: 'off', version: 1 }, clients.owner)).code).toBe(208);
    expect((await registers.send('other', 'x')).code).toBe(208);
  });

  it('store a version whole or not at all, with every wrong line named', async () => {
    const wrong = [
      '信用代码,企业名称,法定代表人',
      `${CODE},${NAME},张伟`,
      '123,某公司,李丽',
      `"${CODE}","含\n换行",王五`,
      '91210103MA0YL1371K,,赵六',
    ].join('\r\n');
    const answer = await registers.send('company', wrong);
    expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('Nothing was imported') });
    expect(answer.data.faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'credit_code'],
      [5, 'name'],
      [5, 'credit_code'],
      [6, 'name'],
    ]);
    expect((await registers.send('company', wrong, { preview: 'true' })).code).toBe(200);
    expect((await registers.shown('company')).versions).toHaveLength(1);
  });

  it.each([
    ['', 'has no lines'],
    ['企业名称\nA', 'no column'],
    ['{"credit_code":1}', 'cannot be read'],
    ['[{"credit_code":', 'cannot be read'],
    ['信用代码,企业名称\n"x,y', 'Line 2'],
    [`信用代码,企业名称\n${'x'.repeat(41 * 1024 ** 2)}`, 'larger than 40 MB'],
    [Buffer.from([0x5b, 0xff, 0x00]), 'cannot be read'],
    [Array.from({ length: 200_000 }, (_, i) => `c${i}`).join(','), 'Line 1 is too long'],
    [`信用代码,企业名称\n91210102MA0YK100XU,${'x'.repeat(100_000)}`, 'Line 2 is too long'],
  ])('reject file %# as a whole', async (content, msg) => {
    const answer = await registers.send('company', content);
    expect([answer.code, answer.msg]).toEqual([208, expect.stringMatching(msg)]);
  });

  it('read a CSV below its title, and tell in a preview what was passed over', async () => {
    const file = [
      '市级失信名单',
      '统一社会信用代码（必填）,列入原因,列入日期,解除日期,移除日期',
      `${CODE},失信,2026-01-01,2026-02-01,2026-03-01`,
      `${CODE},失信,2026-01-01,,`,
      '合计,1家',
      '注：数据截至6月',
    ].join('\n');
    const { data } = await registers.send('blacklist', file, { preview: 'true' });
    expect(data.faults).toMatchObject([{ line: 4, first: 3 }]);
    expect(data.notes.map(({ line, msg }) => `${line} ${msg.split('”')[0]}`)).toEqual([
      '2 The register has no column “解除日期',
      '5 “合计',
      '6 “注：数据截至6月',
    ]);
    const one = file.split('\n').slice(0, 3).join('\n');
    expect((await registers.send('blacklist', one, { preview: 'true' })).data.sample).toMatchObject([
      { listed_on: '2026-01-01', removed_on: '2026-03-01' },
    ]);
    const json = JSON.stringify([{ credit_code: CODE, reason: '失信', listed_on: '2026-01-01', end: 'x' }]);
    expect((await registers.send('blacklist', json, { preview: 'true' })).data.notes).toMatchObject([
      { msg: expect.stringContaining('“end”') },
    ]);
  });

  it('tell in a preview what a file makes of the lines in use', async () => {
    const head = '信用代码,企业名称';
    const codes = [CODE, '91210102MA0YK100XU', '91210103MA0YL1371K'];
    const list = (names: string[]) => [head, ...names.map((name, i) => `${codes[i]},${name}`)].join('\n');
    await registers.send('company', list(['甲', '乙']));
    const changeOf = async (text: string, mode = 'replace') =>
      (await registers.send('company', text, { preview: 'true', mode })).data.change;
    expect(await changeOf(list(['甲']))).toEqual({ added: 0, changed: 0, gone: 1 });
    expect(await changeOf(list(['甲', '新乙', '丙']))).toEqual({ added: 1, changed: 1, gone: 0 });
    expect(await changeOf(list(['新甲']), 'add')).toEqual({ added: 0, changed: 1, gone: 0 });
    expect(await changeOf(`${head}\nx,y`)).toBeNull();
  });

  it('reject a version of tomorrow, and one without a source', async () => {
    expect((await registers.send('company', 'x', { as_of: '2026-06-11' })).msg).toMatch(/future/);
    expect((await registers.send('company', 'x', { source: ' ' })).msg).toMatch(/where the data comes from/);
  });

  it('accept GB 18030 and JSON as well, and check a preview without storing it', async () => {
    // Headings 信用代码,企业名称 in GB 18030; the name in the line is 样例.
    const head = Buffer.from('d0c5d3c3b4fac2eb2cc6f3d2b5c3fbb3c60a', 'hex');
    const gbk = Buffer.concat([head, Buffer.from(`${CODE},`), Buffer.from('d1f9c0fd', 'hex')]);
    expect((await registers.send('company', gbk, { preview: 'true' })).data).toMatchObject({
      lines: 1,
      number: null,
      sample: [{ credit_code: CODE, name: '样例' }],
    });
    const json = JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '张伟' }]);
    expect((await registers.send('company', json, { preview: 'true' })).data).toMatchObject({
      lines: 1,
      fault_count: 0,
    });
    expect((await registers.shown('company')).versions).toHaveLength(1);
  });

  it('add lines to the version in use: of two with one code the new one holds', async () => {
    const before = (await registers.shown('company')).present;
    const other = '91210103MA0YL1371K';
    const made = await registers.send(
      'company',
      `信用代码,企业名称\n${CODE},改名后的公司\n${other},新增的公司`,
      {
        mode: 'add',
      },
    );
    expect(made).toMatchObject({ code: 200, data: { number: 2, lines: 2 } });
    const { present, versions } = await registers.shown('company');
    expect(present).toMatchObject({ number: 2, lines: made.data.total });
    const isKnown = await registers.rows(
      `register_entries where key = '${other}' and version_id = (select id from register_versions where kind = 'company' and number = 1)`,
    );
    expect(made.data.total).toBe((before?.lines ?? 0) + 1 + (isKnown.rows[0]?.n ? -1 : 0));
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await registers.nameOf(CODE)).msg).not.toContain('does not know');
    expect((await registers.nameOf('91210102MA0YK100XU')).code).toBe(200);
  });

  it('refuse additions to a register that is off', async () => {
    const { version } = await registers.shown('blacklist');
    await registers.change('blacklist', { way: 'off', version });
    const line = `信用代码,列入原因,列入日期\n${CODE},失信,2026-01-01`;
    expect((await registers.send('blacklist', line, { mode: 'add' })).msg).toMatch(/No version is in use/);
    expect((await registers.shown('blacklist')).versions).toHaveLength(1);
  });

  it('store more lines than one batch as a whole, and keep them while others are added', async () => {
    const file = (year: number, count: number) =>
      [
        '专利号,专利权人',
        ...Array.from({ length: count }, (_, i) => `${year}${String(i).padStart(8, '0')}0,示例公司`),
      ].join('\n');
    expect((await registers.send('patent', file(2021, 1_200))).data).toMatchObject({
      lines: 1_200,
      total: 1_200,
    });
    expect((await registers.send('patent', file(2022, 700), { mode: 'add' })).data).toMatchObject({
      total: 1_900,
    });
    expect((await registers.shown('patent')).present).toMatchObject({ lines: 1_900, kept: true });
    expect((await registers.rows('register_versions where not is_whole')).rows[0]?.n).toBe(0);
  });

  it('restore a former version, turn it off, and refuse a stale setting', async () => {
    const made = await registers.send(
      'company',
      JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '张伟' }]),
    );
    expect(made).toMatchObject({ code: 200, data: { number: 2 } });
    expect((await registers.nameOf('91210102MA0YK100XU')).code).toBe(208);
    const { version } = await registers.shown('company');
    expect(
      (await registers.change('company', { way: 'file', number: 1, version: version - 1 })).data,
    ).toMatchObject({
      conflict: true,
      version,
    });
    expect((await registers.change('company', { way: 'file', number: 9, version })).msg).toMatch(
      /not kept any more/,
    );
    expect((await registers.change('company', { way: 'http', version })).msg).toMatch(/No outside service/);
    expect(
      (await registers.change('company', { way: 'file', number: 1, version })).data.present?.number,
    ).toBe(1);
    expect((await registers.nameOf('91210102MA0YK100XU')).code).toBe(200);
    const off = await registers.change('company', { way: 'off', version: version + 1 });
    expect(off.data).toMatchObject({ way: 'off', present: null, changed_by: '周岩' });
    expect((await registers.nameOf('91210102MA0YK100XU')).msg).toMatch(/does not know this code/);
    const lines = await clients.app.audit.read('register', 'company');
    expect(lines.map(({ action }) => action)).toEqual([
      'register.import',
      'register.import',
      'register.switch',
      'register.switch',
    ]);
  });

  it('delete after six hours the lines of an import that died, and none of one under way', async () => {
    const { store } = registers.parts().registers;
    const { now } = clients.app.clock;
    const head = {
      kind: 'patent' as const,
      source: '',
      asOf: '2026-06-01',
      fileName: '',
      sha256: '',
      lines: 1,
    };
    const before = (await registers.rows('register_entries')).rows[0]?.n ?? 0;
    for (const hours of [7, 5]) {
      const id = randomUUID();
      const createdAt = new Date(now.getTime() - hours * 3_600_000);
      await store.begin({ ...head, id, importedBy: '', createdAt });
      await store.fill(id, JSON.stringify([{ key: String(hours), entry: {} }]));
    }
    await deleteAbandonedImports(registers.parts());
    expect((await registers.rows('register_entries')).rows[0]?.n).toBe(before + 1);
    expect((await registers.rows('register_versions where not is_whole')).rows[0]?.n).toBe(1);
  });
});
