import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeBatch } from './execute';

const MB = 1024 ** 2;
const ROW_BYTES = 100_000;
const TIMES = 500;

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

/** A simple query as the wire has it: Q, the length, the text and a zero. */
function batchOf(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe(executeBatch, () => {
  it('returns the whole answer, also in many parts', async () => {
    const answer = Buffer.from(await executeBatch(database, batchOf(`select repeat('x', ${MB}) as long`)));
    expect(answer.toString('latin1').match(/x{1000,}/)?.[0]).toHaveLength(MB);
    expect(answer.subarray(-6)).toEqual(Buffer.from('Z\0\0\0\x05I'));
  });

  it('keeps nothing of its answers', async () => {
    const batch = batchOf(`select repeat('x', ${ROW_BYTES}) as long`);
    const before = heapUsed();
    for (let i = 0; i < TIMES; i++) await executeBatch(database, batch);
    expect(heapUsed() - before).toBeLessThan((TIMES * ROW_BYTES) / 5);
  });
});
