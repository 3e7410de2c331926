import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ServiceMood, startRegisterService } from '../../tests/support/server/register-service';
import type { Database } from '../core/db/client';
import { openTestDatabase } from '../core/db/test-database';
import { askRegister, askRegisterOnce, createRegisters, readKnownAnswer } from './registers-service';
import { registerAnswers, registers as settings } from './tables';

const CODE = '91210102MA0YK100XU';
const OTHER = '91210103MA0YL1371K';
const ENTRY = { credit_code: CODE, name: '和平示例软件有限公司', status: '存续', legal_rep: '张伟' };
const LIMIT_MS = 250;

let db: Database;
let service: Awaited<ReturnType<typeof startRegisterService>>;
let now = new Date('2026-06-10T02:00:00Z');

beforeAll(async () => {
  db = await openTestDatabase();
  service = await startRegisterService();
});
afterAll(async () => {
  await service.close();
  await db.close();
});
beforeEach(async () => {
  now = new Date('2026-06-10T02:00:00Z');
  service.be('right');
  service.entries.clear();
  service.entries.set(CODE, ENTRY);
  service.asked.length = 0;
  await db.q.delete(registerAnswers);
  await db.q.delete(settings);
  await db.q.insert(settings).values({ kind: 'company', way: 'http', changedBy: '周岩' });
});

function open(url = service.url) {
  const env = { registers: { company: { url, token: 's3cret' }, blacklist: null, patent: null } };
  const deps = { db, env, clock: () => now, log: { warn() {} } };
  return createRegisters(deps as never, LIMIT_MS);
}

describe(askRegisterOnce, () => {
  it('returns what the service knows, with its source and the day of its data', async () => {
    expect(await askRegisterOnce(open(), 'company', CODE)).toEqual({
      is: 'known',
      entry: ENTRY,
      origin: { source: '示例登记机关', asOf: '2026-06-01', version: null, askedAt: now.toISOString() },
    });
    expect(await askRegisterOnce(open(), 'company', OTHER)).toMatchObject({ is: 'unknown' });
    expect(service.asked[0]).toEqual({ key: CODE, authorization: 'Bearer s3cret' });
  });

  it.each([
    ['hangs', 'slow'],
    ['drips', 'slow'],
    ['html', 'unreadable'],
    ['bytes', 'unreadable'],
    ['types', 'unreadable'],
    ['endless', 'unreadable'],
    ['future', 'unreadable'],
    ['fails', 'refused'],
    ['forbids', 'refused'],
    ['redirects', 'refused'],
    ['other', 'otherwise'],
    ['otherUnknown', 'otherwise'],
  ] as [ServiceMood, string][])('returns unchecked from a service that %s: %s', async (mood, reason) => {
    service.be(mood);
    const since = performance.now();
    expect(await askRegisterOnce(open(), 'company', CODE)).toEqual({ is: 'unchecked', reason });
    expect(performance.now() - since).toBeLessThan(LIMIT_MS * 8);
    expect(await db.q.$count(registerAnswers)).toBe(0);
  });

  it('returns that a missing service is away', async () => {
    expect(await askRegisterOnce(open('http://127.0.0.1:1'), 'company', CODE)).toEqual({
      is: 'unchecked',
      reason: 'away',
    });
  });

  it('calls once for an answer of the last day, and once for an unknown code of the last hour', async () => {
    const register = open();
    for (const key of [CODE, OTHER]) await askRegisterOnce(register, 'company', key);
    service.be('fails');
    expect(await readKnownAnswer(register, 'company', CODE)).toMatchObject({ is: 'known' });
    expect(await askRegisterOnce(register, 'company', OTHER)).toMatchObject({ is: 'unknown' });
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect(await askRegisterOnce(register, 'company', CODE)).toMatchObject({ is: 'known' });
    expect(await askRegisterOnce(register, 'company', OTHER)).toEqual({ is: 'unchecked', reason: 'refused' });
    now = new Date(now.getTime() + 23 * 3_600_000);
    expect(await askRegisterOnce(register, 'company', CODE)).toEqual({ is: 'unchecked', reason: 'refused' });
    expect(service.asked).toHaveLength(4);
  });

  it('keeps answers of another address apart', async () => {
    await askRegisterOnce(open(), 'company', CODE);
    expect(await readKnownAnswer(open('http://127.0.0.1:1'), 'company', CODE)).toMatchObject({
      is: 'unchecked',
    });
  });

  it('stops calling a service that fails, whatever is still to be asked', async () => {
    service.be('fails');
    const keys = Array.from({ length: 40 }, (_, i) => `K${i}`);
    const answers = await askRegister(open(), 'company', keys);
    expect(answers.size).toBe(40);
    expect(service.asked.length).toBeLessThan(8);
    expect(
      [...answers.values()].filter((each) => each.is === 'unchecked' && each.reason === 'later').length,
    ).toBeGreaterThan(30);
  });

  it('sends few requests in parallel, and none of them for what must not wait', async () => {
    service.be('hangs');
    const register = open();
    const asking = askRegister(
      register,
      'company',
      Array.from({ length: 40 }, (_, i) => `K${i}`),
    );
    expect(await readKnownAnswer(register, 'company', CODE)).toEqual({ is: 'unchecked', reason: 'later' });
    await asking;
    expect(service.asked.length).toBeLessThanOrEqual(6);
  });

  it('does not call a register that is off or has no address', async () => {
    expect(await askRegisterOnce(open(), 'patent', '2021100000016')).toEqual({
      is: 'unchecked',
      reason: 'off',
    });
    await db.q.update(settings).set({ way: 'off' });
    expect(await askRegisterOnce(open(), 'company', CODE)).toEqual({ is: 'unchecked', reason: 'off' });
    expect(service.asked).toEqual([]);
  });
});
