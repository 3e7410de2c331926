/** Documents of Office 97 to 2003: the kind of document in a container, and whether it needs a password. */
import { createHash } from 'node:crypto';
import type { DiskReader } from '../disk-reader';
import { decryptRc4 } from '../rc4';
import { BrokenContainer, type OleContainer, openContainer } from './container';

/** Streams that identify a kind of document, in lower case. */
const MAIN_STREAMS = [
  ['worddocument', 'doc'],
  ['workbook', 'xls'],
  ['book', 'xls'],
  ['powerpoint document', 'ppt'],
] as const;

/** Stream of a document in one of the newer formats that is encrypted: it is stored in such a container, too. */
const ENCRYPTED_PACKAGE = 'encryptedpackage';

export type Office97Document =
  | { kind: 'doc' | 'xls' | 'ppt'; isLocked: boolean }
  | { kind: 'encrypted' }
  | { kind: 'other' };

/** `fEncrypted` in the base of a Word file ([MS-DOC], 2.5.2). */
function isWordLocked(container: OleContainer): boolean {
  const base = container.start('worddocument', 32);
  return base.length >= 12 && (base.readUInt16LE(10) & 0x0100) !== 0;
}

/** Type of the encryption record of a workbook ([MS-XLS], 2.3), which is one of the first records. */
const FILE_PASS = 0x2f;
const END_OF_FILE = 0x0a;
const RECORDS_WITHIN = 64 * 1024;

function findFilePass(bytes: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [type, length] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    if (type === FILE_PASS) return bytes.subarray(at + 4, at + 4 + length);
    if (type === END_OF_FILE) return null;
    at += 4 + length;
  }
  return null;
}

/** Password by which Excel encrypts workbooks with a protected structure, and opens them without asking ([MS-OFFCRYPTO]). */
const DEFAULT_PASSWORD = Buffer.from('VelvetSweatshop', 'utf16le');

const hash = (algorithm: string, ...parts: Buffer[]): Buffer =>
  parts.reduce((sum, part) => sum.update(part), createHash(algorithm)).digest();

const isChecked = (key: Buffer, verifier: Buffer, algorithm: string): boolean => {
  const plain = decryptRc4(key, verifier);
  const check = hash(algorithm, plain.subarray(0, 16));
  return check.equals(plain.subarray(16, 16 + check.length));
};

/** RC4 by 2.3.6: salt, verifier and its hash, 16 bytes each. */
function canOpenByRc4(pass: Buffer): boolean {
  const salt = pass.subarray(0, 16);
  const password = hash('md5', DEFAULT_PASSWORD).subarray(0, 5);
  const mixed = hash('md5', ...Array<Buffer>(16).fill(Buffer.concat([password, salt])));
  const key = hash('md5', mixed.subarray(0, 5), Buffer.alloc(4));
  return isChecked(key, pass.subarray(16, 48), 'md5');
}

/** RC4 by 2.3.5: a header of variable length, then salt, verifier and its hash; salt and hash each follow their size. */
function canOpenByCryptoApi(pass: Buffer): boolean {
  const headerLength = pass.readUInt32LE(4);
  const bits = pass.readUInt32LE(8 + 16) || 40;
  const at = 8 + headerLength + 4;
  const password = hash('sha1', pass.subarray(at, at + 16), DEFAULT_PASSWORD);
  const key = hash('sha1', password, Buffer.alloc(4)).subarray(0, bits >> 3);
  const padded = bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
  const verifier = Buffer.concat([pass.subarray(at + 16, at + 32), pass.subarray(at + 36, at + 56)]);
  return isChecked(padded, verifier, 'sha1');
}

/** The verifier of the default password by the old method, 2.3.7.1. */
const XOR_VERIFIER = 0x9a0a;

function canOpenByDefault(pass: Buffer): boolean {
  // Excel 95 writes the key and the verifier alone.
  if (pass.length === 4) return pass.readUInt16LE(2) === XOR_VERIFIER;
  if (pass.length < 6) return false;
  if (pass.readUInt16LE(0) === 0) return pass.readUInt16LE(4) === XOR_VERIFIER;
  const [major, minor] = [pass.readUInt16LE(2), pass.readUInt16LE(4)];
  if (major === 1 && minor === 1) return pass.length >= 54 && canOpenByRc4(pass.subarray(6));
  return pass.length >= 100 && minor === 2 && canOpenByCryptoApi(pass.subarray(6));
}

function isWorkbookLocked(container: OleContainer, stream: string): boolean {
  const pass = findFilePass(container.start(stream, RECORDS_WITHIN));
  return pass !== null && !canOpenByDefault(pass);
}

const BEGINNING = 0x0809;
/** Bytes of a workbook whose records are followed. */
const FOLLOWED_AT_MOST = 32 * 1024 ** 2;

/** True where zeros replace the records of a sheet: no record is of type 0. */
function isOverwritten(bytes: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [type, length] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    if (type === BEGINNING) depth += 1;
    if (depth === 0) return false;
    if (type === 0 && length === 0) return true;
    if (type === END_OF_FILE) depth -= 1;
    at += 4 + length;
  }
  return false;
}

/** Reads a document of Office 97 to 2003. Throws a `BrokenContainer` where it is not completely in the file. */
export function readOffice97(reader: DiskReader): Office97Document {
  const container = openContainer(reader);
  if (container.has(ENCRYPTED_PACKAGE)) return { kind: 'encrypted' };
  const [stream, kind] = MAIN_STREAMS.find(([name]) => container.has(name)) ?? [];
  if (!stream) return { kind: 'other' };
  container.assertWhole(stream);
  if (stream === 'workbook' && isOverwritten(container.start(stream, FOLLOWED_AT_MOST)))
    throw new BrokenContainer();
  const isLocked =
    kind === 'doc' ? isWordLocked(container) : kind === 'xls' && isWorkbookLocked(container, stream);
  return { kind, isLocked };
}
