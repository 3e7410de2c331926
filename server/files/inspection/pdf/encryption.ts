/**
 * Tells whether an encrypted PDF opens without a password: issued documents often have one for printing or changing them
 * alone. By ISO 32000-1, section 7.6 (revisions 2 to 4 of the standard handler), and ISO 32000-2 (revisions 5 and 6): such
 * a file is encrypted with the empty user password.
 */
import { createCipheriv, createHash } from 'node:crypto';
import { decryptRc4 } from '../rc4';
import {
  isDictionary,
  isNamed,
  type PdfDictionary,
  PdfName,
  type PdfValue,
  parseWholeNumber,
} from './syntax';

/** The 32 bytes by which a shorter password is padded. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const hash = (algorithm: string, ...parts: Buffer[]): Buffer =>
  parts.reduce((sum, part) => sum.update(part), createHash(algorithm)).digest();

const readTextValue = (dictionary: PdfDictionary, key: string): Buffer => {
  const value = dictionary.get(key);
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
};

/** The crypt filter of streams or strings; null where they are not encrypted. */
function findCryptFilter(encryption: PdfDictionary, key: 'StmF' | 'StrF'): PdfDictionary | null {
  const name = encryption.get(key);
  const filters = encryption.get('CF');
  const filter = name instanceof PdfName && isDictionary(filters) ? filters.get(name.name) : null;
  return isDictionary(filter) && !isNamed(filter.get('CFM'), 'None') ? filter : null;
}

/** Length of the key in bytes. */
function getKeyLength(encryption: PdfDictionary, version: number, revision: number): number {
  if (revision < 3) return 5;
  const own = parseWholeNumber(encryption.get('Length'));
  const filter = version === 4 ? findCryptFilter(encryption, 'StmF') : null;
  const bits = filter ? (parseWholeNumber(filter.get('Length')) ?? 128) : (own ?? 40);
  // Some programs write the length in bytes instead of bits.
  const bytes = bits < 40 ? bits : bits >> 3;
  return Math.min(16, Math.max(5, bytes));
}

/** Derives the key of the empty password (algorithm 2). */
function deriveEmptyKey(encryption: PdfDictionary, id: Buffer, length: number, revision: number): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((parseWholeNumber(encryption.get('P')) ?? 0) | 0);
  const hidesMetadata = revision >= 4 && encryption.get('EncryptMetadata') === false;
  const owner = readTextValue(encryption, 'O').subarray(0, 32);
  let key = hash('md5', PADDING, owner, permissions, id, Buffer.alloc(hidesMetadata ? 4 : 0, 0xff));
  if (revision >= 3) for (let i = 0; i < 50; i++) key = hash('md5', key.subarray(0, length));
  return key.subarray(0, length);
}

/** Checks the empty password by RC4 (algorithms 4 to 6). */
function isEmptyByRc4(encryption: PdfDictionary, id: Buffer, version: number, revision: number): boolean {
  const key = deriveEmptyKey(encryption, id, getKeyLength(encryption, version, revision), revision);
  const user = readTextValue(encryption, 'U');
  if (revision === 2) return decryptRc4(key, PADDING).equals(user.subarray(0, 32));
  let check = hash('md5', PADDING, id);
  for (let i = 0; i < 20; i++) check = decryptRc4(Buffer.from(key.map((byte) => byte ^ i)), check);
  return check.equals(user.subarray(0, 16));
}

/** Hash of the empty password (algorithm 2.B). */
function computeHardenedHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0; ; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const bytes = cipher.setAutoPadding(false).update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const rest = bytes.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(['sha256', 'sha384', 'sha512'][rest] as string, bytes);
    if (round >= 63 && (bytes.at(-1) as number) <= round - 31) return key.subarray(0, 32);
  }
}

function isEmptyByAes(encryption: PdfDictionary, revision: number): boolean {
  const user = readTextValue(encryption, 'U');
  const salt = user.subarray(32, 40);
  if (user.length < 48) return false;
  return (revision === 5 ? hash('sha256', salt) : computeHardenedHash(salt)).equals(user.subarray(0, 32));
}

/** `id`: first part of the file identifier. */
export function canOpenWithoutPassword(encryption: PdfDictionary, id: PdfValue | undefined): boolean {
  const [version = 0, revision = 0] = ['V', 'R'].map((key) => parseWholeNumber(encryption.get(key)) ?? 0);
  if (!isNamed(encryption.get('Filter'), 'Standard')) return false;
  // Only attached files are encrypted.
  if (version >= 4 && !findCryptFilter(encryption, 'StmF') && !findCryptFilter(encryption, 'StrF'))
    return true;
  if (revision >= 5) return isEmptyByAes(encryption, revision);
  return isEmptyByRc4(encryption, Buffer.isBuffer(id) ? id : Buffer.alloc(0), version, revision);
}
