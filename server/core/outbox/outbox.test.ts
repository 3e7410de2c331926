import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHttpRecorder, startMailRecorder } from '../../../tests/support/server/recording-servers';
import type { Database } from '../db/client';
import { outbox as outboxTable } from '../db/tables';
import { openTestDatabase } from '../db/test-database';
import { createFileCarrier, createHttpCarrier, createSmtpCarrier, type MessageCarrier } from './carriers';
import { createPlainGateway } from './gateway';
import { createOutboxSender } from './outbox-service';
import { createOutboxStore, type OutboxMessage } from './outbox-store';

const directory = mkdtempSync(join(tmpdir(), 'portal-outbox-'));
const message: OutboxMessage = {
  kind: 'sms',
  to: '13800000001',
  scene: 'register',
  code: '123456',
  text: '验证码 123456',
};
const log = { warn() {}, error: vi.fn() };
let now = new Date('2026-03-01T08:00:00Z');
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await db.close();
  for (const path of [directory, `${directory}.tmp`]) rmSync(path, { recursive: true, force: true });
});
beforeEach(async () => {
  log.error.mockClear();
  for (const name of existsSync(directory) ? readdirSync(directory) : []) rmSync(join(directory, name));
  await db.q.delete(outboxTable);
});

const store = () => createOutboxStore(db, () => now);
const senderWith = (sms: MessageCarrier) =>
  createOutboxSender({
    store: store(),
    gateways: {
      sms: createPlainGateway(sms),
      mail: createPlainGateway(createFileCarrier(directory)),
      webhook: createPlainGateway(createFileCarrier(directory)),
    },
    clock: () => now,
    log,
  });
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const refuse: MessageCarrier = async () => {
  throw new Error('the gateway is down');
};

describe(createOutboxSender, () => {
  it('stores one file per message, and keeps no code afterwards', async () => {
    await store().enqueue(message);
    await senderWith(createFileCarrier(directory)).sendDue();
    const [name] = readdirSync(directory);
    expect(JSON.parse(readFileSync(join(directory, name as string), 'utf8'))).toEqual({
      ...message,
      at: now.toISOString(),
    });
    const [row] = await db.q.select().from(outboxTable);
    expect(row).toMatchObject({ sentAt: now, payload: {} });
  });

  it('shows whole messages only, at any time', async () => {
    for (let i = 0; i < 20; i++) await store().enqueue({ ...message, to: String(i) });
    const sender = senderWith(createFileCarrier(directory));
    const isDone = sender.sendDue().then(() => true);
    const look = () => new Promise<false>((resolve) => setImmediate(resolve, false));
    do {
      for (const name of readdirSync(directory))
        expect(JSON.parse(readFileSync(join(directory, name), 'utf8'))).toMatchObject({ scene: 'register' });
    } while (!(await Promise.race([isDone, look()])));
  });

  it('sends at once when told to hurry', async () => {
    const outbox = store();
    const sent: string[] = [];
    const sms: MessageCarrier = async ({ to }) => void sent.push(to);
    const sender = createOutboxSender({
      store: outbox,
      gateways: {
        sms: createPlainGateway(sms),
        mail: createPlainGateway(sms),
        webhook: createPlainGateway(sms),
      },
      clock: () => now,
      log,
    });
    const stop = sender.start();
    await outbox.enqueue(message);
    outbox.hurry();
    await stop();
    expect(sent).toEqual([message.to]);
  });

  it('sends nothing of a change that was rolled back', async () => {
    const change = db.transaction(async () => {
      await store().enqueue(message);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await db.q.select().from(outboxTable)).toEqual([]);
  });

  it('sends again after growing pauses until it succeeds', async () => {
    await store().enqueue(message);
    const tries: Date[] = [];
    let down = true;
    const sender = senderWith(async (due) => {
      tries.push(now);
      if (down) await refuse(due);
    });
    for (let second = 0; second < 30; second++) {
      if (second === 14) down = false;
      await sender.sendDue();
      pass(1);
    }
    const pauses = tries.slice(1).map((at, i) => (at.getTime() - (tries[i] as Date).getTime()) / 1000);
    expect(pauses).toEqual([5, 10]);
  });

  /** Seconds from the start at which something was tried, while the gateway is down. */
  async function triesOf(given: OutboxMessage, seconds: number, lookEvery: number): Promise<number[]> {
    await store().enqueue(given);
    const [start, tries] = [now, [] as number[]];
    const sender = senderWith(async (due) => {
      tries.push((now.getTime() - start.getTime()) / 1000);
      await refuse(due);
    });
    for (let second = 0; second < seconds; second += lookEvery) {
      await sender.sendDue();
      pass(lookEvery);
    }
    return tries;
  }

  it('sends no expired code, and keeps none', async () => {
    const tries = await triesOf({ ...message, until: new Date(now.getTime() + 300_000) }, 3600, 20);
    expect(tries.length).toBeGreaterThan(2);
    expect(Math.max(...tries)).toBeLessThan(300);
    expect(await db.q.select().from(outboxTable)).toEqual([]);
  });

  it('gives up after three days, and logs it without a word of the message', async () => {
    const { code: _none, ...notice } = message;
    const tries = await triesOf(notice, 4 * 24 * 3600, 1800);
    expect(Math.max(...tries)).toBeGreaterThan(2 * 24 * 3600);
    expect(Math.max(...tries)).toBeLessThanOrEqual(3 * 24 * 3600);
    const [left, ...others] = await db.q.select().from(outboxTable);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ sentAt: null, gaveUpAt: expect.any(Date) });
    expect((await store().givenUp(10)).list).toMatchObject([{ to: '138****0001', canBeSent: true }]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(message.to);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('123456');
  });

  it('sends again what was given up, except what was for an occasion', async () => {
    const { code: _none, ...notice } = message;
    const reminder = { ...notice, to: '13800000002', until: new Date(now.getTime() + 3_600_000) };
    for (const each of [notice, reminder]) await store().enqueue(each);
    pass(4 * 24 * 3600);
    await senderWith(refuse).sendDue();
    const { list } = await store().givenUp(10);
    expect(list.map(({ to, canBeSent }) => [to, canBeSent]).sort()).toEqual([
      ['138****0001', true],
      ['138****0002', false],
    ]);
    expect(await store().sendAgain()).toBe(1);
    const sent: string[] = [];
    await senderWith(async ({ to }) => void sent.push(to)).sendDue();
    expect(sent).toEqual(['13800000001']);
  });

  it('sends at once what waits for its next attempt, and leaves alone what is under way', async () => {
    const { code: _none, ...notice } = message;
    await store().enqueue(notice);
    for (let i = 0; i < 8; i++) {
      pass(600);
      await senderWith(refuse).sendDue();
    }
    expect(await store().state()).toMatchObject({ waiting: 1, failing: 1 });
    expect(await store().sendAgain()).toBe(1);
    expect(await store().sendAgain()).toBe(0);
    await store().claim('sms', 1, 60);
    expect(await store().sendAgain()).toBe(0);
  });

  it('sends each message once from several processes', async () => {
    for (let i = 0; i < 30; i++) await store().enqueue({ ...message, to: String(i) });
    const sent: string[] = [];
    const sender = () => senderWith(async ({ to }) => void sent.push(to)).sendDue();
    await Promise.all([sender(), sender(), sender()]);
    await sender();
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  /** Checks once a minute for two hours; during the first the server refuses. */
  async function overTwoHours(
    given: OutboxMessage,
    carrier: MessageCarrier,
    comeBack: () => void,
  ): Promise<void> {
    await store().enqueue(given);
    const gateway = createPlainGateway(carrier);
    const gateways = { sms: gateway, mail: gateway, webhook: gateway };
    const sender = createOutboxSender({ store: store(), gateways, clock: () => now, log });
    for (let minute = 0; minute < 120; minute += 1) {
      if (minute === 60) comeBack();
      await sender.sendDue();
      pass(60);
    }
  }
  const { code: _code, ...notice } = message;

  it('sends once to a gateway that answered 500 for an hour', async () => {
    const gateway = await startHttpRecorder();
    gateway.answer = 500;
    let refused = 0;
    await overTwoHours(notice, createHttpCarrier(gateway.url, null), () => {
      refused = gateway.received.length;
      gateway.answer = 200;
    });
    await gateway.close();
    expect(refused).toBeGreaterThan(5);
    expect(gateway.received).toHaveLength(refused + 1);
    expect(new Set(gateway.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('sends once to a mail server that answered 451 for an hour', async () => {
    const server = await startMailRecorder();
    server.answer = 451;
    const carrier = createSmtpCarrier({ kind: 'smtp', url: server.url, from: 'portal@example.gov.cn' });
    await overTwoHours({ ...notice, kind: 'mail', to: 'filer@example.com' }, carrier, () => {
      server.answer = 250;
    });
    await server.close();
    expect(server.refused).toBeGreaterThan(5);
    expect(server.mails.map(({ to }) => to)).toEqual(['filer@example.com']);
  });

  it('sends a repetition to a gateway with the same key', async () => {
    const seen: { key: unknown; token: unknown; body: string }[] = [];
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        seen.push({ key: request.headers['idempotency-key'], token: request.headers.authorization, body });
        response.writeHead(seen.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
    await store().enqueue(message);
    const sender = senderWith(createHttpCarrier(url, 'gateway-token'));
    await sender.sendDue();
    pass(5);
    await sender.sendDue();
    gateway.close();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ token: 'Bearer gateway-token' });
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ to: message.to, code: '123456' });
  });
});
