import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttp } from '../../../tests/support/server/test-server';

let server: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  server = await startHttp();
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const times = <T>(count: number, work: (i: number) => T) => Array.from({ length: count }, (_, i) => work(i));
const get = (path: string, headers: Headers = {}) => server.ask('GET', `/api/test/${path}`, { headers });
const statuses = async (asked: ReturnType<typeof get>[]) =>
  (await Promise.all(asked)).map(({ status }) => status);
const count = (all: number[], status: number) => all.filter((each) => each === status).length;

describe('limit of requests a person (startHttp)', () => {
  it('counts by person, so that strangers at the address of an office use up nothing of its share', async () => {
    const strangers = await statuses(times(130, () => get('document')));
    expect(count(strangers, 401)).toBe(130);
    const [wang, liu] = [await server.signIn(), await server.signIn()];
    const ofWang: number[] = [];
    for (let i = 0; i < 130; i++) ofWang.push((await get('document', wang)).status);
    expect([count(ofWang, 200), count(ofWang, 429)]).toEqual([120, 10]);
    expect((await get('document', liu)).status).toBe(200);
  });
});

describe('limit of parallel calls a person (startHttp)', () => {
  it('allows eight calls and some that wait, and refuses the others with a sentence; other people are not affected', async () => {
    const [busy, other] = [await server.signIn(), await server.signIn()];
    const asked = times(100, () => get('at-once', { ...busy, 'accept-language': 'zh-CN' }));
    expect((await get('document', other)).status).toBe(200);
    const replies = await Promise.all(asked);
    const done = replies.filter(({ status }) => status === 200);
    expect(Math.max(...done.map(({ json }) => json().data))).toBe(8);
    expect(done.length).toBeGreaterThanOrEqual(48);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.json()).toEqual({
      code: -1,
      msg: expect.stringMatching(/^您或贵单位同时进行的操作过多，请在\d+秒后重试$/),
      data: null,
    });
    expect((await get('at-once', busy)).status).toBe(200);
  });

  it('allows 24 calls of the people of one company', async () => {
    const companyId = await server.company();
    const people = await Promise.all(times(5, () => server.signIn(companyId)));
    const replies = await Promise.all(people.flatMap((person) => times(8, () => get('at-once', person))));
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(Math.max(...replies.map(({ json }) => json().data))).toBe(24);
  });

  it('frees the place when the client disconnects, before the work and during it', async () => {
    const person = await server.signIn();
    const stop = new AbortController();
    const url = `${server.url}/api/test/at-once`;
    const asked = times(48, () => fetch(url, { headers: person, signal: stop.signal }));
    const all = Promise.allSettled(asked);
    await sleep(100);
    stop.abort();
    await all;
    await sleep(100);
    expect(await statuses(times(8, () => get('at-once', person)))).toEqual(Array(8).fill(200));
  });
});

it("lets one person use up no more than that person's share of the machine's time", async () => {
  const [greedy, other] = [await server.signIn(), await server.signIn()];
  const asked = times(60, () => get('busy', greedy));
  expect((await get('document', other)).status).toBe(200);
  const all = await statuses(asked);
  expect(count(all, 200) + count(all, 429)).toBe(60);
  // 20 of the 48 that were let in use up the four seconds that are there at once; the rest wait in vain.
  expect(count(all, 200)).toBeLessThan(40);
  expect((await get('document', other)).status).toBe(200);
}, 30_000);
