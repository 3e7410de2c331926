/** Webhooks over HTTP: the test's servers record, fail, hang and redirect. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { webhookMessages as texts } from '../../domain/system/messages';
import type { WebhookItem, WebhookMessage, WebhookSecret } from '../../domain/webhooks/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import {
  type HttpRecorder,
  type ReceivedRequest,
  startHttpRecorder,
} from '../../tests/support/server/recording-servers';
import { RETURN, reviewPrograms } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { outbox } from '../core/db/tables';
import { webhooks } from './tables';
import { isPublic, PrivateAddress, postToWebhook, resolvePublicAddress } from './webhook-gateway';

const WAIT = { timeout: 15_000, interval: 50 };
let app: TestApp;
let endpoint: HttpRecorder;
let other: HttpRecorder;
let admin: string;
let owner: string;
let reviewer: string;

beforeAll(async () => {
  [endpoint, other] = [await startHttpRecorder(), await startHttpRecorder()];
  app = await startTestApp({ programs: reviewPrograms, env: { WEBHOOK_PRIVATE: 'on' } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([endpoint.close(), other.close()]);
});
beforeEach(async () => {
  [admin, owner, reviewer] = [
    await app.signIn('admin'),
    await app.signIn('demo'),
    await app.signIn('reviewer'),
  ];
  for (const { id } of await list()) await app.call(withId(paths.deleteWebhook, id), { token: admin });
  for (const server of [endpoint, other]) {
    server.received.length = 0;
    server.answer = 200;
  }
});

const list = async () => (await app.call<WebhookItem[]>(paths.webhooks, { token: admin })).data;
const body = (more: object = {}) => ({
  name: '办公系统',
  url: `${endpoint.url}/hook`,
  events: ['filing.submitted', 'filing.returned'],
  programs: [],
  enabled: true,
  ...more,
});
const create = (more: object = {}, token = admin) =>
  app.call<WebhookSecret>(paths.createWebhook, { token, body: body(more) });
const registered = async (more: object = {}) => (await create(more)).data;
const messages = async (id: string, query: Record<string, string> = {}) =>
  (await app.call<PagedList<WebhookMessage>>(withId(paths.webhookMessages, id), { token: admin, query })).data
    .list;

async function submit(program: string, token = owner): Promise<Filing> {
  const made = { token, body: { action: 'submit', data: GOOD } };
  return (await app.call<Filing>(`POST ${BASE}/${program}/`, made)).data;
}

const isSigned = ({ headers, body: sent }: ReceivedRequest, secret: string): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = headers;
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${seconds}.${sent}`)
    .digest('base64');
  return String(signatures).split(' ').includes(`v1,${signature}`);
};
const arrived = (server: HttpRecorder, count: number) =>
  vi.waitFor(() => expect(server.received).toHaveLength(count), WAIT);

describe('createWebhook', () => {
  it('sends signed events of a filing, and nothing of what the company has written', async () => {
    const { webhook, secret } = await registered();
    const filing = await submit('alpha');
    await arrived(endpoint, 1);
    const first = endpoint.received[0] as ReceivedRequest;
    expect(isSigned(first, secret)).toBe(true);
    expect(Number(first.headers['webhook-timestamp'])).toBe(app.clock.now.getTime() / 1000);
    expect(JSON.parse(first.body)).toEqual({
      type: 'filing.submitted',
      timestamp: app.clock.now.toISOString(),
      data: {
        id: filing.id,
        number: filing.receipt?.no,
        program: 'alpha',
        status: 'submitted',
        previous_status: 'draft',
        version: expect.any(Number),
      },
    });
    const decision = { action: 'return_first', version: filing.version, ...RETURN };
    const corrections = RETURN.corrections.slice(0, 1);
    await app.call(withId(paths.decideFiling, String(filing.id)), {
      token: reviewer,
      body: { ...decision, corrections },
    });
    await arrived(endpoint, 2);
    expect(endpoint.received[1]?.body).not.toMatch(/示例|王敏|请核对/);
    await vi.waitFor(async () => {
      const sent = await messages(webhook.id);
      expect(sent.map(({ event, state }) => [event, state])).toContainEqual(['filing.returned', 'sent']);
    }, WAIT);
  });

  it('sends its events and programs alone, and none to another while that is disabled', async () => {
    const chosen = await registered({ programs: ['beta'], events: ['filing.submitted'] });
    await registered({ url: other.url, enabled: false });
    await submit('beta');
    await arrived(endpoint, 1);
    expect(JSON.parse(endpoint.received[0]?.body ?? '').data.program).toBe('beta');
    await app.call(withId(paths.updateWebhook, chosen.webhook.id), {
      token: admin,
      body: body({ programs: ['alpha'] }),
    });
    expect((await submit('gamma')).status).toBe('submitted');
    expect((await messages(chosen.webhook.id)).length).toBe(1);
    expect(other.received).toEqual([]);
  });

  it('holds events while it is disabled, and sends them when it is enabled', async () => {
    const { webhook } = await registered({ url: other.url, events: ['filing.submitted'] });
    const save = (enabled: boolean) =>
      app.call(withId(paths.updateWebhook, webhook.id), {
        token: admin,
        body: body({ url: other.url, events: ['filing.submitted'], enabled }),
      });
    await save(false);
    const filing = await submit('beta', await app.signIn('other'));
    expect((await list())[0]).toMatchObject({ waiting: 0, failed: 0, held: 1 });
    expect(await messages(webhook.id, { state: 'held' })).toMatchObject([{ state: 'held' }]);
    // A gateway's whole time of trying goes by.
    app.clock.advance(10 * 86_400);
    admin = await app.signIn('admin');
    expect(other.received).toEqual([]);
    await save(true);
    await arrived(other, 1);
    expect(JSON.parse(other.received[0]?.body ?? '').data.id).toBe(filing.id);
    await vi.waitFor(async () => expect((await list())[0]).toMatchObject({ waiting: 0, held: 0 }), WAIT);
  });

  it('holds what waits when it is disabled, and sends nothing held with those that failed', async () => {
    endpoint.answer = 500;
    const { webhook } = await registered();
    await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await arrived(endpoint, 1);
    await vi.waitFor(
      async () =>
        expect(await messages(webhook.id)).toMatchObject([{ attempts: 1, fault: expect.any(String) }]),
      WAIT,
    );
    await app.call(withId(paths.updateWebhook, webhook.id), { token: admin, body: body({ enabled: false }) });
    expect((await list())[0]).toMatchObject({ waiting: 0, failed: 0, held: 1 });
    const again = await app.call(withId(paths.replayWebhook, webhook.id), { token: admin, body: {} });
    expect(again).toMatchObject({ code: 208, msg: texts.switchedOff.en });
  });

  it('refuses tests and sending again while it is disabled, and leaves nothing waiting', async () => {
    const { webhook } = await registered();
    await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await vi.waitFor(async () => expect(await messages(webhook.id, { state: 'sent' })).toHaveLength(1), WAIT);
    const [{ id: message }] = (await messages(webhook.id)) as [WebhookMessage];
    await app.call(withId(paths.updateWebhook, webhook.id), { token: admin, body: body({ enabled: false }) });
    const refusal = { code: 208, msg: texts.switchedOff.en };
    expect(await app.call(withId(paths.testWebhook, webhook.id), { token: admin })).toMatchObject(refusal);
    const replay = { token: admin, body: { message } };
    expect(await app.call(withId(paths.replayWebhook, webhook.id), replay)).toMatchObject(refusal);
    expect((await list())[0]).toMatchObject({ waiting: 0, held: 0 });
    expect(await messages(webhook.id)).toMatchObject([{ state: 'sent' }]);
  });

  it('drops held events of types and programs that are unsubscribed before it is enabled', async () => {
    await app.restore();
    [admin, owner] = [await app.signIn('admin'), await app.signIn('demo')];
    const { webhook } = await registered({ enabled: false });
    await submit('beta');
    await submit('gamma');
    expect((await list())[0]).toMatchObject({ held: 2 });
    const save = (change: object) =>
      app.call(withId(paths.updateWebhook, webhook.id), { token: admin, body: body(change) });
    await save({ enabled: false, programs: ['gamma'] });
    expect((await list())[0]).toMatchObject({ held: 1 });
    await save({ events: ['filing.returned'] });
    expect(await messages(webhook.id)).toEqual([]);
    expect(endpoint.received).toEqual([]);
  });

  it('sends again with growing pauses after a 500, gives up after three days, and sends by hand with the same id', async () => {
    endpoint.answer = 500;
    const { webhook } = await registered();
    await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await vi.waitFor(async () => {
      expect(await messages(webhook.id)).toMatchObject([
        { state: 'waiting', fault: 'the endpoint answered 500' },
      ]);
    }, WAIT);
    app.clock.advance(5);
    await arrived(endpoint, 2);
    await vi.waitFor(async () => {
      app.clock.advance(86_400);
      const [row] = await app.db.q.select().from(outbox);
      expect(row?.gaveUpAt).not.toBeNull();
    }, WAIT);
    admin = await app.signIn('admin');
    expect((await list())[0]).toMatchObject({ failed: 1, waiting: 0 });
    endpoint.answer = 200;
    const before = endpoint.received.length;
    const again = await app.call(withId(paths.replayWebhook, webhook.id), { token: admin, body: {} });
    expect(again.data).toEqual({ count: 1 });
    await arrived(endpoint, before + 1);
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await vi.waitFor(async () => expect(await messages(webhook.id, { state: 'sent' })).toHaveLength(1), WAIT);
    const nothing = await app.call(withId(paths.replayWebhook, webhook.id), { token: admin, body: {} });
    expect(nothing).toMatchObject({ code: 208, msg: texts.nothingToReplay.en });
  });

  it('sends to others while one endpoint hangs or redirects', async () => {
    endpoint.answer = 'hang';
    await registered();
    const away = await startHttpRecorder();
    away.answer = { location: other.url };
    const elsewhere = await registered({ url: away.url });
    await registered({ url: `${other.url}/good` });
    await submit('alpha', await app.signIn('other'));
    await arrived(other, 1);
    expect(other.received[0]?.path).toBe('/good');
    await vi.waitFor(async () => {
      expect(await messages(elsewhere.webhook.id)).toMatchObject([{ fault: 'the endpoint answered 302' }]);
    }, WAIT);
    await away.close();
    await expect(postToWebhook(endpoint.url, {}, '{}', { limitMs: 200, mayBePrivate: true })).rejects.toThrow(
      'no answer within 200 ms',
    );
  });

  it('tells the last fault of an endpoint beside its pause', async () => {
    endpoint.answer = 500;
    const { webhook } = await registered();
    for (let n = 0; n < 8; n += 1) await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await vi.waitFor(async () => {
      app.clock.advance(60);
      const faults = (await messages(webhook.id)).map(({ fault }) => fault);
      expect(faults).toContain('the endpoint answered 500; the endpoint fails and is left alone for now');
    }, WAIT);
  });

  it('stores its secret sealed, and signs with one from the time before sealing', async () => {
    const { webhook, secret } = await registered();
    const stored = () => app.db.q.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    expect((await stored())[0]?.secret).not.toContain(secret.slice(6));
    await app.db.q.update(webhooks).set({ secret }).where(eq(webhooks.id, webhook.id));
    await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await arrived(endpoint, 1);
    expect(isSigned(endpoint.received[0] as ReceivedRequest, secret)).toBe(true);
  });

  it('signs with both secrets for a day after a rotation, and with the new one alone afterwards', async () => {
    const { webhook, secret } = await registered();
    const rotated = await app.call<WebhookSecret>(withId(paths.rotateWebhook, webhook.id), { token: admin });
    const test = () => app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await test();
    await arrived(endpoint, 1);
    const [both] = endpoint.received as [ReceivedRequest];
    expect([secret, rotated.data.secret].map((each) => isSigned(both, each))).toEqual([true, true]);
    app.clock.advance(24 * 3600 + 1);
    admin = await app.signIn('admin');
    await test();
    await arrived(endpoint, 2);
    const alone = endpoint.received[1] as ReceivedRequest;
    expect([secret, rotated.data.secret].map((each) => isSigned(alone, each))).toEqual([false, true]);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    const log = JSON.stringify(await app.audit.read('webhook', webhook.id));
    expect(log).toContain('webhook.rotate');
    expect(log).not.toContain('whsec_');
  });

  it('signs with every secret of the last day after two rotations', async () => {
    const { webhook, secret } = await registered();
    const rotate = async () =>
      (await app.call<WebhookSecret>(withId(paths.rotateWebhook, webhook.id), { token: admin })).data.secret;
    const secrets = [secret, await rotate(), await rotate()];
    await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await arrived(endpoint, 1);
    const [received] = endpoint.received as [ReceivedRequest];
    expect(secrets.map((each) => isSigned(received, each))).toEqual([true, true, true]);
  });

  it('signs with every secret that rotations at the same time have shown', async () => {
    const { webhook, secret } = await registered();
    const rotations = await Promise.all(
      [1, 2, 3].map(() => app.call<WebhookSecret>(withId(paths.rotateWebhook, webhook.id), { token: admin })),
    );
    await app.call(withId(paths.testWebhook, webhook.id), { token: admin });
    await arrived(endpoint, 1);
    const [received] = endpoint.received as [ReceivedRequest];
    const secrets = [secret, ...rotations.map(({ data }) => data.secret)];
    expect(secrets.map((each) => isSigned(received, each))).toEqual([true, true, true, true]);
  });

  it('logs what a change has changed, with the values before and after', async () => {
    const { webhook } = await registered();
    const change = { enabled: false, events: ['filing.submitted'], programs: ['beta'] };
    await app.call(withId(paths.updateWebhook, webhook.id), { token: admin, body: body(change) });
    const [, line] = await app.audit.read('webhook', webhook.id);
    expect(line?.details).toEqual({
      name: '办公系统',
      url: `${endpoint.url}/hook`,
      changes: [
        {
          key: 'webhook.events',
          before: ['filing.submitted', 'filing.returned'],
          after: ['filing.submitted'],
        },
        { key: 'webhook.programs', before: [], after: ['beta'] },
        { key: 'webhook.enabled', before: true, after: false },
      ],
    });
  });

  it('requires an administrator, and an address, events and programs that exist', async () => {
    for (const token of [owner, reviewer]) expect((await create({}, token)).code).toBe(208);
    const refused = async (more: object) => (await create(more)).msg;
    expect(await refused({ url: 'ftp://example.com/' })).toBe(texts.badUrl.en);
    expect(await refused({ url: 'https://user:secret@example.com/' })).toBe(texts.badUrl.en);
    expect(await refused({ events: [] })).toBe(texts.noEvents.en);
    expect(await refused({ programs: ['nothing'] })).toBe(texts.unknownProgram.en);
    expect(await list()).toEqual([]);
  });
});

describe('isPublic and publicLookup', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
  ])('rejects private addresses such as %s', (ip) => expect(isPublic(ip)).toBe(false));

  it.each([
    'fe80::1',
    'fd00::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'not an address',
  ])('rejects other private addresses such as %s', (ip) => expect(isPublic(ip)).toBe(false));

  it('rejects a private address when connecting, whatever the name resolved to before', async () => {
    const limits = { limitMs: 1_000, mayBePrivate: false };
    for (const host of ['127.0.0.1', '[::1]', 'localhost', '2130706433', '0x7f.1'])
      await expect(postToWebhook(`http://${host}:9/`, {}, '', limits), host).rejects.toThrow(PrivateAddress);
    await expect(
      new Promise((resolve, reject) => {
        resolvePublicAddress('localhost', { all: true }, (error, found) =>
          error ? reject(error) : resolve(found),
        );
      }),
    ).rejects.toThrow('leads to a private address');
  });

  it('rejects a private address on registering an endpoint, unless the operator allows them', async () => {
    const strict = await startTestApp({ programs: reviewPrograms });
    const token = await strict.signIn('admin');
    const refused = async (url: string) =>
      (await strict.call(paths.createWebhook, { token, body: body({ url }) })).msg;
    expect(await refused('https://10.0.0.8/hook')).toBe(texts.privateUrl.en);
    expect(await refused('https://localhost/hook')).toBe(texts.privateUrl.en);
    expect(await refused('http://example.com/hook')).toBe(texts.badUrl.en);
    expect(await refused('https://example.com/hook')).toBe(texts.created.en);
    await strict.close();
  });
});
