import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createSealingStream, isSealed, unsealFile } from './sealing';

const FRAME = 1024 ** 2;
const HEAD = 48;
const TAG = 16;
const folder = mkdtempSync(join(tmpdir(), 'portal-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [key, otherKey] = [randomBytes(32), randomBytes(32)];
const path = join(folder, 'sealed');
const opened = join(folder, 'opened');

async function seal(content: Buffer): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(content.length / 70_001) }, (_, i) =>
    content.subarray(i * 70_001, (i + 1) * 70_001),
  );
  await pipeline(Readable.from(pieces), createSealingStream(key), createWriteStream(path));
  return readFileSync(path);
}

async function open(bytes: Buffer, by = key): Promise<Buffer> {
  writeFileSync(path, bytes);
  await unsealFile(path, by, opened);
  return readFileSync(opened);
}

describe('sealing and unseal', () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME])(
    'returns %i bytes unchanged after opening',
    async (size) => {
      const content = randomBytes(size);
      const sealed = await seal(content);
      expect(await isSealed(path)).toBe(true);
      expect((await open(sealed)).equals(content)).toBe(true);
    },
  );

  it('shows nothing of its content, and is different each time', async () => {
    const content = Buffer.from('企业秘密'.repeat(1000));
    const [first, second] = [await seal(content), await seal(content)];
    expect(first.includes('企业秘密')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  it('rejects another key, altered bytes, a cut between frames and exchanged frames', async () => {
    const sealed = await seal(randomBytes(2.5 * FRAME));
    const altered = Buffer.from(sealed);
    altered[altered.length - 1] = (altered[altered.length - 1] ?? 0) ^ 1;
    const frame = (n: number) => sealed.subarray(HEAD + n * (FRAME + TAG), HEAD + (n + 1) * (FRAME + TAG));
    const head = sealed.subarray(0, HEAD);
    await expect(open(sealed, otherKey)).rejects.toThrow();
    await expect(open(altered)).rejects.toThrow();
    await expect(open(Buffer.concat([head, frame(0), frame(1)]))).rejects.toThrow();
    await expect(open(Buffer.concat([head, frame(1), frame(0), frame(2)]))).rejects.toThrow();
    await expect(open(head)).rejects.toThrow('too early');
  });
});
