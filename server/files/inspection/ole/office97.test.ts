import { afterAll, describe, expect, it } from 'vitest';
import type { FileType } from '../../../../domain/definition';
import { openInspector } from '../../../../tests/support/server/file-inspector';

const { refusal, close } = openInspector();
afterAll(close);

const SECTOR = 512;
const NONE = 0xffffffff;
const END = 0xfffffffe;

function entry(name: string, kind: number, child: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(kind, 66);
  [NONE, NONE, child].forEach((number, i) => void bytes.writeUInt32LE(number, 68 + i * 4));
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  values.forEach((value, i) => void bytes.writeUInt32LE(value, i * 4));
  return bytes;
};

/** A container with one stream at its root: the table in sector 0, the directory in sector 1, then the stream. */
function container(name: string, content: Buffer): Buffer {
  const length = Math.max(4_096, content.length);
  const sectors = Math.ceil(length / SECTOR);
  const chain = Array.from({ length: sectors }, (_, i) => (i + 1 === sectors ? END : i + 3));
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.writeUInt32LE(0, 72);
  header.writeUInt32LE(0, 76);
  const directory = Buffer.concat([
    entry('Root Entry', 5, 1, END, 0),
    entry(name, 2, NONE, 2, length),
    Buffer.alloc(256),
  ]);
  const stream = Buffer.concat([content], sectors * SECTOR);
  return Buffer.concat([header, numbers(0xfffffffd, END, ...chain), directory, stream]);
}

/** The header of a Word file (`FibBase`). */
const base = (flags: number): Buffer => {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt16LE(0xa5ec);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
};
/** The first records of a workbook, including its encryption record where `pass` is given. */
const records = (pass?: string): Buffer => {
  const own = Buffer.from(pass ?? '', 'hex');
  const head = Buffer.from([0x2f, 0, own.length, 0]);
  return Buffer.concat([
    Buffer.from('0908100000060500d30dcc0741000000060300000', 'hex').subarray(0, 20),
    ...(pass === undefined ? [] : [head, own]),
    Buffer.from('0a000000', 'hex'),
  ]);
};
/** A sheet with zeros in place of its last records. */
const overwritten = Buffer.concat([records().subarray(0, 20), Buffer.alloc(400)]);
const word = container('WordDocument', base(0));
const half = (content: Buffer): Buffer => content.subarray(0, content.length >> 1);

describe('a document of Office 97 to 2003', () => {
  it.each<[string, FileType, Buffer]>([
    ['a Word file', 'doc', word],
    ['a workbook', 'xls', container('Workbook', records())],
    ['a workbook of Excel 95', 'xls', container('BOOK', records())],
    ['a workbook whose structure alone is protected', 'xls', container('Workbook', records('000000000a9a'))],
    ['such a workbook of Excel 95', 'xls', container('Book', records('59b30a9a'))],
  ])('is taken: %s', async (_what, type, content) => expect(await refusal(type, content)).toBeNull());

  it.each<[string, FileType, Buffer, RegExp]>([
    ['a Word file with a password', 'doc', container('WordDocument', base(0x0100)), /asks for a password/],
    [
      'a workbook with a password',
      'xls',
      container('Workbook', records('00004a511acc')),
      /asks for a password/,
    ],
    [
      'a workbook with a password, by RC4',
      'xls',
      container('Workbook', records(`010001000100${'ab'.repeat(48)}`)),
      /asks for a password/,
    ],
    ['a newer one with a password', 'docx', container('EncryptedPackage', base(0)), /asks for a password/],
    ['a workbook named as a Word file', 'doc', container('Workbook', records()), /content is a xls file/],
    [
      'a presentation named as a Word file',
      'doc',
      container('PowerPoint Document', base(0)),
      /content is a ppt file/,
    ],
    ['an older Word file named as a newer', 'docx', word, /content is a doc file/],
    ['half a Word file', 'doc', half(word), /".doc" file is damaged/],
    ['the head of a Word file', 'doc', word.subarray(0, 512), /".doc" file is damaged/],
    [
      'a Word file whose directory is zeros',
      'doc',
      Buffer.from(word).fill(0, 1_024, 1_536),
      /not what ".doc" says/,
    ],
    [
      'a workbook with zeros in its sheet',
      'xls',
      container('Workbook', overwritten),
      /".xls" file is damaged/,
    ],
    [
      'a page named as a workbook',
      'xls',
      Buffer.from('<html><table></table></html>'.repeat(30)),
      /not what ".xls" says/,
    ],
  ])('is refused: %s', async (_what, type, content, sentence) =>
    expect(await refusal(type, content)).toMatch(sentence),
  );
});
