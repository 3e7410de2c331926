import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCall } from '../../domain/calls/define';
import * as commonCalls from '../../domain/filing/calls';
import { listFilingCalls } from '../../domain/filing/program-calls';
import * as takingOver from '../../domain/filing/reuse-calls';
import type { Filing } from '../../domain/filing/types';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { auditLog, filings, users } from '../core/db/tables';

const BASE = '/api/v1.0/test/portal';
const MISSING = '00000000-0000-4000-8000-000000000000';
const ODD_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '%00',
  '..%2F1',
  '99999999999999999999',
  '1%20or%201=1',
  '中文',
  'null',
];

const exported: unknown[] = [...Object.values(commonCalls), ...Object.values(takingOver)];
/** Calls with the id of a filing in path or body. */
const calls = [...testPrograms.flatMap(listFilingCalls), ...exported.filter(isCall)];
const byPath = calls.filter(({ path }) => path.includes('{id}'));
const byBody = calls.filter(({ path, method }) => method === 'POST' && !path.includes('{id}'));

let app: TestApp;
let owner: string;
let other: string;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
  other = await app.signIn('other');
  const { data } = await app.call<Filing>(`POST ${BASE}/alpha/`, {
    token: owner,
    body: { data: { basics: { name: '机密' } } },
  });
  id = data.id ?? '';
});
afterAll(() => app.close());

const send = (call: { method: string; path: string }, filingId: string, token?: string) =>
  app.call(`${call.method} ${call.path.replace('{id}', filingId)}`, {
    token,
    ...(call.method !== 'GET' && {
      body: {
        id: filingId,
        version: 1,
        action: 'save',
        data: {},
        changes: [],
        item: 'basics.name',
        applies: true,
      },
    }),
  });
const denials = async () =>
  (await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'))).length;

describe.each([...byPath, ...byBody].map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('returns not found to another company, and logs the attempt', async () => {
    const before = await denials();
    const missing = await send(call, MISSING, other);
    expect(missing).toMatchObject({ status: 200, code: 208, msg: 'record not found', data: null });
    expect(await denials()).toBe(before);
    const foreign = await send(call, id, other);
    const { headers: _, ...answer } = foreign;
    const { headers: __, ...expected } = missing;
    expect(answer).toEqual(expected);
    expect(await denials()).toBe(before + 1);
  });

  it('requires a session', async () => {
    expect(await send(call, id)).toMatchObject({ status: 401, code: -1 });
    expect(await send(call, id, 'x.y.z')).toMatchObject({ status: 401, code: -1 });
  });

  it('returns not found for a malformed id', async () => {
    for (const odd of ODD_IDS) expect(await send(call, odd, owner)).toMatchObject({ status: 200, code: 208 });
  });
});

describe('rights to change a filing (listFilingCalls)', () => {
  const changing = byPath
    .filter(({ method, name }) => method !== 'GET' && !name.includes('beta'))
    .concat(calls.filter(({ name }) => name === 'alpha.save'));

  it.each(changing.map((call) => [call.name, call] as const))(
    '%s: refuses a viewer, naming the missing right',
    async (_name, call) => {
      const answer = await send(call, id, await app.signIn('demo.viewer'));
      expect(answer).toMatchObject({ status: 200, code: 208, msg: expect.stringContaining('right') });
    },
  );

  it('let a filer without the program read it and change nothing', async () => {
    await app.db.q
      .update(users)
      .set({ programs: ['beta'] })
      .where(eq(users.username, 'demo.filer'));
    const filer = await app.signIn('demo.filer');
    const read = await app.call<Filing>(`GET ${BASE}/alpha/${id}/`, { token: filer });
    expect(read.data).toMatchObject({ id, actions: [] });
    for (const action of ['save', 'submit']) {
      const body = { id, version: 1, action, data: {} };
      expect((await app.call(`POST ${BASE}/alpha/`, { token: filer, body })).msg).toContain('right');
      expect(
        (await app.call(`POST ${BASE}/alpha/`, { token: filer, body: { action, data: {} } })).msg,
      ).toContain('right');
    }
  });

  it('return not found for an id of another program', async () => {
    const wrong = await app.call(`PUT ${BASE}/betaInfo/${id}/submit/`, { token: owner, body: {} });
    expect(wrong).toMatchObject({ code: 208, msg: 'record not found' });
  });

  it('give reviewers no filings of their own', async () => {
    const reviewer = await app.signIn('reviewer');
    expect(await app.call(`GET ${BASE}/alpha/${id}/`, { token: reviewer })).toMatchObject({ code: 208 });
  });

  it('ignore a company named in the query', async () => {
    const [row] = await app.db.q.select().from(filings).where(eq(filings.id, id));
    const list = await app.call<{ list: { id: string }[] }>('GET /api/v1.0/portal/report/reportInfo/', {
      token: other,
      query: { company_id: row?.companyId ?? '' },
    });
    expect(list.data.list).toEqual([]);
    expect(row).toMatchObject({ version: 1, data: { basics: { name: '机密' } } });
  });
});
