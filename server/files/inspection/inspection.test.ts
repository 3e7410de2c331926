import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { FileType } from '../../../domain/definition';
import { PDF } from '../../../tests/support/server/upload-client';
import { type ZipEntry, zipOf } from '../../../tests/support/zip';
import { createWorkers, type Job } from '../../core/workers/workers';
import { createInspection } from './inspection';

const folder = mkdtempSync(join(tmpdir(), 'inspection-'));
const errors: unknown[] = [];
const log = { error: (details: unknown) => errors.push(details) };
const workers = createWorkers({ log });
const inspection = createInspection({ workers, log });
afterAll(async () => {
  await workers.close();
  await rm(folder, { recursive: true });
});

/** The sentence that refuses the file, or null. */
async function refusal(type: FileType, content: Buffer, inspect = inspection): Promise<string | null> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const said = await inspect('company', path, type).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(await readdir(folder)).toEqual(['file']);
  return said;
}

const docx = (...more: ZipEntry[]): Buffer =>
  zipOf([
    '[Content_Types].xml',
    { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
    ...more,
  ]);
const xlsx = (...more: ZipEntry[]): Buffer => zipOf(['[Content_Types].xml', 'xl/workbook.xml', ...more]);
const text = (length: number) => Buffer.alloc(length, '审计报告');
const nested = (depth: number, content: Buffer): Buffer =>
  depth === 0 ? content : zipOf([{ name: `${depth}.zip`, content: nested(depth - 1, content) }]);

async function packedByLibrary(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(text(100_000), '附件/审计报告.txt');
  zip.addReadStream(Readable.from([text(50_000)]), 'as it comes.txt');
  zip.addEmptyDirectory('空文件夹');
  zip.end({ forceZip64Format: true, comment: '' });
  return buffer(zip.outputStream);
}

describe('an archive is taken', () => {
  it.each<[string, FileType, Buffer]>([
    ['with Chinese names', 'zip', zipOf([{ name: '科技部/报告 (2026) “终稿”.pdf', content: PDF }])],
    [
      'with names as Windows writes them in Chinese, one of them with a backslash for its second byte',
      'zip',
      zipOf([
        { name: Buffer.from('bfc6bcbcb2bf2eb1a8b8e62e706466', 'hex'), content: PDF, flags: 0 },
        { name: Buffer.from('d55cc3f7caf32e706466', 'hex'), content: PDF, flags: 0 },
      ]),
    ],
    [
      'as macOS packs it: sizes after the bytes, UTF-8 that is not said, files beside files',
      'zip',
      zipOf([
        { name: '资料/', flags: 0, method: 0, mode: 0o040755 },
        { name: '资料/表.pdf', content: PDF, flags: 8, mode: 0o100644 },
        { name: '__MACOSX/资料/._表.pdf', content: text(120), flags: 8, mode: 0o100644 },
        { name: '资料/.DS_Store', content: text(6_148), flags: 8, mode: 0o100644 },
      ]),
    ],
    [
      'with names of macOS: composed of two, and a blank that holds a time together',
      'zip',
      zipOf(['资料/re\u0301sume\u0301.pdf', 'Screenshot 3.04\u202fPM.png', '👩\u200d🔬.txt']),
    ],
    ['with an empty folder', 'zip', zipOf(['空/', { name: '空/又空/', method: 0 }])],
    ['with the same folder twice', 'zip', zipOf(['a/', 'a/', 'a/b.txt'])],
    ['with nothing in it', 'zip', zipOf([])],
    ['with a comment', 'zip', zipOf(['a.txt'], { comment: 'packed by hand' })],
    [
      'with a document in it that has a table in it',
      'zip',
      nested(1, docx({ name: 'word/embeddings/1.xlsx', content: xlsx() })),
    ],
    [
      'that is a document with a drawing of its own kind',
      'docx',
      docx({ name: 'word/media/1.emz', content: gzipSync(text(9_000)) }),
    ],
    ['that is a document', 'docx', docx()],
    ['that is a table', 'xlsx', xlsx()],
    [
      'with ten thousand entries',
      'zip',
      zipOf(Array.from({ length: 10_000 }, (_, i) => ({ name: `${i}.txt`, content: text(9) }))),
    ],
  ])('%s', async (_what, type, content) => {
    expect(await refusal(type, content)).toBeNull();
  });

  it('from a library, in the large format', async () => {
    expect(await refusal('zip', await packedByLibrary())).toBeNull();
  });
});

describe('an archive is refused, and said why', () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
  const many = Array.from({ length: 65_536 }, (_, i) => `${i}`);
  const link = { mode: 0o120777, content: Buffer.from('/etc/passwd') };

  it.each<[string, Buffer, RegExp]>([
    [
      'a directory that says less than there is',
      zipOf([{ name: '甲.bin', content: zeros(65), declared: 1024 }]),
      /"甲.bin" is not what the directory/,
    ],
    ['a directory that says more', zipOf([{ name: 'a', content: text(9), declared: 10 }]), /"a" is not what/],
    [
      'a directory with another name than the entry',
      zipOf([{ name: 'a.txt', localName: '../a' }]),
      /"a.txt" is not what/,
    ],
    ['entries whose count turns over to none', zipOf(many), /own directory is not true/],
    ['entries that are not counted', zipOf(['a', 'b', 'c'], { count: 1 }), /own directory is not true/],
    ['entries that are not there', zipOf(['a'], { count: 2 }), /damaged or incomplete/],
    ['too many entries', zipOf(many.slice(0, 10_001)), /more than 10000 entries/],
    [
      'too many entries inside',
      zipOf([
        { name: '1.zip', content: zipOf(many.slice(0, 6_000)) },
        { name: '2.zip', content: zipOf(many.slice(0, 6_000)) },
      ]),
      /more than 10000 entries/,
    ],
    [
      'more than a machine can take',
      zipOf(Array.from({ length: 9 }, (_, i) => ({ name: `${i}`, content: zeros(128) }))),
      /larger than 1 GB/,
    ],
    [
      'more than that inside',
      zipOf(
        Array.from({ length: 9 }, (_, i) => ({
          name: `${i}.zip`,
          content: zipOf([{ name: 'a', content: zeros(128) }]),
        })),
      ),
      /larger than 1 GB/,
    ],
    [
      'too many archives in each other',
      nested(5, text(1)),
      /"5.zip\/4.zip\/3.zip\/2.zip" is an archive inside more than 3/,
    ],
    [
      'an archive that is not looked into',
      zipOf([{ name: '旧.rar', content: Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1') }]),
      /"旧.rar" is packed in a format/,
    ],
    ['a link', zipOf([{ name: 'passwd', ...link }]), /"passwd" in the archive is a link/],
    [
      'a device',
      zipOf([{ name: 'null', mode: 0o020666 }]),
      /"null" in the archive is a link or a special file/,
    ],
    ['a password', zipOf([{ name: 'a.pdf', content: PDF, flags: 1 }]), /"a.pdf" in the archive is protected/],
    ['a way out', zipOf(['a/../../etc/cron.d/x']), /unpacked outside its folder/],
    ['a way from the top', zipOf(['/etc/passwd']), /unpacked outside its folder/],
    ['a way from a drive', zipOf(['C:/Windows/x']), /unpacked outside its folder/],
    ['a backslash', zipOf(['..\\..\\x']), /has a backslash/],
    [
      'the name of a device',
      zipOf(['a/nul.txt']),
      /"a\/nul.txt": The file name is empty or kept by the system/,
    ],
    [
      'a name that turns its direction',
      zipOf(['合同\u202efdp.exe']),
      /"合同□fdp.exe": .* turns the text round/,
    ],
    ['a name with a character that nobody sees', zipOf(['a\u200bb.pdf']), /"a□b.pdf" .* nobody sees/],
    ['a name of two lines', zipOf(['a\nb']), /"a□b": .* is a line break/],
    ['a long path', zipOf(['长/'.repeat(300)]), /more than 1024 bytes/],
    [
      'a second name for other programs',
      zipOf([{ name: 'a', flags: 0, extra: unicodePath('a', '../b') }]),
      /outside its folder/,
    ],
    ['the same name twice', zipOf(['A.txt', 'a.TXT']), /has "a.TXT" twice/],
    [
      'bytes that do not unpack',
      zipOf([{ name: 'a', content: text(50) }]).fill(0xff, 32, 40),
      /"a" is damaged/,
    ],
    [
      'a method that is not known',
      zipOf([{ name: 'a', method: 14 }]),
      /"a" in the archive is compressed in a way/,
    ],
    ['bytes behind its end', Buffer.concat([zipOf(['a']), text(9)]), /damaged or incomplete/],
  ])('%s', async (_what, content, sentence) => {
    expect(await refusal('zip', content)).toMatch(sentence);
  });

  it.each<[string, FileType, Buffer, RegExp]>([
    ['a document with a way out', 'docx', docx({ name: '../../x' }), /outside its folder/],
    ['a table with a way out', 'xlsx', xlsx({ name: 'xl/../../x' }), /outside its folder/],
    [
      'a table that says less than there is',
      'xlsx',
      xlsx({ name: 'xl/a', content: zeros(2), declared: 9 }),
      /not what/,
    ],
    ['an archive that is no document', 'docx', xlsx(), /".docx"/],
  ])('%s', async (_what, type, content, sentence) => {
    expect(await refusal(type, content)).toMatch(sentence);
  });
});

describe('other files', () => {
  const png = (width: number, height: number): Buffer => {
    const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return Buffer.concat([
      bytes,
      Buffer.alloc(100),
      Buffer.from('0000000049444154', 'hex'),
      Buffer.alloc(40),
    ]);
  };
  const jpg = (width: number, height: number): Buffer => {
    // Before the measures: a comment in which a marker seems to stand, and bytes that fill.
    const bytes = Buffer.from('ffd8ffe000104a46494600010100000100010000fffe0005ffc000ffff', 'hex');
    const frame = Buffer.from('ffc2001108000000000301220002110103110100', 'hex');
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return Buffer.concat([bytes, frame, Buffer.alloc(50)]);
  };

  it.each<[string, FileType, Buffer, RegExp | null]>([
    ['a picture', 'png', png(6_000, 4_000), null],
    ['a picture that no memory holds', 'png', png(30_000, 30_000), /30000 × 30000 pixels/],
    ['a photograph', 'jpg', jpg(16_320, 12_240), null],
    ['a photograph that no memory holds', 'jpg', jpg(65_000, 65_000), /65000 × 65000 pixels/],
    [
      'a photograph without measures',
      'jpg',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text(200)]),
      /".jpg" file is damaged/,
    ],
    [
      'a document of nothing but digits',
      'pdf',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_000_000, '7')]),
      null,
    ],
    [
      'a protected document',
      'pdf',
      Buffer.concat([PDF, Buffer.from('trailer<</Encrypt 5 0 R>>')]),
      /protected by a password/,
    ],
    [
      'a document that is a page',
      'pdf',
      Buffer.concat([Buffer.from('%PDF-1.4 <html>'), PDF]),
      /carries a web page/,
    ],
  ])('%s', async (_what, type, content, sentence) => {
    const said = await refusal(type, content);
    if (sentence) expect(said).toMatch(sentence);
    else expect(said).toBeNull();
  });

  it.each(['hang', 'die'])(
    'are refused when the inspection is told to %s, and the next one is taken',
    async (order) => {
      const file = join(__dirname, '../../../tests/support/server/unruly-worker.ts');
      const unruly = {
        ...workers,
        run: <T>(job: Job, owner: string) => workers.run<T>({ ...job, file, timeoutMs: 2_000 }, owner, order),
      };
      errors.length = 0;
      expect(await refusal('pdf', PDF, createInspection({ workers: unruly, log }))).toMatch(
        /could not be inspected/,
      );
      expect(errors).toHaveLength(1);
      expect(await refusal('pdf', PDF)).toBeNull();
    },
  );
});

/** The field in which some programs keep a second name of an entry. */
function unicodePath(name: string, second: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + second.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, Buffer.from(second)]);
}

describe('a PDF', () => {
  const scan = '1 0 obj<</Type/XObject/Subtype/Image>>stream\n\u00ff\nendstream endobj';
  const objects = (content: string, packed = deflateSync(Buffer.from(content, 'latin1'))) =>
    Buffer.concat([
      Buffer.from('2 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\r\n', 'latin1'),
      packed,
      Buffer.from('\nendstream endobj', 'latin1'),
    ]);
  const pdf = (...parts: (string | Buffer)[]) =>
    Buffer.concat(
      ['%PDF-1.7\n', ...parts, '\n%%EOF'].map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
      ),
    );
  const told = async (content: Buffer) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return (await inspection('company', path, 'pdf')).hasText;
  };

  it('without any font is a scan that nobody can search, however its objects are packed', async () => {
    expect(await told(pdf(scan))).toBe(false);
    expect(await told(pdf(scan, objects('3 0 <</Type/Page>>')))).toBe(false);
    expect(await told(pdf(scan, '4 0 obj<</Type /Font/Subtype/Type1>>endobj'))).toBe(true);
    expect(await told(pdf(scan, objects('3 0 <</BaseFont/SimSun>>')))).toBe(true);
  });

  it('that cannot be looked into is said nothing of, and taken', async () => {
    expect(await told(pdf(scan, objects('', Buffer.from('no deflated bytes'))))).toBeNull();
    expect(await told(pdf(scan, '2 0 obj<</Type/ObjStm>>'))).toBeNull();
  });
});
