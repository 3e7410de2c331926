import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttp } from '../../../tests/support/server/test-server';

let server: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  server = await startHttp();
});
afterAll(() => server.close());

const PATH = '/api/test/echo';
const LARGE = '/api/test/large';
const chinese = { 'accept-language': 'zh-CN' };
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

describe('oversized bodies (startHttp)', () => {
  it.each([
    [
      '100,000 keys',
      LARGE,
      { name: 'ab', data: keys(100_000) },
      /^data: more than 500 keys/,
      /^data：项目超过500个/,
    ],
    [
      '200,001 rows',
      LARGE,
      { name: 'ab', data: { team: Array(200_001).fill({}) } },
      /^data\.team: more than 5000 items/,
      /^data\.team：超过5000行/,
    ],
    [
      '200,000 values',
      LARGE,
      { name: 'ab', data: Array(1_000).fill(Array(200).fill(1)) },
      /^body: more than 100000 values/,
      /^body：数据超过100000项/,
    ],
    ['2,000 rows', PATH, { name: 'ab', rows: Array(2_000).fill({ year: 1 }) }, /^rows|^body/, /./],
    [
      'a text of 1 MB',
      LARGE,
      { name: 'x'.repeat(1_000_000) },
      /^name: a text of more than 65536 characters/,
      /^name：文字超过65536个字符/,
    ],
    [
      '40 levels',
      LARGE,
      { name: 'ab', data: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) },
      /^data\[0\].*more than 32 levels/,
      /嵌套超过32层/,
    ],
  ])('are refused with a sentence that names the place: %s', async (_what, path, payload, en, zh) => {
    const refused = await server.ask('POST', path, { payload });
    expect([refused.status, refused.json()]).toEqual([
      400,
      { code: -1, msg: expect.stringMatching(en), data: null },
    ]);
    expect((await server.ask('POST', path, { payload, headers: chinese })).json().msg).toMatch(zh);
  });

  it.each([
    ['a call for everybody', PATH, 70_000, '64 KB'],
    ['a call that holds a filing', LARGE, 2_200_000, '2 MB'],
  ])('are refused beyond the bytes of their call: %s', async (_what, path, bytes, limit) => {
    const refused = await server.ask('POST', path, { payload: { name: 'ab', pad: 'x '.repeat(bytes / 2) } });
    expect([refused.status, refused.json().msg]).toEqual([
      413,
      `too large; the limit is ${limit}: send less`,
    ]);
  });

  it('return a hundred faults, and the number of further ones', async () => {
    const rows = Array.from({ length: 150 }, () => ({ year: 'x' }));
    const { msg } = (await server.ask('POST', PATH, { payload: { name: 'ab', rows } })).json();
    expect(msg).toHaveLength(101);
    expect(msg[100]).toBe('Further errors, shown once these are corrected: 50');
  });
});
