import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { FileType } from '../../../domain/definition';
import { createWordFile, createWorkbookFile } from '../../../tests/support/office';
import { openInspector } from '../../../tests/support/server/file-inspector';
import { PDF } from '../../../tests/support/server/upload-client';
import { createZip, type ZipEntry } from '../../../tests/support/zip';

const inspector = openInspector();
const { refusal } = inspector;
afterAll(inspector.close);

const text = (length: number) => Buffer.alloc(length, '审计报告');
const SHORT = text(9);
const docx = (...more: ZipEntry[]): Buffer => createWordFile({ more });
const xlsx = (...more: ZipEntry[]): Buffer => createWorkbookFile({ more });
const nested = (depth: number, content: Buffer): Buffer =>
  depth === 0 ? content : createZip([{ name: `${depth}.zip`, content: nested(depth - 1, content) }]);

const half = (content: Buffer): Buffer => content.subarray(0, content.length >> 1);
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const TYPES =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document.xml"/></Types>';
const OPEN_DOCUMENT = {
  name: 'mimetype',
  content: Buffer.from('application/vnd.oasis.opendocument.text'),
};

async function packedByLibrary(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(text(100_000), '附件/审计报告.txt');
  zip.addReadStream(Readable.from([text(50_000)]), 'as it comes.txt');
  zip.addEmptyDirectory('空文件夹');
  zip.end({ forceZip64Format: true, comment: '' });
  return buffer(zip.outputStream);
}

/** The extra field in which some programs store a second name of an entry. */
function unicodePath(name: string, second: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + second.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, Buffer.from(second)]);
}

describe('an archive is taken', () => {
  it.each<[string, FileType, Buffer]>([
    ['with Chinese names', 'zip', createZip([{ name: '科技部/报告 (2026) “终稿”.pdf', content: PDF }])],
    [
      'with names as Windows writes them in Chinese, one of them with a backslash for its second byte',
      'zip',
      createZip([
        { name: Buffer.from('bfc6bcbcb2bf2eb1a8b8e62e706466', 'hex'), content: PDF, flags: 0 },
        { name: Buffer.from('d55cc3f7caf32e706466', 'hex'), content: PDF, flags: 0 },
      ]),
    ],
    [
      'as macOS packs it: sizes after the bytes, UTF-8 that is not said, files beside files',
      'zip',
      createZip([
        { name: '资料/', flags: 0, method: 0, mode: 0o040755 },
        { name: '资料/表.pdf', content: PDF, flags: 8, mode: 0o100644 },
        { name: '__MACOSX/资料/._表.pdf', content: text(120), flags: 8, mode: 0o100644 },
        { name: '资料/.DS_Store', content: text(6_148), flags: 8, mode: 0o100644 },
      ]),
    ],
    [
      'with names of macOS: composed of two, and a blank that holds a time together',
      'zip',
      createZip(['资料/re\u0301sume\u0301.pdf', 'Screenshot 3.04\u202fPM.png', '👩\u200d🔬.txt']),
    ],
    ['with an empty folder', 'zip', createZip(['空/', { name: '空/又空/', method: 0 }, 'a.txt'])],
    ['with the same folder twice', 'zip', createZip(['a/', 'a/', 'a/b.txt'])],
    ['with a comment', 'zip', createZip(['a.txt'], { comment: 'packed by hand' })],
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
      'that is a document whose main part Office 365 has named',
      'docx',
      createWordFile({ main: 'word/document2.xml' }),
    ],
    ['that is a table whose main part stands elsewhere', 'xlsx', createWorkbookFile({ main: 'XL/Book.xml' })],
    ['that is an OFD', 'ofd', createZip(['OFD.xml', 'Doc_0/Document.xml'])],
    ['of source code in Java', 'zip', createZip(['META-INF/MANIFEST.MF', 'src/Main.java'])],
    [
      'with a file named mimetype',
      'zip',
      createZip([{ name: 'mimetype', content: Buffer.from('text/x-python') }]),
    ],
    [
      'with ten thousand entries',
      'zip',
      createZip(Array.from({ length: 10_000 }, (_, i) => ({ name: `${i}.txt`, content: SHORT }))),
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
  const large = zeros(128);
  const largeInside = createZip([{ name: 'a', content: large }]);
  const many = Array.from({ length: 65_536 }, (_, i) => `${i}`);
  const manyInside = createZip(many.slice(0, 6_000));
  const link = { mode: 0o120777, content: Buffer.from('/etc/passwd') };

  it.each<[string, Buffer, RegExp]>([
    [
      'a directory that says less than there is',
      createZip([{ name: '甲.bin', content: zeros(65), declared: 1024 }]),
      /"甲.bin" is not what the directory/,
    ],
    [
      'a directory that says more',
      createZip([{ name: 'a', content: text(9), declared: 10 }]),
      /"a" is not what/,
    ],
    [
      'a directory with another name than the entry',
      createZip([{ name: 'a.txt', localName: '../a' }]),
      /"a.txt" is not what/,
    ],
    ['entries whose count turns over to none', createZip(many), /own directory is not true/],
    ['entries that are not counted', createZip(['a', 'b', 'c'], { count: 1 }), /own directory is not true/],
    ['entries that are not there', createZip(['a'], { count: 2 }), /damaged or incomplete/],
    ['too many entries', createZip(many.slice(0, 10_001)), /more than 10000 entries/],
    [
      'too many entries inside',
      createZip(['1.zip', '2.zip'].map((name) => ({ name, content: manyInside }))),
      /more than 10000 entries/,
    ],
    [
      'more than a machine can take',
      createZip(Array.from({ length: 9 }, (_, i) => ({ name: `${i}`, content: large }))),
      /larger than 1 GB/,
    ],
    [
      'more than that inside',
      createZip(Array.from({ length: 9 }, (_, i) => ({ name: `${i}.zip`, content: largeInside }))),
      /larger than 1 GB/,
    ],
    [
      'too many archives in each other',
      nested(5, text(1)),
      /"5.zip\/4.zip\/3.zip\/2.zip" is an archive inside more than 3/,
    ],
    [
      'an archive that is not looked into',
      createZip([{ name: '旧.rar', content: Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1') }]),
      /"旧.rar" is packed in a format/,
    ],
    ['a link', createZip([{ name: 'passwd', ...link }]), /"passwd" in the archive is a link/],
    [
      'a device',
      createZip([{ name: 'null', mode: 0o020666 }]),
      /"null" in the archive is a link or a special file/,
    ],
    [
      'a password',
      createZip([{ name: 'a.pdf', content: PDF, flags: 1 }]),
      /"a.pdf" in the archive is protected/,
    ],
    ['a way out', createZip(['a/../../etc/cron.d/x']), /unpacked outside its folder/],
    ['a way from the top', createZip(['/etc/passwd']), /unpacked outside its folder/],
    ['a way from a drive', createZip(['C:/Windows/x']), /unpacked outside its folder/],
    ['a backslash', createZip(['..\\..\\x']), /has a backslash/],
    [
      'the name of a device',
      createZip(['a/nul.txt']),
      /"a\/nul.txt": The file name is empty or kept by the system/,
    ],
    [
      'a name that turns its direction',
      createZip(['合同\u202efdp.exe']),
      /"合同□fdp.exe": .* turns the text round/,
    ],
    ['a name with a character that nobody sees', createZip(['a\u200bb.pdf']), /"a□b.pdf" .* nobody sees/],
    ['a name of two lines', createZip(['a\nb']), /"a□b": .* is a line break/],
    ['a long path', createZip(['长/'.repeat(300)]), /more than 1024 bytes/],
    [
      'a second name for other programs',
      createZip([{ name: 'a', flags: 0, extra: unicodePath('a', '../b') }]),
      /outside its folder/,
    ],
    ['the same name twice', createZip(['A.txt', 'a.TXT']), /has "a.TXT" twice/],
    [
      'bytes that do not unpack',
      createZip([{ name: 'a', content: text(50) }]).fill(0xff, 32, 40),
      /"a" is damaged/,
    ],
    [
      'a method that is not known',
      createZip([{ name: 'a', method: 14 }]),
      /"a" in the archive is compressed in a way/,
    ],
    ['bytes behind its end', Buffer.concat([createZip(['a']), text(9)]), /damaged or incomplete/],
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
    ['a table named as a document', 'docx', xlsx(), /ends in ".docx", but the content is a xlsx file/],
    ['a document named as an archive', 'zip', docx(), /ends in ".zip", but the content is a docx file/],
    ['an archive named as a document', 'docx', createZip(['a.txt']), /not what ".docx" says/],
    ['a document with macros', 'docx', createWordFile({ contentType: MACROS }), /the content is a docm file/],
    [
      'a document without its main part',
      'docx',
      createZip([{ name: '[Content_Types].xml', content: Buffer.from(TYPES) }]),
      /".docx" file is damaged/,
    ],
    ['a text of OpenDocument', 'zip', createZip([OPEN_DOCUMENT]), /the content is a odt file/],
    ['an archive named as an OFD', 'ofd', createZip(['a.txt']), /not what ".ofd" says/],
    ['an archive with nothing in it', 'zip', createZip([]), /no file in the archive/],
    ['an archive of empty folders', 'zip', createZip(['空/', '空/又空/']), /no file in the archive/],
    ['half an archive', 'zip', half(createZip(['a.txt', 'b.txt'])), /damaged or incomplete/],
  ])('%s', async (_what, type, content, sentence) => {
    expect(await refusal(type, content)).toMatch(sentence);
  });
});
