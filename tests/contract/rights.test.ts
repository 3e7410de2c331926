/** Walks every call that the application describes: a new one is held to these rules without being listed here. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { programs } from '../../domain/programs/index.generated';
import { startTestApp, type TestApp } from '../support/server/application';

const API = '/api/v1.0';
let app: TestApp;
let calls: { call: string; isPublic: boolean }[];
let owner: string;
let stranger: string;

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown[] }>>;
}

/** The application's own description: every call, and whether it wants a session. */
const describedCalls = async () => {
  const description = (await app.app.inject({ url: '/api/docs/json' })).json<OpenApi>();
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      isPublic: !security?.length,
    })),
  );
};

interface Sent {
  access?: string;
  body?: object | undefined;
  language?: string;
}

/** `text` is the answer as it stood on the wire, to compare byte for byte. */
const send = async (call: string, { access, body, language = 'en' }: Sent = {}) => {
  const [method, url] = call.split(' ') as ['GET', string];
  const headers = { 'accept-language': language, ...(access && { authorization: `JWT ${access}` }) };
  const reply = await app.app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: reply.statusCode, text: reply.body, ...reply.json() };
};

beforeAll(async () => {
  app = await startTestApp();
  calls = await describedCalls();
  owner = await app.signIn('demo');
  stranger = await app.signIn('other');
});
afterAll(() => app.close());

const guarded = () => calls.filter(({ isPublic }) => !isPublic).map(({ call }) => call);
const withId = () => guarded().filter((call) => call.includes('{id}'));
const at = (call: string, id: string) => call.replace('{id}', encodeURIComponent(id));
/** A body for the calls that take one; what is in it does not matter to who may call. */
const bodyOf = (call: string) =>
  /^(POST|PUT|PATCH)/.test(call) ? { version: 1, data: {}, changes: [] } : undefined;

describe('GET /api/docs/json', () => {
  it('describes the calls of the specification', () => {
    const described = new Set(calls.map(({ call }) => call.replace(/\/$/, '')));
    const named = [
      ...Object.entries(paths)
        .filter(([name]) => !['health', 'ready', 'metrics'].includes(name))
        .map(([, call]) => call),
      ...programs.flatMap(({ calls: { info, one, save, submit, log, download } }) =>
        [info, one, ...save, submit ?? [], log, download ?? []]
          .flat()
          .map((call) => call.replace(' /', ` ${API}/`)),
      ),
    ];
    expect(named.map((call) => call.replace(/\/$/, '')).filter((call) => !described.has(call))).toEqual([]);
  });

  it('leaves only calls for signing in, registration and public pages without a session', () => {
    const open = calls.filter(({ isPublic }) => isPublic).map(({ call }) => call.replace(/\/$/, ''));
    const meant: string[] = [
      paths.login,
      paths.refresh,
      paths.companyName,
      paths.sendSms,
      paths.captcha,
      paths.captchaAudio,
      paths.proofChallenge,
      paths.register,
      paths.forgetPassword,
      paths.smsLogin,
      paths.secondStep,
      paths.beginOidc,
      paths.finishOidc,
      paths.leaveOidc,
      paths.departments,
      paths.taxAuthorities,
      paths.industries,
      paths.checkCopy,
      paths.checkSealed,
      paths.publicResults,
      paths.openData,
      paths.figureDictionary,
      paths.programSchema,
      paths.sendObjection,
      paths.trackObjection,
      paths.sendObjectionFile,
      paths.openPhoneLink,
      paths.sendFromPhone,
      paths.portalSettings,
      paths.pageView,
      paths.reportBrowserError,
      paths.health,
      paths.ready,
      'GET /api/metrics',
    ];
    const allowed = new Set(meant.map((call) => call.replace(/\/$/, '')));
    expect(open.filter((call) => !allowed.has(call))).toEqual([]);
  });
});

describe('guarded calls (describedCalls)', () => {
  it('return 401 without a token, in the envelope', async () => {
    for (const call of guarded()) {
      const reply = await send(at(call, randomUUID()), { body: bodyOf(call) });
      expect([call, reply.status, reply.code, reply.msg]).toEqual([call, 401, -1, 'not authenticated']);
    }
  });

  it('return 403 with the token of an ended session', async () => {
    const ended = await app.signIn('demo');
    await send(paths.logout, { access: ended });
    for (const call of guarded()) {
      const reply = await send(at(call, randomUUID()), { access: ended, body: bodyOf(call) });
      expect([call, reply.status, reply.code, reply.msg]).toEqual([call, 403, -1, 'token expired']);
    }
  });
});

describe('calls with an id (describedCalls)', () => {
  const odd = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '%00',
    '../1',
    '99999999999999999999',
    "1' or '1'='1",
    '中文',
    'null',
  ];

  it('return for an invalid id what they return for a missing one, and never fail', async () => {
    for (const call of withId()) {
      for (const id of odd) {
        const reply = await send(at(call, id), { access: owner, body: bodyOf(call) });
        expect([call, id, reply.status]).toEqual([call, id, 200]);
        expect([208, -1], `${call} ${id}: ${reply.msg}`).toContain(reply.code);
      }
    }
  });

  it('do so for offices and experts as well', async () => {
    for (const username of ['reviewer', 'admin', 'expert']) {
      const access = await app.signIn(username);
      for (const call of withId()) {
        const reply = await send(at(call, '中文'), { access, body: bodyOf(call) });
        expect([username, call, reply.status]).toEqual([username, call, 200]);
        expect([208, -1], `${call}: ${reply.msg}`).toContain(reply.code);
      }
    }
  });

  it('return for an id of another company byte for byte what they return for a missing one', async () => {
    for (const { calls: program, key } of programs) {
      const save = program.save[0]?.replace(' /', ` ${API}/`) ?? '';
      const saved = await send(save, { access: owner, body: { action: 'save', data: {} } });
      const { id } = saved.data as Filing;
      expect([key, saved.code, typeof id]).toEqual([key, 200, 'string']);

      const own = [program.one, program.submit ?? [], program.log, ...program.save].flat();
      const everyProgram = [
        paths.withdraw,
        paths.deleteDraft,
        paths.copyFiling,
        paths.receipt,
        paths.document,
        paths.bundle,
      ];
      for (const call of [...own.map((path) => path.replace(' /', ` ${API}/`)), ...everyProgram]) {
        const body = call.includes('{id}') ? bodyOf(call) : { id, version: 1, action: 'save', data: {} };
        const missingBody = call.includes('{id}') ? body : { ...body, id: randomUUID() };
        const foreign = await send(at(call, id as string), { access: stranger, body });
        const missing = await send(at(call, randomUUID()), { access: stranger, body: missingBody });
        expect([call, foreign.text]).toEqual([call, missing.text]);
        expect([call, foreign.code, foreign.msg]).toEqual([call, 208, 'record not found']);
      }
      const after = await send(at(program.one.replace(' /', ` ${API}/`), id as string), {
        access: owner,
      });
      expect(after.data).toMatchObject({ id, status: 'draft', version: (saved.data as Filing).version });
    }
  });
});

describe('error messages (Accept-Language)', () => {
  it('are Chinese when requested in Chinese', async () => {
    const reply = await send(at(paths.receipt, randomUUID()), { access: owner, language: 'zh-CN' });
    expect(reply.msg).toBe('记录不存在或已删除，请刷新后重试');
  });
});
