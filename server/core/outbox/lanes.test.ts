/** Lanes and guarded gateways over real sockets: a gateway that hangs or fails delays only its own lane. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import { startTestApp } from '../../../tests/support/server/application';
import type { Database } from '../db/client';
import { outbox as outboxTable } from '../db/tables';
import { openTestDatabase } from '../db/test-database';
import { createHttpCarrier } from './carriers';
import { createGuardedGateway, type MessageGateway } from './gateway';
import { createOutboxSender } from './outbox-service';
import { createOutboxStore, type OutboxMessage } from './outbox-store';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const hang: Answer = () => {};
const refuseWith =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status).end('no');
const take: Answer = (_, response) => response.writeHead(200).end('taken');

const mail: OutboxMessage = {
  kind: 'mail',
  to: 'contact@example.com',
  scene: 'filing_returned',
  text: '请修改',
};
const code: OutboxMessage = {
  kind: 'sms',
  to: '13800000001',
  scene: 'login',
  code: '123456',
  text: '验证码',
};
const REST_MS = 2_000;
const log = { warn: vi.fn(), error: vi.fn() };

let db: Database;
let answer: Answer;
let posted: { body: { to: string; kind: string; subject?: string; code?: string }; key: string }[] = [];
const stops: (() => Promise<void>)[] = [];

const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  const body = JSON.parse(text);
  posted.push({ body, key: String(request.headers['idempotency-key']) });
  if (body.kind === 'sms') return take(request, response);
  answer(request, response);
});

beforeAll(async () => {
  db = await openTestDatabase();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  posted = [];
  await db.q.delete(outboxTable);
});
afterEach(async () => {
  server.closeAllConnections();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(async () => {
  server.close();
  await db.close();
});

const store = createLateStore();

/** Creates a store that takes the database on first use, because it is opened only when the tests begin. */
function createLateStore() {
  let made: ReturnType<typeof createOutboxStore> | undefined;
  return () => (made ??= createOutboxStore(db, () => new Date()));
}

function start(): Record<'sms' | 'mail', MessageGateway> {
  const { port } = server.address() as AddressInfo;
  const way = (name: string) =>
    createGuardedGateway(createHttpCarrier(`http://127.0.0.1:${port}/`, null), {
      name,
      log,
      restMs: REST_MS,
    });
  const gateways = { sms: way('sms'), mail: way('mail') };
  stops.push(
    createOutboxSender({
      store: store(),
      gateways: { ...gateways, webhook: gateways.mail },
      clock: () => new Date(),
      log,
    }).start(),
  );
  return gateways;
}

const enqueue = (message: OutboxMessage, times: number) =>
  Promise.all(Array.from({ length: times }, () => store().enqueue(message)));

async function until(isSo: () => boolean, ms = 15_000): Promise<void> {
  for (let waited = 0; !isSo() && waited < ms; waited += 20) await sleep(20);
  expect(isSo()).toBe(true);
}

const codes = () => posted.filter(({ body }) => body.code);
const mails = () => posted.filter(({ body }) => body.kind === 'mail');

describe('lanes of createOutboxSender', () => {
  it('sends a code at once while 200 mails wait for a gateway that hangs', async () => {
    answer = hang;
    await enqueue(mail, 200);
    start();
    await until(() => mails().length === 10);
    await store().enqueue(code);
    store().hurry();
    await until(() => codes().length === 1, 10_000);
    expect(mails()).toHaveLength(10);
  });

  it('stops calling a gateway that fails, and continues by itself when it is back', async () => {
    answer = refuseWith(503);
    await enqueue(mail, 30);
    const gateways = start();
    await until(() => gateways.mail.room() === 0);
    // Messages under way still arrive.
    await sleep(REST_MS / 4);
    const tried = mails().length;
    expect(tried).toBeLessThan(30);
    await sleep(REST_MS / 4);
    expect(mails()).toHaveLength(tried);
    await store().enqueue(code);
    await until(() => codes().length === 1);

    answer = take;
    await until(() => gateways.mail.room() > 1);
    await db.q.update(outboxTable).set({ nextAttemptAt: new Date() });
    await until(() => new Set(mails().map(({ key }) => key)).size === 30);
  });

  it('continues with others when the gateway refuses single messages', async () => {
    answer = refuseWith(400);
    await enqueue(mail, 30);
    const gateways = start();
    await until(() => mails().length === 30);
    expect(gateways.mail.room()).toBe(Number.POSITIVE_INFINITY);
  });

  it('sends messages to many after those to one', async () => {
    answer = hang;
    await enqueue({ ...mail, bulk: true }, 50);
    await enqueue({ ...mail, title: { zh: '申报被退回修改', en: 'Returned' } }, 1);
    start();
    await until(() => mails().some(({ body }) => body.subject === '申报被退回修改'));
    await until(() => mails().length === 5);
  });

  it('shows administrators whom a message did not reach, and nobody else', async () => {
    const app = await startTestApp();
    try {
      const longAgo = new Date(app.clock.now.getTime() - 4 * 86_400_000);
      const title = { zh: '申报被退回修改', en: 'Returned for correction' };
      await createOutboxStore(app.db, () => longAgo).enqueue({
        ...mail,
        title,
        about: '示例智能装备有限公司',
      });
      await createOutboxStore(app.db, () => longAgo).enqueue(code);
      const token = await app.signIn('admin');
      type Answer = { list: { gave_up_at: string }[]; total: number };
      const metrics = async () => (await app.app.inject('/api/metrics')).body;
      await vi.waitFor(
        async () => expect(await metrics()).not.toMatch(/outbox_messages_waiting\{.*\} [1-9]/),
        20_000,
      );
      expect((await app.call<Answer>(paths.undeliveredMessages, { token })).data).toEqual({
        list: [
          {
            id: expect.any(String),
            kind: 'mail',
            to: `con${'*'.repeat(mail.to.length - 5)}om`,
            about: '示例智能装备有限公司',
            title: 'Returned for correction',
            created_at: longAgo.toISOString(),
            gave_up_at: app.clock.now.toISOString(),
          },
        ],
        total: 1,
      });
      for (const name of ['demo', 'reviewer', 'expert']) {
        const other = await app.signIn(name);
        expect((await app.call(paths.undeliveredMessages, { token: other })).code).toBe(208);
      }
      expect(await metrics()).toContain('outbox_messages_waiting{lane="code"} 0');
      expect(await metrics()).toContain('outbox_gateway_open{gateway="mail"} 0');
    } finally {
      await app.close();
    }
  });
});
