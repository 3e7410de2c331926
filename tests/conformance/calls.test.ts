/**
 * Every call of the specification's section 7 on the real application, by a client that knows the specification alone:
 * its paths come from the facts. Each case begins with the demo as it was seeded, and makes for itself
 * what it needs: they run in another order each time.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answers, Program } from '../../domain/definition';
import { programs } from '../../domain/programs/index.generated';
import { getSaveCall, withFiles } from '../support/file-sample';
import { readPdfPages } from '../support/pdf-text';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../support/server/application';
import { readFilableSample } from '../support/server/linked-programs';
import { type CallFact, callFacts } from './calls';

const PASSWORD = 'Kiwi-lamp-42';
const NEW_PASSWORD = 'Plum-boat-77';
const PHONE = '13912345678';
const CREDIT_CODE = '91210102MA0YK100XU';
const USERNAME = 'conformance';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.restore();
  // Codes are found by the time at which they were sent.
  app.clock.advance(61);
  token = await app.signIn('demo');
});
afterAll(() => app.close());

interface Sent {
  body?: object;
  query?: Record<string, string>;
  id?: string | null;
  /** null: without a session. */
  as?: string | null;
}
type Send = (sent?: Sent) => Promise<{ code: number; msg: string | string[]; data: never }>;

const ANYBODY = { as: null };

const factOf = (name: string): CallFact => {
  const fact = callFacts.find(({ id }) => id === `7.${name}`);
  if (!fact) throw new Error(`no call ${name}`);
  return fact;
};

const sender =
  ({ call }: CallFact): Send =>
  async ({ id, as = token, ...sent } = {}) =>
    app.call<never>(call.replace('{id}', id ?? ''), { ...(as && { token: as }), ...sent });
const sendTo = (name: string): Send => sender(factOf(name));

/** A case for one call. */
const shows = (name: string, work: (send: Send) => Promise<void>, also = '') => {
  const fact = factOf(name);
  it(`[spec ${fact.id}${also}] ${fact.call} ${fact.says}`, () => work(sender(fact)));
};

const OPTIONS = expect.arrayContaining([
  expect.objectContaining({ value: expect.stringMatching(/\S/), label: expect.stringMatching(/\S/) }),
]);

/** A list of options; by the query type where the call takes one, so that another type has another list or none. */
const showsList = (name: string, type?: string, as?: null) =>
  shows(name, async (send) => {
    const ask = (query: Record<string, string>) => send({ query, ...(as === null && { as }) });
    expect(await ask(type ? { type } : {})).toMatchObject({ code: 200, data: OPTIONS });
    if (type) expect(await ask({ type: 'no_such_type' })).toMatchObject({ code: 208 });
  });

const firstLeaf = ([first]: { value: string; children?: never[] }[]): string =>
  first?.children?.length ? firstLeaf(first.children) : (first?.value ?? '');

async function codeFor(scene: string): Promise<string> {
  const captcha = await sendTo('captcha')(ANYBODY);
  const { captcha_id } = captcha.data as { captcha_id: string };
  const body = { phone: PHONE, scene, captcha_id, captcha_code: TEST_CAPTCHA };
  expect(await sendTo('sendSms')({ ...ANYBODY, body })).toMatchObject({ code: 200 });
  const code = await app.codeSentTo(PHONE);
  app.clock.advance(61);
  return code;
}

const leafOf = async (name: string) => firstLeaf((await sendTo(name)(ANYBODY)).data);

/** Registers a company with its main account. */
async function register() {
  const account = { username: USERNAME, password: PASSWORD, contact_name: '陈工', phone: PHONE };
  const [dept, tax, industry] = [
    await leafOf('departments'),
    await leafOf('taxAuthorities'),
    await leafOf('industries'),
  ];
  const company = { credit_code: CREDIT_CODE, company_name: '和平示例软件有限公司', dept, tax, industry };
  const body = { ...company, ...account, sms_code: await codeFor('register'), agree: true };
  return sendTo('register')({ ...ANYBODY, body });
}

const signIn = (username: string, password: string) =>
  sendTo('login')({ ...ANYBODY, body: { username, password } });
const accessOf = ({ data }: { data: unknown }): string => (data as { access: string }).access;

describe('calls of accounts (/api/v1.0/accounts)', { shuffle: true }, () => {
  const namesCompany = async (send: Send) => {
    const answer = await send({ ...ANYBODY, query: { credit_code: CREDIT_CODE } });
    expect(answer).toMatchObject({ code: 200, data: { company_name: '和平示例软件有限公司' } });
  };
  shows('companyName', namesCompany, ' 3.companyName');
  shows('captcha', async (send) => {
    const image = expect.stringMatching(/^data:image/);
    expect(await send(ANYBODY)).toMatchObject({ code: 200, data: { captcha_id: expect.any(String), image } });
  });
  showsList('departments', undefined, null);
  showsList('taxAuthorities', undefined, null);
  showsList('industries', undefined, null);
  shows('sendSms', async () => {
    expect(await codeFor('register')).toMatch(/^\d{4,8}$/);
  });
  shows('register', async () => {
    expect(await register()).toMatchObject({ code: 200 });
    const as = accessOf(await signIn(USERNAME, PASSWORD));
    const company = { name: '和平示例软件有限公司' };
    expect(await sendTo('currentUser')({ as })).toMatchObject({ code: 200, data: { company } });
  });
  shows('login', async () => {
    await register();
    const answer = await signIn(USERNAME, PASSWORD);
    expect(answer).toMatchObject({ code: 200, data: { access: expect.any(String) } });
    const person = await sendTo('currentUser')({ as: accessOf(answer) });
    expect(person).toMatchObject({ code: 200, data: { username: USERNAME } });
    expect((await signIn(USERNAME, NEW_PASSWORD)).code).toBe(208);
  });
  shows('forgetPassword', async (send) => {
    await register();
    const account = { username: USERNAME, phone: PHONE, password: NEW_PASSWORD };
    const body = { ...account, sms_code: await codeFor('forget_pwd') };
    expect(await send({ ...ANYBODY, body })).toMatchObject({ code: 200 });
    expect((await signIn(USERNAME, NEW_PASSWORD)).code).toBe(200);
    expect((await signIn(USERNAME, PASSWORD)).code).toBe(208);
  });
  shows('editPassword', async (send) => {
    await register();
    const as = accessOf(await signIn(USERNAME, PASSWORD));
    const body = { old_password: PASSWORD, new_password: NEW_PASSWORD };
    expect(await send({ as, body })).toMatchObject({ code: 200 });
    expect((await signIn(USERNAME, NEW_PASSWORD)).code).toBe(200);
    expect((await signIn(USERNAME, PASSWORD)).code).toBe(208);
  });
  shows('currentUser', async (send) => {
    expect(await send()).toMatchObject({ code: 200, data: { username: 'demo' } });
  });
  shows('ownTaxes', async (send) => {
    const own = [{ value: 'T210112', label: expect.stringMatching(/\S/) }];
    expect(await send()).toMatchObject({ code: 200, data: own });
    const other = await send({ as: await app.signIn('other') });
    expect(other).toMatchObject({ code: 200, data: [{ value: 'T210106' }] });
  });
  shows('ownDepartments', async (send) => {
    const names = ((await send()).data as { id: string; name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['研发部', '财务部']));
  });

  const subUser = async (username: string): Promise<string> => {
    const { data } = await sendTo('users')({ query: { pageSize: '100' } });
    const { list } = data as { list: { id: string; username: string }[] };
    return list.find((each) => each.username === username)?.id ?? '';
  };
  shows('users', async (send) => {
    const { data } = await send({ query: { pageSize: '100' } });
    const { list } = data as { list: { username: string }[] };
    expect(list.map(({ username }) => username).sort()).toEqual(['demo', 'demo.filer', 'demo.viewer']);
  });
  shows('user', async (send) => {
    const answer = await send({ id: await subUser('demo.filer') });
    expect(answer).toMatchObject({ code: 200, data: { username: 'demo.filer' } });
  });
  const expectNewPassword = async (username: string, password: string) => {
    expect((await signIn(username, password)).code).toBe(200);
    expect((await signIn(username, 'Portal#2026')).code).toBe(208);
  };
  shows('resetPassword', async (send) => {
    const answer = await send({ body: { id: await subUser('demo.filer') } });
    await expectNewPassword('demo.filer', (answer.data as { password: string }).password);
  });
  shows('batchResetPassword', async (send) => {
    const ids = [await subUser('demo.filer'), await subUser('demo.viewer')];
    const { code, data } = await send({ body: { ids } });
    const { passwords } = data as { passwords: { username: string; password: string }[] };
    expect([code, passwords.map(({ username }) => username).sort()]).toEqual([
      200,
      ['demo.filer', 'demo.viewer'],
    ]);
    for (const { username, password } of passwords) await expectNewPassword(username, password);
  });
  shows('batchDelete', async (send) => {
    const ids = [await subUser('demo.filer'), await subUser('demo.viewer')];
    const { code, data } = await send({ body: { ids } });
    expect([code, (data as { done: string[] }).done.toSorted()]).toEqual([200, ids.toSorted()]);
    for (const username of ['demo.filer', 'demo.viewer']) {
      expect(await subUser(username)).toBe('');
      expect((await signIn(username, 'Portal#2026')).code).toBe(208);
    }
  });
});

describe('calls of company and messages (/api/v1.0/portal/company)', { shuffle: true }, () => {
  const companyId = async () => {
    const { data } = await sendTo('currentUser')();
    return (data as { company: { id: string } }).company.id;
  };
  shows('companyInfo', async (send) => {
    const answer = await send({ id: await companyId() });
    expect(answer).toMatchObject({ code: 200, data: { data: { name: '示例智能装备有限公司' } } });
  });
  shows('updateCompanyInfo', async (send) => {
    const id = await companyId();
    const { version } = (await sendTo('companyInfo')({ id })).data as { version: number };
    const body = { version, data: { employee_total: 121 } };
    expect(await send({ id, body })).toMatchObject({ code: 200 });
    const again = await sendTo('companyInfo')({ id });
    expect(again).toMatchObject({ code: 200, data: { data: { employee_total: 121 } } });
  });
  shows('messages', async (send) => {
    const list = expect.arrayContaining([expect.objectContaining({ title: expect.stringMatching(/\S/) })]);
    expect(await send()).toMatchObject({ code: 200, data: { list } });
  });
  shows('glint', async (send) => {
    const { code, data } = await send();
    const { unread, items } = data as { unread: number; items: { title: string }[] };
    expect(code).toBe(200);
    expect(unread).toBeGreaterThan(0);
    expect(items[0]?.title).toMatch(/\S/);
  });
  shows('notices', async (send) => {
    const notice = { id: expect.any(String), type: expect.any(String), read: expect.any(Boolean) };
    expect((await send()).data).toContainEqual(expect.objectContaining(notice));
  });
  shows('batchRead', async (send) => {
    const notices = (await sendTo('notices')()).data as { id: string; read: boolean }[];
    const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
    expect(unread.length).toBeGreaterThan(1);
    expect(await send({ body: { message_ids: unread } })).toMatchObject({ code: 200 });
    const again = (await sendTo('notices')()).data as { id: string; read: boolean }[];
    expect(again.filter(({ read }) => !read)).toEqual([]);
  });
  shows('declareDay', async (send) => {
    const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}/);
    const day = { opens_at: moment, closes_at: moment };
    expect((await send()).data).toContainEqual(expect.objectContaining(day));
  });
  shows('reportInfo', async (send) => {
    const { id } = await draftOf('keyproject');
    const { code, data } = await send();
    expect(code).toBe(200);
    expect((data as { list: object[] }).list).toContainEqual(
      expect.objectContaining({ id, status: 'draft' }),
    );
  });
});

interface Filing {
  id: string | null;
  version: number;
  status: string;
  data: Answers;
}

interface FillingCalls {
  info?: string;
  save: string;
  one?: string;
  /** Submits; absent where the call that saves does so too. */
  submit?: string;
  query?: Record<string, string>;
}

const filling = (name: string): FillingCalls => ({
  info: `${name}.info`,
  save: `${name}.save`,
  one: `${name}.one`,
});

/** The calls of each kind of declaration. */
const DECLARATIONS: Record<string, FillingCalls> = {
  hightech: { ...filling('hightech'), submit: 'hightech.submit' },
  gazelle: { save: 'initDeclare', one: 'gazelle.one', submit: 'gazelle.submit' },
  carrier: { info: 'carrier.info', save: 'carrier.save' },
  platform: { ...filling('platform'), query: { selectIndex: '1' } },
  keyproject: filling('keyproject'),
  serverproject: filling('serverproject'),
  researchproject: filling('researchproject'),
  overseasproject: filling('overseasproject'),
  foreignproject: filling('foreignproject'),
  workerhomeproject: filling('workerhomeproject'),
  scientistadvisor: filling('scientistadvisor'),
  subjectresearch: filling('subjectresearch'),
  socialspecial: filling('socialspecial'),
  second: filling('second'),
  result: filling('result'),
  guashuai: filling('guashuai'),
};

function callsOf(name: string): FillingCalls & Sent {
  const { query = {}, ...calls } = DECLARATIONS[name] ?? { save: '' };
  return { ...calls, query };
}

function programOf(name: string): Program {
  const { call } = factOf(callsOf(name).save);
  const found = programs.find((program) => getSaveCall(program) === call);
  if (!found) throw new Error(`no program is saved by ${call}`);
  return found;
}

const sampleOf = async (name: string): Promise<Answers> => {
  const program = programOf(name);
  return withFiles(app, token, program, (await readFilableSample(app, program)).data);
};

/** The form as it is given to be filled in. */
async function blankOf(name: string): Promise<Answers> {
  const { info, query = {} } = callsOf(name);
  return info ? ((await sendTo(info)({ query })).data as Filing).data : {};
}

/** A new draft: with what stands in a blank form, unless it says something. */
async function draftOf(name: string, data?: Answers): Promise<Filing> {
  const { save, query = {} } = callsOf(name);
  const answer = await sendTo(save)({ query, body: { data: data ?? (await blankOf(name)) } });
  expect(answer).toMatchObject({ code: 200, data: { id: expect.any(String), status: 'draft' } });
  return answer.data;
}

/** A draft of a company that says what the sample says, submitted by the call of the kind. */
async function submit(name: string): Promise<Filing> {
  const { save, submit: own, query = {} } = callsOf(name);
  const { id, version, data } = await draftOf(name, await sampleOf(name));
  const answer = await (own
    ? sendTo(own)({ id, body: { version, data } })
    : sendTo(save)({ query, body: { id, version, action: 'submit', data } }));
  expect(answer).toMatchObject({ code: 200, data: { id, status: 'submitted' } });
  return answer.data;
}

/** The form being filled in, a draft saved of it, submitted by the same call unless it has one of its own, and read again. */
const showsFilling = (name: string) =>
  describe(`filling in a ${name} (callFacts)`, () => {
    const { info, save, one, submit: own, query = {} } = callsOf(name);
    if (info)
      shows(info, async (send) => {
        const blank = await send({ query });
        expect(blank).toMatchObject({ code: 200, data: { id: null, data: expect.any(Object) } });
        const { id } = await draftOf(name);
        expect(await send({ query })).toMatchObject({ code: 200, data: { id, status: 'draft' } });
      });
    shows(save, async (send) => {
      const { id, version, data } = await draftOf(name);
      const submission = { id, version, action: 'submit' };
      const incomplete = await send({ query, body: { ...submission, data } });
      expect(incomplete, 'incomplete').toMatchObject({ code: 208 });
      const sample = await sampleOf(name);
      const saved = await send({ query, body: { id, version, data: sample } });
      expect(saved).toMatchObject({ code: 200, data: { id, status: 'draft', version: version + 1 } });
      if (own) return;
      const complete = await send({ query, body: { ...submission, version: version + 1, data: sample } });
      expect(complete, 'complete').toMatchObject({ code: 200, data: { id, status: 'submitted' } });
    });
    if (own) shows(own, () => submit(name).then(() => undefined));
    if (one)
      shows(one, async (send) => {
        const sample = await sampleOf(name);
        const { id, version, data } = await draftOf(name, sample);
        // What the register knows of the company takes the place of what the sample says of it.
        expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(sample)));
        expect(await send({ query, id })).toMatchObject({ code: 200, data: { id, version, data } });
        expect(await send({ query, id, as: await app.signIn('other') })).toMatchObject({ code: 208 });
      });
  });

const showsLog = (fact: string, name: string, query: Record<string, string> = {}) =>
  shows(fact, async (send) => {
    const { id } = await submit(name);
    const { code, data } = await send({ id, query });
    const actions = (data as { action: string }[]).map(({ action }) => action);
    expect([code, actions[0], actions.at(-1)]).toEqual([200, 'create', 'submit']);
  });

/** The answer is a file, so that it goes past the envelope. */
const showsDownload = (name: string) => {
  const { id: tag, call, says } = factOf(`${name}.download`);
  it(`[spec ${tag}] ${call} ${says}`, async () => {
    const [method, url] = call.split(' ') as ['POST', string];
    const headers = { authorization: `JWT ${token}` };
    const { id } = await draftOf(name);
    const reply = await app.app.inject({ method, url, headers, payload: { id } });
    expect(reply.headers['content-type']).toBe('application/pdf');
    const text = (await readPdfPages(reply.rawPayload)).join('').replace(/\s/g, '');
    expect(text).toContain('示例智能装备有限公司');
    expect(text).toContain(programOf(name).title.zh.replace(/\s/g, ''));
  });
};

describe('calls of declarations (/api/v1.0)', { shuffle: true }, () => {
  for (const name of Object.keys(DECLARATIONS)) showsFilling(name);
  for (const name of ['platform', 'second', 'result', 'guashuai']) showsDownload(name);

  shows('hightech.update', async (send) => {
    const { id, version } = await draftOf('hightech');
    const data = await sampleOf('hightech');
    expect(await send({ id, body: { version, data } })).toMatchObject({ code: 200, data: { id } });
    const again = (await sendTo('hightech.one')({ id })).data as Filing;
    expect(again.version).toBeGreaterThan(version);
    expect(again.data).toMatchObject(data);
  });
  shows('platform.quantity', async (send) => {
    const { query = {} } = callsOf('platform');
    const before = (await send({ query })).data as { quota: number; submitted: number };
    expect(before).toMatchObject({ quota: expect.any(Number), submitted: expect.any(Number) });
    await submit('platform');
    const after = { ...before, used: expect.any(Number), submitted: before.submitted + 1 };
    expect((await send({ query })).data).toEqual(after);
  });
  shows('companyChoose', async (send) => {
    const district = expect.arrayContaining([expect.objectContaining({ value: expect.any(String) })]);
    expect(await send()).toMatchObject({ code: 200, data: { district } });
  });

  showsLog('log.report', 'hightech');
  showsLog('log.gazelle', 'gazelle');
  showsLog('log.carrier', 'carrier');
  showsLog('log.platform', 'platform', { selectIndex: '1' });
  showsLog('log.technology', 'keyproject', { type: 'A' });
  showsLog('log.jiebang', 'guashuai', { type: 'guashuai' });

  for (const name of ['source', 'domainChoose', 'positionChoose', 'professionalChoose']) showsList(name);
  showsList('corporationType', 'carrier');
  showsList('keyProjectType', 'project_type');
  showsList('researchProjectType', 'project_type');
  showsList('workerhomeProjectType', 'project_type');
  showsList('scientistAdvisorType', 'project_type');
  showsList('resultChoices', 'finish_state');
});

describe('all calls (callFacts)', () => {
  it('[spec 7.envelope] return an envelope, to whoever asks and whatever comes of it', async () => {
    const codes: number[] = [];
    for (const { id: fact, call } of callFacts)
      for (const as of [null, token]) {
        if (as && fact.endsWith('.download')) continue;
        const url = call.replace('{id}', randomUUID());
        const { status: _, headers: __, ...answer } = await app.call(url, { ...(as && { token: as }) });
        expect(Object.keys(answer).sort(), call).toEqual(['code', 'data', 'msg']);
        expect([200, 208, -1], call).toContain(answer.code);
        for (const line of [answer.msg].flat()) expect(line, call).toEqual(expect.any(String));
        codes.push(answer.code);
      }
    for (const code of [200, 208, -1])
      expect(codes.filter((each) => each === code).length).toBeGreaterThan(10);
    expect(await app.call('GET /api/v1.0/no/such/call')).toMatchObject({ code: -1, data: null });
  });

  it.each(callFacts)('[spec 7.base] $call exists at that path alone', async ({ call }) => {
    const isBelow = call.includes(' /api/v1.0/');
    const elsewhere = isBelow ? call.replace('/api/v1.0/', '/api/') : call.replace('/api/', '/api/v1.0/');
    expect(await app.call(elsewhere.replace('{id}', '1'), { token })).toMatchObject({ status: 404 });
  });
});
