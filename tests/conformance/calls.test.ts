/**
 * Every call of the specification's section 7 on the real application, by a client that knows the specification alone:
 * its paths come from the facts. The cases of a group follow one another, as a person would make them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers, Program } from '../../domain/definition';
import { programs } from '../../domain/programs/index.generated';
import { saveCallOf, withFiles } from '../support/file-sample';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../support/server/application';
import { sampleToFile } from '../support/server/linked-programs';
import { type CallFact, callFacts } from './calls';

const PASSWORD = 'Kiwi-lamp-42';
const PHONE = '13912345678';
const CREDIT_CODE = '91210102MA0YK100XU';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn('demo');
});
afterAll(() => app.close());

interface Sent {
  body?: object;
  query?: Record<string, string>;
  id?: string | undefined;
  /** null: without a session. */
  as?: string | null;
}

type Send = (sent?: Sent) => Promise<{ code: number; msg: string | string[]; data: never }>;

const factOf = (name: string): CallFact => {
  const fact = callFacts.find(({ id }) => id === `7.${name}`);
  if (!fact) throw new Error(`no call ${name}`);
  return fact;
};

/** What each call was answered with last, by its fact. */
const answered = new Map<string, object>();

const sender =
  ({ id: fact, call }: CallFact): Send =>
  async ({ id = '', as = token, ...sent } = {}) => {
    const answer = await app.call<never>(call.replace('{id}', id), { ...(as && { token: as }), ...sent });
    const { status: _, headers: __, ...envelope } = answer;
    answered.set(fact, envelope);
    return answer;
  };

/** A case for one call. */
const shows = (name: string, work: (send: Send) => Promise<void>, also = '') => {
  const fact = factOf(name);
  it(`[spec ${fact.id}${also}] ${fact.call} ${fact.says}`, () => work(sender(fact)));
};

/** A list of options, by the query where the call takes one. */
const showsList = (name: string, query: Record<string, string> = {}, as?: null) =>
  shows(name, async (send) => {
    const { code, data } = await send({ query, ...(as === null && { as }) });
    expect(code).toBe(200);
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ value: expect.any(String) })]));
  });

const firstLeaf = ([first]: { value: string; children?: never[] }[]): string =>
  first?.children?.length ? firstLeaf(first.children) : (first?.value ?? '');

describe('calls of accounts (/api/v1.0/accounts)', () => {
  const anybody = { as: null };
  const smsOf = async (scene: string): Promise<string> => {
    const captcha = await sender(factOf('captcha'))(anybody);
    const { captcha_id } = captcha.data as { captcha_id: string };
    const body = { phone: PHONE, scene, captcha_id, captcha_code: TEST_CAPTCHA };
    expect(await sender(factOf('sendSms'))({ ...anybody, body })).toMatchObject({ code: 200 });
    const code = await app.codeSentTo(PHONE);
    app.clock.advance(61);
    return code;
  };
  const leafOf = async (name: string) => firstLeaf((await sender(factOf(name))(anybody)).data);
  const signIn = (username: string, password: string) =>
    sender(factOf('login'))({ ...anybody, body: { username, password } });

  const namesCompany = async (send: Send) => {
    const answer = await send({ ...anybody, query: { credit_code: CREDIT_CODE } });
    expect(answer).toMatchObject({ code: 200, data: { company_name: '和平示例软件有限公司' } });
  };
  shows('companyName', namesCompany, ' 3.companyName');
  shows('captcha', async (send) => {
    const image = expect.stringMatching(/^data:image/);
    expect(await send(anybody)).toMatchObject({ code: 200, data: { captcha_id: expect.any(String), image } });
  });
  showsList('departments', {}, null);
  showsList('taxAuthorities', {}, null);
  showsList('industries', {}, null);
  shows('sendSms', async () => {
    expect(await smsOf('register')).toMatch(/^\d{4,8}$/);
  });
  shows('register', async (send) => {
    const account = { username: 'conformance', password: PASSWORD, contact_name: '陈工', phone: PHONE };
    const [dept, tax, industry] = [
      await leafOf('departments'),
      await leafOf('taxAuthorities'),
      await leafOf('industries'),
    ];
    const company = { credit_code: CREDIT_CODE, company_name: '和平示例软件有限公司', dept, tax, industry };
    const body = { ...company, ...account, sms_code: await smsOf('register'), agree: true };
    expect(await send({ ...anybody, body })).toMatchObject({ code: 200 });
  });
  shows('login', async () => {
    const { code, data } = await signIn('conformance', PASSWORD);
    expect([code, data]).toEqual([200, expect.objectContaining({ access: expect.any(String) })]);
  });
  shows('forgetPassword', async (send) => {
    const account = { username: 'conformance', phone: PHONE, password: 'Plum-boat-77' };
    const body = { ...account, sms_code: await smsOf('forget_pwd') };
    expect(await send({ ...anybody, body })).toMatchObject({ code: 200 });
    expect((await signIn('conformance', 'Plum-boat-77')).code).toBe(200);
  });
  shows('editPassword', async (send) => {
    const { access } = (await signIn('conformance', 'Plum-boat-77')).data as { access: string };
    const body = { old_password: 'Plum-boat-77', new_password: 'Lamp-river-93' };
    expect(await send({ as: access, body })).toMatchObject({ code: 200 });
    expect((await signIn('conformance', 'Lamp-river-93')).code).toBe(200);
  });
  shows('currentUser', async (send) => {
    expect(await send()).toMatchObject({ code: 200, data: { username: 'demo' } });
  });
  showsList('ownTaxes');
  shows('ownDepartments', async (send) => {
    const department = { id: expect.any(String), name: expect.any(String) };
    expect((await send()).data).toContainEqual(expect.objectContaining(department));
  });

  const subUser = async (username: string): Promise<string> => {
    const { data } = await sender(factOf('users'))({ query: { pageSize: '100' } });
    const { list } = data as { list: { id: string; username: string }[] };
    return list.find((each) => each.username === username)?.id ?? '';
  };
  shows('users', async () => {
    expect(await subUser('demo.filer')).not.toBe('');
  });
  shows('user', async (send) => {
    const answer = await send({ id: await subUser('demo.filer') });
    expect(answer).toMatchObject({ code: 200, data: { username: 'demo.filer' } });
  });
  shows('resetPassword', async (send) => {
    const answer = await send({ body: { id: await subUser('demo.filer') } });
    const { password } = answer.data as { password: string };
    expect((await signIn('demo.filer', password)).code).toBe(200);
  });
  shows('batchResetPassword', async (send) => {
    const id = await subUser('demo.viewer');
    expect(await send({ body: { ids: [id] } })).toMatchObject({ code: 200, data: { done: [id] } });
  });
  shows('batchDelete', async (send) => {
    const id = await subUser('demo.viewer');
    expect(await send({ body: { ids: [id] } })).toMatchObject({ code: 200, data: { done: [id] } });
    expect(await subUser('demo.viewer')).toBe('');
  });
});

describe('calls of company and messages (/api/v1.0/portal/company)', () => {
  const companyId = async () => {
    const { data } = await sender(factOf('currentUser'))();
    return (data as { company: { id: string } }).company.id;
  };
  shows('companyInfo', async (send) => {
    const answer = await send({ id: await companyId() });
    expect(answer).toMatchObject({ code: 200, data: { data: { name: '示例智能装备有限公司' } } });
  });
  shows('updateCompanyInfo', async (send) => {
    const id = await companyId();
    const { version } = (await sender(factOf('companyInfo'))({ id })).data as { version: number };
    const body = { version, data: { employee_total: 121 } };
    expect(await send({ id, body })).toMatchObject({ code: 200 });
    const again = await sender(factOf('companyInfo'))({ id });
    expect(again).toMatchObject({ code: 200, data: { data: { employee_total: 121 } } });
  });
  shows('messages', async (send) => {
    const list = expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]);
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
    const notices = (await sender(factOf('notices'))()).data as { id: string; read: boolean }[];
    const unread = notices.find(({ read }) => !read)?.id;
    expect(await send({ body: { message_ids: [unread] } })).toMatchObject({ code: 200 });
    const again = (await sender(factOf('notices'))()).data;
    expect(again).toContainEqual(expect.objectContaining({ id: unread, read: true }));
  });
  shows('declareDay', async (send) => {
    const day = { opens_at: expect.any(String), closes_at: expect.any(String) };
    expect((await send()).data).toContainEqual(expect.objectContaining(day));
  });
  shows('reportInfo', async (send) => {
    expect(await send()).toMatchObject({ code: 200, data: { list: expect.any(Array) } });
  });
});

interface Filing {
  id: string | null;
  version: number;
  status: string;
  data: Answers;
}

/** The drafts of this walk, by the first name of their calls. */
const begun = new Map<string, Filing>();
const programSavedBy = ({ call }: CallFact): Program => {
  const found = programs.find((program) => saveCallOf(program) === call);
  if (!found) throw new Error(`no program is saved by ${call}`);
  return found;
};
const sampleOf = async (program: Program): Promise<Answers> =>
  withFiles(app, token, program, (await sampleToFile(app, program)).data);
const draftOf = (name: string): Filing => {
  const filing = begun.get(name);
  if (!filing) throw new Error(`${name} was not saved`);
  return filing;
};

interface FillingCalls {
  info?: string;
  save: string;
  one?: string;
}

/** The form being filled in, a draft saved of it, submitted by the same call unless it has one of its own, and read again. */
const showsFilling = (
  name: string,
  calls: FillingCalls,
  { submits = true, ...rest }: Sent & { submits?: boolean } = {},
) =>
  describe(`filling in a ${name} (callFacts)`, () => {
    let fresh: Filing = { id: null, version: 0, status: '', data: {} };
    if (calls.info)
      shows(calls.info, async (send) => {
        const answer = await send(rest);
        expect(answer).toMatchObject({ code: 200, data: { id: null, data: expect.any(Object) } });
        fresh = answer.data;
      });
    shows(calls.save, async (send) => {
      const answer = await send({ ...rest, body: { data: fresh.data } });
      expect(answer).toMatchObject({ code: 200, data: { id: expect.any(String), status: 'draft' } });
      begun.set(name, answer.data);
      const { id, version } = answer.data as Filing;
      const submission = { id, version, action: 'submit', data: fresh.data };
      expect(await send({ ...rest, body: submission }), 'incomplete').toMatchObject({ code: 208 });
      if (!submits) return;
      const data = await sampleOf(programSavedBy(factOf(calls.save)));
      const sent = await send({ ...rest, body: { ...submission, data } });
      expect(sent, 'complete').toMatchObject({ code: 200, data: { id, status: 'submitted' } });
      begun.set(name, sent.data);
    });
    if (calls.one)
      shows(calls.one, async (send) => {
        const { id, data } = draftOf(name);
        expect(await send({ ...rest, id: id ?? '' })).toMatchObject({ code: 200, data: { id, data } });
      });
  });

const showsLog = (name: string, filing: string, query: Record<string, string> = {}) =>
  shows(name, async (send) => {
    const { code, data } = await send({ id: draftOf(filing).id ?? '', query });
    expect([code, data]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ action: 'create' })]),
    ]);
  });

const showsSubmit = (name: string, saved: string, filing: string) =>
  shows(name, async (send) => {
    const { id, version } = draftOf(filing);
    const body = { version, data: await sampleOf(programSavedBy(factOf(saved))) };
    const answer = await send({ id: id ?? '', body });
    expect(answer).toMatchObject({ code: 200, data: { id, status: 'submitted' } });
  });

/** The answer is a file, so that it goes past the envelope. */
const showsDownload = (name: string, filing: string) => {
  const { id: tag, call, says } = factOf(name);
  it(`[spec ${tag}] ${call} ${says}`, async () => {
    const [method, url] = call.split(' ') as ['POST', string];
    const headers = { authorization: `JWT ${token}` };
    const payload = { id: draftOf(filing).id };
    const reply = await app.app.inject({ method, url, headers, payload });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
};

describe('calls of declarations (/api/v1.0)', () => {
  const filling = (name: string) => ({ info: `${name}.info`, save: `${name}.save`, one: `${name}.one` });

  showsFilling('hightech', filling('hightech'), { submits: false });
  shows('hightech.update', async (send) => {
    const { id, version, data } = draftOf('hightech');
    const answer = await send({ id: id ?? '', body: { version, data } });
    expect(answer).toMatchObject({ code: 200, data: { id } });
    begun.set('hightech', answer.data);
  });
  showsSubmit('hightech.submit', 'hightech.save', 'hightech');
  showsLog('log.report', 'hightech');
  showsList('source');

  showsFilling('gazelle', { save: 'initDeclare', one: 'gazelle.one' }, { submits: false });
  showsSubmit('gazelle.submit', 'initDeclare', 'gazelle');
  showsLog('log.gazelle', 'gazelle');
  showsList('domainChoose');
  showsList('positionChoose');
  showsList('professionalChoose');
  shows('companyChoose', async (send) => {
    expect(await send()).toMatchObject({ code: 200, data: { district: expect.any(Array) } });
  });

  showsFilling('carrier', { info: 'carrier.info', save: 'carrier.save' });
  showsLog('log.carrier', 'carrier');
  showsList('corporationType', { type: 'carrier' });

  showsFilling('platform', filling('platform'), { query: { selectIndex: '1' } });
  shows('platform.quantity', async (send) => {
    expect(await send()).toMatchObject({ code: 200, data: { quota: expect.any(Number) } });
  });
  showsDownload('platform.download', 'platform');
  showsLog('log.platform', 'platform', { selectIndex: '1' });

  for (const name of [
    'keyproject',
    'serverproject',
    'researchproject',
    'overseasproject',
    'foreignproject',
    'workerhomeproject',
    'scientistadvisor',
    'subjectresearch',
    'socialspecial',
  ])
    showsFilling(name, filling(name));
  showsLog('log.technology', 'keyproject', { type: 'A' });
  showsList('keyProjectType', { type: 'project_type' });
  showsList('researchProjectType', { type: 'project_type' });
  showsList('workerhomeProjectType', { type: 'project_type' });
  showsList('scientistAdvisorType', { type: 'project_type' });

  showsFilling('second', filling('second'));
  showsDownload('second.download', 'second');
  showsFilling('result', filling('result'));
  showsList('resultChoices', { type: 'finish_state' });
  showsDownload('result.download', 'result');
  showsFilling('guashuai', filling('guashuai'));
  showsDownload('guashuai.download', 'guashuai');
  showsLog('log.jiebang', 'guashuai', { type: 'guashuai' });
});

describe('all calls (callFacts)', () => {
  const files = callFacts.filter(({ id }) => id.endsWith('.download'));

  it('[spec 7.envelope] return an envelope', async () => {
    for (const { id, call } of callFacts.filter((fact) => !files.includes(fact))) {
      const answer = answered.get(id) ?? {};
      expect(Object.keys(answer).sort(), call).toEqual(['code', 'data', 'msg']);
      expect(answer, call).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
    }
    for (const file of files)
      expect(await app.call(file.call), `${file.call} without a session`).toMatchObject({
        code: -1,
        data: null,
      });
    expect(await app.call('GET /api/v1.0/no/such/call')).toMatchObject({ code: -1, data: null });
  });

  it.each(callFacts)('[spec 7.base] $call exists at that path alone', async ({ call }) => {
    const isBelow = call.includes(' /api/v1.0/');
    const elsewhere = isBelow ? call.replace('/api/v1.0/', '/api/') : call.replace('/api/', '/api/v1.0/');
    expect(await app.call(elsewhere.replace('{id}', '1'), { token })).toMatchObject({ status: 404 });
  });
});
