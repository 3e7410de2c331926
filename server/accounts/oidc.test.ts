import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoginData, LoginRefusal } from '../../domain/accounts/calls';
import type { OidcBegin, OidcBinding, UnboundOidcIdentity } from '../../domain/accounts/oidc-calls';
import { paths } from '../../domain/api/paths.generated';
import type { PortalSettings } from '../../domain/system/calls';
import type { SystemStatus } from '../../domain/system/status-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { startOidcService, type TokenForgery } from '../../tests/support/server/oidc-service';
import { withId } from '../../tests/support/with-id';
import { auditLog, companies, messages, users } from '../core/db/tables';
import { oidcBindings } from './tables';

const PORTAL = 'http://portal.test';
const BACK = `${PORTAL}/login/login`;
const password = 'Portal#2026';

let service: Awaited<ReturnType<typeof startOidcService>>;
let app: TestApp;
const codes: Record<string, unknown> = {};
beforeAll(async () => {
  service = await startOidcService(BACK, codes);
  const { client, issuer } = service;
  const common = { client_id: client.id, client_secret: client.secret };
  const providers = [
    { id: 'city', name: '市统一身份认证', name_en: 'City identity', issuer, ...common },
    { id: 'legal', name: '法人认证', issuer, ...common, credit_code_claim: 'credit_code' },
    { id: 'gone', name: '停用的服务', issuer: 'http://127.0.0.1:9', ...common },
  ];
  const env = { PUBLIC_URL: PORTAL, OIDC_PROVIDERS: JSON.stringify(providers) };
  app = await startTestApp({ env, now: new Date().toISOString() });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => app.restore());
afterEach(() => service.lies(null));

const begin = (provider = 'city') => app.call<OidcBegin>(paths.beginOidc, { body: { provider } });
const finish = (answer: string) =>
  app.call<LoginData & LoginRefusal & UnboundOidcIdentity>(paths.finishOidc, { body: { answer } });

/** Signs in at the service and returns the query with which it sends the browser back. */
async function comeBack(as: string, provider = 'city'): Promise<string> {
  return service.visit((await begin(provider)).data.url, as);
}

async function bind(as: string, username: string) {
  const { data } = await finish(await comeBack(as));
  const token = await app.signIn(username);
  return app.call(paths.bindOidc, { token, body: { ticket: data.bind.ticket, password } });
}

const refusals = async () =>
  (await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'session.oidc_refused'))).length;

describe('beginOidc and finishOidc', () => {
  it('shows the service by its name, and calls it with PKCE, state and nonce', async () => {
    const { data } = await app.call<PortalSettings>(paths.portalSettings);
    expect(data.sign_in[0]).toEqual({ id: 'city', name: 'City identity' });
    const { url, state } = (await begin()).data;
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'portal',
      code_challenge_method: 'S256',
      redirect_uri: BACK,
      response_type: 'code',
      state,
    });
    expect(asked.get('nonce')?.length).toBeGreaterThan(20);
    expect((await begin('nobody')).code).toBe(208);
  });

  it('reports an unreachable service to administrators, and keeps the portal ready', async () => {
    const token = await app.signIn('admin');
    const { data } = await app.call<SystemStatus>(paths.probeServices, { token });
    expect(data.services).toMatchObject([
      { kind: 'identity', is_there: true, reason: null },
      { kind: 'identity', is_there: true, reason: null },
      { kind: 'identity', address: '127.0.0.1:9', is_there: false, reason: expect.stringMatching(/\S/) },
    ]);
    const ready = await app.call<{ away: string[] }>(paths.ready);
    expect([ready.status, ready.data.away]).toEqual([200, ['identity']]);
  });

  it('creates no account: an unknown person signs in by password and binds it, entering the password again', async () => {
    const before = await app.db.q.$count(users);
    const unknown = await finish(await comeBack('zhang'));
    expect(unknown).toMatchObject({ code: 208, data: { bind: { name: 'City identity' } } });
    expect(await app.db.q.$count(users)).toBe(before);
    const { ticket } = unknown.data.bind;
    const token = await app.signIn('reviewer');
    const call = (body: object) => app.call(paths.bindOidc, { token, body });
    expect((await call({ ticket, password: 'wrong' })).msg).toBe(
      'The current password is wrong. Type it again',
    );
    expect((await call({ ticket, password })).code).toBe(200);
    expect((await call({ ticket, password })).code).toBe(208);
    const entered = await finish(await comeBack('zhang'));
    expect(entered).toMatchObject({ code: 200, data: { user: { username: 'reviewer' } } });
    const lines = await app.audit.read('user', entered.data.user.id);
    expect(lines.at(-1)).toMatchObject({ action: 'session.login', details: { by: 'oidc:city' } });
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'oidc_bound'));
    expect(told.map(({ userId }) => userId)).toContain(entered.data.user.id);
    expect((await bind('zhang', 'expert').catch(() => null))?.code).not.toBe(200);
  });

  it('removes a binding for the person alone, with the password', async () => {
    expect((await bind('li', 'demo.filer')).code).toBe(200);
    const token = await app.signIn('demo.filer');
    const [binding] = (await app.call<OidcBinding[]>(paths.oidcBindings, { token })).data;
    expect(binding).toMatchObject({ name: 'City identity' });
    const path = withId(paths.unbindOidc, binding?.id ?? '');
    const other = await app.signIn('demo');
    expect((await app.call(path, { token: other, body: { password } })).msg).toBe('record not found');
    expect((await app.call(path, { token, body: { password: 'wrong' } })).code).toBe(208);
    expect((await app.call(path, { token, body: { password } })).code).toBe(200);
    expect((await finish(await comeBack('li'))).code).toBe(208);
  });

  it('signs in for the company of the credit code only where the operator allows it', async () => {
    const [company] = await app.db.q.select().from(companies).where(eq(companies.name, '示例科技有限公司'));
    const [owner] = await app.db.q.select().from(users).where(eq(users.username, 'demo'));
    const [own] = await app.db.q
      .select()
      .from(companies)
      .where(eq(companies.id, owner?.companyId ?? ''));
    codes.legal = (company ?? own)?.creditCode;
    codes.nobody = '91210100000000000X';
    expect((await finish(await comeBack('legal', 'city'))).code).toBe(208);
    expect(await finish(await comeBack('legal', 'legal'))).toMatchObject({
      code: 200,
      data: { user: { role: 'owner' } },
    });
    expect((await finish(await comeBack('nobody', 'legal'))).code).toBe(208);
  });

  it('signs in for a company once: the next sign-in follows the claim of its own day', async () => {
    const codeOf = async (username: string) => {
      const [row] = await app.db.q
        .select({ code: companies.creditCode })
        .from(companies)
        .innerJoin(users, eq(users.companyId, companies.id))
        .where(eq(users.username, username));
      return row?.code;
    };
    codes.qian = await codeOf('demo');
    expect((await finish(await comeBack('qian', 'legal'))).data.user.username).toBe('demo');
    codes.qian = await codeOf('other');
    expect((await finish(await comeBack('qian', 'legal'))).data.user.username).toBe('other');
    codes.qian = undefined;
    expect((await finish(await comeBack('qian', 'legal'))).code).toBe(208);
    const kept = await app.db.q.select().from(oidcBindings).where(eq(oidcBindings.subject, 'qian'));
    expect(kept).toEqual([]);
  });

  it('rejects a binding after the password was reset', async () => {
    expect((await bind('sun', 'demo.viewer')).code).toBe(200);
    const [viewer] = await app.db.q.select().from(users).where(eq(users.username, 'demo.viewer'));
    const reset = app.call(paths.resetPassword, {
      token: await app.signIn('demo'),
      body: { id: viewer?.id },
    });
    expect((await reset).code).toBe(200);
    expect((await finish(await comeBack('sun'))).code).toBe(208);
  });

  it('rejects an account that is disabled', async () => {
    await bind('wang', 'demo.viewer');
    const enable = (enabled: boolean) =>
      app.db.q.update(users).set({ enabled }).where(eq(users.username, 'demo.viewer'));
    await enable(false);
    expect((await finish(await comeBack('wang'))).msg).toContain('disabled');
    await enable(true);
    expect((await finish(await comeBack('wang'))).code).toBe(200);
  });

  it('sends the browser to the logout page of the service where it has one', async () => {
    const { data } = await app.call<{ url: string }>(paths.leaveOidc, { body: { provider: 'city' } });
    expect(data.url).toContain(`${service.issuer}/session/end?`);
    expect((await app.call(paths.leaveOidc, { body: { provider: 'gone' } })).data).toEqual({ url: null });
  });
});

describe('finishOidc: invalid answers', () => {
  beforeEach(() => bind('zhao', 'auditor'));

  it('rejects an answer that is replayed, and logs it', async () => {
    const answer = await comeBack('zhao');
    expect((await finish(answer)).code).toBe(200);
    const before = await refusals();
    expect((await finish(answer)).msg).toContain('was used');
    expect(await refusals()).toBe(before + 1);
    const twice = await comeBack('zhao');
    const both = await Promise.all([finish(twice), finish(twice)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
  });

  const now = Math.floor(Date.now() / 1000);
  const lies: [string, TokenForgery][] = [
    ['another nonce', { claims: (right) => ({ ...right, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce, ...right }) => right }],
    ['another issuer', { claims: (right) => ({ ...right, iss: 'https://elsewhere.example' }) }],
    ['another audience', { claims: (right) => ({ ...right, aud: 'somebody else' }) }],
    ['a token that is over', { claims: (right) => ({ ...right, iat: now - 7200, exp: now - 3600 }) }],
    ['no signature', { algorithm: 'none' }],
    ['a signature by the shared secret', { algorithm: 'HS256' }],
    ['a signature by another key', { strange: true }],
    ['no subject', { claims: ({ sub, ...right }) => right }],
  ];
  it.each(lies)('rejects and logs: %s', async (_, lie) => {
    const answer = await comeBack('zhao');
    const before = await refusals();
    service.lies(lie);
    const { code, data, msg } = await finish(answer);
    expect([code, data?.access]).toEqual([208, undefined]);
    expect(msg).toContain('could not be verified');
    expect(await refusals()).toBe(before + 1);
  });

  it('accepts the valid answer from which the invalid ones above differ', async () => {
    const answer = await comeBack('zhao');
    service.lies({});
    expect(await finish(answer)).toMatchObject({ code: 200 });
  });

  it('rejects another state, another issuer in the query, and another code', async () => {
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'x.y'),
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.set('iss', 'https://elsewhere.example'),
      (query: URLSearchParams) => query.set('code', 'another'),
    ]) {
      const query = new URLSearchParams(await comeBack('zhao'));
      change(query);
      const before = await refusals();
      expect((await finish(query.toString())).code).toBe(208);
      expect(await refusals()).toBe(before + 1);
    }
  });

  it('rejects an answer after ten minutes', async () => {
    const answer = await comeBack('zhao');
    app.clock.advance(601);
    expect((await finish(answer)).msg).toContain('expired');
  });

  it('logs at most a hundred lines an hour, since anybody can send one', async () => {
    app.clock.advance(3_601);
    const before = await refusals();
    for (let i = 0; i < 103; i += 1) await finish(new URLSearchParams({ state: `x.${i}` }).toString());
    expect(await refusals()).toBe(before + 100);
    app.clock.advance(3_601);
    await finish('state=x.y');
    expect(await refusals()).toBe(before + 101);
  });

  it('returns no fault for a person who cancelled', async () => {
    const { state } = (await begin()).data;
    const before = await refusals();
    const answer = new URLSearchParams({ state, error: 'access_denied', iss: service.issuer });
    expect((await finish(answer.toString())).msg).toContain('cancelled');
    expect(await refusals()).toBe(before);
  });
});

describe('beginOidc and finishOidc without the service', () => {
  it('returns at both steps that the service is away, while passwords still sign in', async () => {
    expect((await begin('gone')).msg).toContain('cannot be reached now');
    const answer = await comeBack('zhao');
    service.lies({ status: 503 });
    expect((await finish(answer)).msg).toContain('cannot be reached now');
    expect(await app.signIn('demo')).toBeTruthy();
  });
});
