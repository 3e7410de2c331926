import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type { MessageItem } from '../../domain/inbox/calls';
import type { ImportedRegister, RegisterFactData, RegisterItem } from '../../domain/registers/calls';
import type { RegisterKind } from '../../domain/registers/kinds';
import type { ReviewData } from '../../domain/review/calls';
import type { TestAnswer } from '../../tests/support/server/application';
import { runDueJob } from '../../tests/support/server/due-job';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { encodeMultipart } from '../../tests/support/server/upload-client';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import type { Deps } from '../core/deps';
import { demoCompanies } from '../demo/demo-companies';
import { lookUpFacts } from './facts-service';
import { deleteAbandonedImports } from './importing-service';
import { createRegisterDeps } from './register-deps';
import { createRegisters } from './registers-service';

/** Program with a table column that holds patent numbers. */
const program: Program = {
  ...beta,
  review: { expertReview: false, publicNotice: false },
  async load() {
    const form = await beta.load();
    const sections = form.sections.map((section) =>
      section.kind === 'table'
        ? {
            ...section,
            columns: section.columns.map((column) => ({ ...column, register: 'patent' as const })),
          }
        : section,
    );
    return { ...form, sections };
  },
};

const [company] = demoCompanies;
const CODE = company?.creditCode ?? '';
const NAME = company?.name ?? '';
const SAID = { source: '市场监督管理局', as_of: '2026-06-01' };

let clients: ReviewClients;
let filing: string;

beforeAll(async () => {
  clients = await ReviewClients.open([program]);
});
afterAll(() => clients.close());
beforeEach(() => clients.restore());

async function send(
  kind: RegisterKind | 'other',
  content: string | Buffer,
  { token = clients.admin, ...query }: Record<string, string> = {},
) {
  const said = new URLSearchParams({ ...SAID, ...query });
  const reply = await clients.app.app.inject({
    method: 'POST',
    url: `${withId(paths.importRegister, kind).split(' ')[1]}?${said}`,
    headers: {
      authorization: `JWT ${token}`,
      'accept-language': 'en',
      'content-type': 'multipart/form-data; boundary=xyz',
    },
    payload: encodeMultipart('名册.csv', Buffer.from(content as string)),
  });
  return reply.json<TestAnswer<ImportedRegister>>();
}

async function shown(kind: RegisterKind): Promise<RegisterItem> {
  const { data } = await clients.app.call<RegisterItem[]>(paths.registers, { token: clients.admin });
  return data.find((each) => each.kind === kind) as RegisterItem;
}

const change = (kind: string, body: object, token = clients.admin) =>
  clients.app.call<RegisterItem>(withId(paths.switchRegister, kind), { token, body });

const nameOf = (credit_code: string) => clients.app.call(paths.companyName, { query: { credit_code } });

function parts() {
  const { app } = clients;
  const env = { registers: { company: null, blacklist: null, patent: null } };
  const deps = { ...app, env, clock: () => app.clock.now, log: app.app.log, programs: [program] } as never;
  return createRegisterDeps(deps as Deps, createRegisters(deps), {} as never);
}

/** Runs the job that looks facts up, as the server does. */
const look = (): Promise<void> => lookUpFacts(parts());

async function facts(id = filing): Promise<Record<string, string>> {
  const { registers } = (await clients.read(id, clients.reviewer)).data as ReviewData;
  return Object.fromEntries(
    (registers?.facts ?? []).map(({ register, path, state }) => [path ?? register, state]),
  );
}

const rows = (count: string) =>
  clients.app.db.q.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${count}`));

describe('importRegister and switchRegister', () => {
  it('start with version 1 of the demo, which answers who registers', async () => {
    expect(await shown('company')).toMatchObject({
      way: 'file',
      present: { number: 1, kept: true },
      service: null,
    });
    expect((await nameOf('91210102MA0YK100XU')).data).toEqual({
      company_name: '和平示例软件有限公司',
      registered: false,
      legal_rep_name: null,
      origin: { source: '演示数据', as_of: '2026-06-10' },
    });
  });

  it('allow the administrator alone', async () => {
    expect((await clients.app.call(paths.registers, { token: clients.reviewer })).code).toBe(208);
    expect((await send('company', 'x', { token: clients.reviewer })).code).toBe(208);
    expect((await change('company', { way: 'off', version: 1 }, clients.owner)).code).toBe(208);
    expect((await send('other', 'x')).code).toBe(208);
  });

  it('store a version whole or not at all, with every wrong line named', async () => {
    const wrong = [
      '信用代码,企业名称,法定代表人',
      `${CODE},${NAME},张伟`,
      '123,某公司,李丽',
      `"${CODE}","含\n换行",王五`,
      '91210103MA0YL1371K,,赵六',
    ].join('\r\n');
    const answer = await send('company', wrong);
    expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('Nothing was imported') });
    expect(answer.data.faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'credit_code'],
      [5, 'name'],
      [5, 'credit_code'],
      [6, 'name'],
    ]);
    expect((await send('company', wrong, { preview: 'true' })).code).toBe(200);
    expect((await shown('company')).versions).toHaveLength(1);
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
    const answer = await send('company', content);
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
    const { data } = await send('blacklist', file, { preview: 'true' });
    expect(data.faults).toMatchObject([{ line: 4, first: 3 }]);
    expect(data.notes.map(({ line, msg }) => `${line} ${msg.split('”')[0]}`)).toEqual([
      '2 The register has no column “解除日期',
      '5 “合计',
      '6 “注：数据截至6月',
    ]);
    const one = file.split('\n').slice(0, 3).join('\n');
    expect((await send('blacklist', one, { preview: 'true' })).data.sample).toMatchObject([
      { listed_on: '2026-01-01', removed_on: '2026-03-01' },
    ]);
    const json = JSON.stringify([{ credit_code: CODE, reason: '失信', listed_on: '2026-01-01', end: 'x' }]);
    expect((await send('blacklist', json, { preview: 'true' })).data.notes).toMatchObject([
      { msg: expect.stringContaining('“end”') },
    ]);
  });

  it('tell in a preview what a file makes of the lines in use', async () => {
    const head = '信用代码,企业名称';
    const codes = [CODE, '91210102MA0YK100XU', '91210103MA0YL1371K'];
    const list = (names: string[]) => [head, ...names.map((name, i) => `${codes[i]},${name}`)].join('\n');
    await send('company', list(['甲', '乙']));
    const changeOf = async (text: string, mode = 'replace') =>
      (await send('company', text, { preview: 'true', mode })).data.change;
    expect(await changeOf(list(['甲']))).toEqual({ added: 0, changed: 0, gone: 1 });
    expect(await changeOf(list(['甲', '新乙', '丙']))).toEqual({ added: 1, changed: 1, gone: 0 });
    expect(await changeOf(list(['新甲']), 'add')).toEqual({ added: 0, changed: 1, gone: 0 });
    expect(await changeOf(`${head}\nx,y`)).toBeNull();
  });

  it('reject a version of tomorrow, and one without a source', async () => {
    expect((await send('company', 'x', { as_of: '2026-06-11' })).msg).toMatch(/future/);
    expect((await send('company', 'x', { source: ' ' })).msg).toMatch(/where the data comes from/);
  });

  it('accept GB 18030 and JSON as well, and check a preview without storing it', async () => {
    // Headings 信用代码,企业名称 in GB 18030; the name in the line is 样例.
    const head = Buffer.from('d0c5d3c3b4fac2eb2cc6f3d2b5c3fbb3c60a', 'hex');
    const gbk = Buffer.concat([head, Buffer.from(`${CODE},`), Buffer.from('d1f9c0fd', 'hex')]);
    expect((await send('company', gbk, { preview: 'true' })).data).toMatchObject({
      lines: 1,
      number: null,
      sample: [{ credit_code: CODE, name: '样例' }],
    });
    const json = JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '张伟' }]);
    expect((await send('company', json, { preview: 'true' })).data).toMatchObject({
      lines: 1,
      fault_count: 0,
    });
    expect((await shown('company')).versions).toHaveLength(1);
  });

  it('add lines to the version in use: of two with one code the new one holds', async () => {
    const before = (await shown('company')).present;
    const other = '91210103MA0YL1371K';
    const made = await send('company', `信用代码,企业名称\n${CODE},改名后的公司\n${other},新增的公司`, {
      mode: 'add',
    });
    expect(made).toMatchObject({ code: 200, data: { number: 2, lines: 2 } });
    const { present, versions } = await shown('company');
    expect(present).toMatchObject({ number: 2, lines: made.data.total });
    const isKnown = await rows(
      `register_entries where key = '${other}' and version_id = (select id from register_versions where kind = 'company' and number = 1)`,
    );
    expect(made.data.total).toBe((before?.lines ?? 0) + 1 + (isKnown.rows[0]?.n ? -1 : 0));
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await nameOf(CODE)).msg).not.toContain('does not know');
    expect((await nameOf('91210102MA0YK100XU')).code).toBe(200);
  });

  it('refuse additions to a register that is off', async () => {
    const { version } = await shown('blacklist');
    await change('blacklist', { way: 'off', version });
    const line = `信用代码,列入原因,列入日期\n${CODE},失信,2026-01-01`;
    expect((await send('blacklist', line, { mode: 'add' })).msg).toMatch(/No version is in use/);
    expect((await shown('blacklist')).versions).toHaveLength(1);
  });

  it('store more lines than one batch as a whole, and keep them while others are added', async () => {
    const file = (year: number, count: number) =>
      [
        '专利号,专利权人',
        ...Array.from({ length: count }, (_, i) => `${year}${String(i).padStart(8, '0')}0,示例公司`),
      ].join('\n');
    expect((await send('patent', file(2021, 1_200))).data).toMatchObject({ lines: 1_200, total: 1_200 });
    expect((await send('patent', file(2022, 700), { mode: 'add' })).data).toMatchObject({ total: 1_900 });
    expect((await shown('patent')).present).toMatchObject({ lines: 1_900, kept: true });
    expect((await rows('register_versions where not is_whole')).rows[0]?.n).toBe(0);
  });

  it('restore a former version, turn it off, and refuse a stale setting', async () => {
    const made = await send(
      'company',
      JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '张伟' }]),
    );
    expect(made).toMatchObject({ code: 200, data: { number: 2 } });
    expect((await nameOf('91210102MA0YK100XU')).code).toBe(208);
    const { version } = await shown('company');
    expect((await change('company', { way: 'file', number: 1, version: version - 1 })).data).toMatchObject({
      conflict: true,
      version,
    });
    expect((await change('company', { way: 'file', number: 9, version })).msg).toMatch(/not kept any more/);
    expect((await change('company', { way: 'http', version })).msg).toMatch(/No outside service/);
    expect((await change('company', { way: 'file', number: 1, version })).data.present?.number).toBe(1);
    expect((await nameOf('91210102MA0YK100XU')).code).toBe(200);
    const off = await change('company', { way: 'off', version: version + 1 });
    expect(off.data).toMatchObject({ way: 'off', present: null, changed_by: '周岩' });
    expect((await nameOf('91210102MA0YK100XU')).msg).toMatch(/does not know this code/);
    const lines = await clients.app.audit.read('register', 'company');
    expect(lines.map(({ action }) => action)).toEqual([
      'register.import',
      'register.import',
      'register.switch',
      'register.switch',
    ]);
  });

  it('delete after six hours the lines of an import that died, and none of one under way', async () => {
    const { store } = parts().registers;
    const { now } = clients.app.clock;
    const head = {
      kind: 'patent' as const,
      source: '',
      asOf: '2026-06-01',
      fileName: '',
      sha256: '',
      lines: 1,
    };
    const before = (await rows('register_entries')).rows[0]?.n ?? 0;
    for (const hours of [7, 5]) {
      const id = randomUUID();
      const createdAt = new Date(now.getTime() - hours * 3_600_000);
      await store.begin({ ...head, id, importedBy: '', createdAt });
      await store.fill(id, JSON.stringify([{ key: String(hours), entry: {} }]));
    }
    await deleteAbandonedImports(parts());
    expect((await rows('register_entries')).rows[0]?.n).toBe(before + 1);
    expect((await rows('register_versions where not is_whole')).rows[0]?.n).toBe(1);
  });
});

describe('lookUpFacts and createRegisters', () => {
  beforeEach(async () => {
    filing = await clients.submit('beta', clients.owner, {
      ...GOOD,
      team: [
        { row: 'a', person: 'ZL202110000001.6', share: 60 },
        { row: 'b', person: '202220000002.0', share: 20 },
      ],
    });
  });

  const switchOff = async (kind: RegisterKind) =>
    change(kind, { way: 'off', version: (await shown(kind)).version });

  /** Imports versions that contradict the filing, and checks the facts. */
  async function lookAtOthers(): Promise<void> {
    await send('company', JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '李丽' }]));
    await send('blacklist', JSON.stringify([{ credit_code: CODE, reason: '失信', listed_on: '2026-01-01' }]));
    await send('patent', JSON.stringify([{ patent_no: 'ZL 2021 1000 0001.6', holder: NAME }]));
    await look();
  }

  it('return nothing before a look, and unchecked where a register is off', async () => {
    expect((await clients.read(filing, clients.reviewer)).data.registers).toBeNull();
    await switchOff('company');
    await look();
    expect(await facts()).toMatchObject({ company: 'unchecked', blacklist: 'agrees' });
  });

  it('look again with each new version, and keep the version of each answer', async () => {
    await look();
    await lookAtOthers();
    expect(await facts()).toEqual({
      company: 'differs',
      blacklist: 'listed',
      'team[0].person': 'agrees',
      'team[1].person': 'missing',
    });
    const { registers } = (await clients.read(filing, clients.reviewer)).data;
    expect(registers?.facts[0]).toMatchObject({
      differences: [{ column: 'legal_rep', given: '张伟', recorded: '李丽' }],
      origin: { source: SAID.source, as_of: SAID.as_of, version: 2 },
    });
  });

  it('ask again while the answer of the version before is kept', async () => {
    await look();
    clients.app.clock.advance(60);
    await send('company', JSON.stringify([{ credit_code: CODE, name: NAME }]));
    expect((await clients.read(filing, clients.reviewer)).data.registers?.asked_again).toBe(true);
    await look();
    expect((await clients.read(filing, clients.reviewer)).data.registers?.asked_again).toBe(false);
  });

  it('tell the office once of facts on the black list, in one message for all filings', async () => {
    await clients.submit('beta', clients.owner, { ...GOOD, basics: { ...GOOD.basics, name: '第二件' } });
    const lookAtDay = () => runDueJob(clients.app, [program]);
    const told = async () => {
      const { data } = await clients.app.call<PagedList<MessageItem>>(paths.messages, {
        token: clients.reviewer,
      });
      return data.list.filter(({ title }) => title === 'A company is on the black list');
    };
    await look();
    await lookAtDay();
    await lookAtOthers();
    clients.app.clock.advance(120);
    await lookAtDay();
    expect(await told()).toEqual([
      expect.objectContaining({
        body: expect.stringContaining('2 filings'),
        link: expect.stringContaining('check=blacklist'),
      }),
    ]);
    await lookAtOthers();
    clients.app.clock.advance(120);
    await lookAtDay();
    expect(await told()).toHaveLength(1);
  });

  it('tell the company of patents before it submits, and nobody else', async () => {
    await lookAtOthers();
    const team = ['ZL202110000001.6', '202220000002.0'].map((person, i) => ({
      row: `r${i}`,
      person,
      share: 10,
    }));
    const { data: draft } = await clients.app.call<Filing>(`POST ${BASE}/beta/`, {
      token: clients.stranger,
      body: { data: { ...GOOD, team } },
    });
    const read = (token: string) =>
      clients.app.call<RegisterFactData[]>(withId(paths.filingPatents, draft.id as string), { token });
    expect((await read(clients.stranger)).data).toMatchObject([
      { path: 'team[0].person', state: 'differs', differences: [{ column: 'holder', recorded: NAME }] },
      { path: 'team[1].person', state: 'missing', origin: { source: SAID.source } },
    ]);
    expect((await read(clients.owner)).code).not.toBe(200);
    await switchOff('patent');
    expect((await read(clients.stranger)).data).toEqual([]);
  });

  it('keep facts as they were found when the register is switched off, also for a later look', async () => {
    await lookAtOthers();
    for (const kind of ['company', 'blacklist'] as const) await switchOff(kind);
    await clients.app.db.q.execute(sql`update register_checks set due_at = now() - interval '1 day'`);
    await look();
    expect(await facts()).toMatchObject({ company: 'differs', blacklist: 'listed' });
  });

  it('leave facts of a filing unchanged that nobody decides about any more', async () => {
    await lookAtOthers();
    await clients.decide(filing, clients.reviewer, PASS);
    await clients.decide(filing, clients.admin, { action: 'approve', grant_approved: 1 });
    const { filing: after } = (await clients.read(filing, clients.reviewer)).data;
    await send('company', JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '张伟' }]));
    await look();
    expect([after.status, (await facts()).company]).toEqual(['approved', 'differs']);
  });

  it('delete lines of old versions, never their heads', async () => {
    for (let i = 0; i < 12; i++)
      await send(
        'blacklist',
        JSON.stringify([{ credit_code: CODE, reason: `第${i}次`, listed_on: '2026-01-01' }]),
      );
    const { versions, present } = await shown('blacklist');
    expect([versions.length, versions.filter(({ kept }) => kept).length, present?.number]).toEqual([
      13, 11, 13,
    ]);
    expect((await rows(`register_versions where kind = 'blacklist'`)).rows[0]?.n).toBe(13);
  });
});
