/**
 * Encrypted backup: frames of AES-256-GCM; each authenticates its number and whether it is the last. A frame that was altered,
 * moved, left out or cut off is detected. The key of a file is derived from the operator's key and a salt of the file.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MAGIC = Buffer.from('portal-sealed/1\n');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const FRAME_BYTES = 1024 ** 2;
const CIPHER = 'aes-256-gcm';

const deriveKey = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, MAGIC, key.length));

/** Returns the nonce of a frame: its number, so that no nonce occurs twice under one key. */
function buildNonce(frame: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

const encodeLastFlag = (isLast: boolean): Buffer => Buffer.from([isLast ? 1 : 0]);

/** Transform stream that cuts data into pieces of equal size; the last piece is the rest, which may be empty. */
function splitStream(
  size: number,
  each: (piece: Buffer, isLast: boolean) => Buffer,
  before?: Buffer,
): Transform {
  let held = Buffer.alloc(0);
  return new Transform({
    construct(done) {
      if (before) this.push(before);
      done();
    },
    transform(chunk: Buffer, _, done) {
      try {
        held = Buffer.concat([held, chunk]);
        for (; held.length > size; held = held.subarray(size)) this.push(each(held.subarray(0, size), false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        this.push(each(held, true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Transform stream that encrypts into frames. */
export function createSealingStream(key: Buffer): Transform {
  const salt = randomBytes(SALT_BYTES);
  const own = deriveKey(key, salt);
  let frame = 0;
  const seal = (piece: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, own, buildNonce(frame++)).setAAD(encodeLastFlag(isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  return splitStream(FRAME_BYTES, seal, Buffer.concat([MAGIC, salt]));
}

export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await file.close();
  }
}

/** Decrypted content of a sealed file; the stream fails with another key or any altered byte. */
export async function openSealedStream(path: string, key: Buffer): Promise<Readable> {
  const head = Buffer.alloc(MAGIC.length + SALT_BYTES);
  const file = await open(path);
  await file.read(head, 0, head.length, 0).finally(() => file.close());
  const own = deriveKey(key, head.subarray(MAGIC.length));
  let frame = 0;
  const check = (piece: Buffer, isLast: boolean): Buffer => {
    if (piece.length < TAG_BYTES) throw new Error('it ends too early');
    const decipher = createDecipheriv(CIPHER, own, buildNonce(frame++)).setAAD(encodeLastFlag(isLast));
    decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, piece.length - TAG_BYTES)), decipher.final()]);
  };
  const opened = splitStream(FRAME_BYTES + TAG_BYTES, check);
  // Errors reach the reader through the returned stream.
  pipeline(createReadStream(path, { start: head.length }), opened).catch(() => {});
  return opened;
}

/** Decrypts a sealed file into another file; throws like `openSealedStream`. */
export const unsealFile = async (path: string, key: Buffer, into: string): Promise<void> =>
  pipeline(await openSealedStream(path, key), createWriteStream(into, { mode: 0o600 }));
