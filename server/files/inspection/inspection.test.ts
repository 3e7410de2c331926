import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileType } from '../../../domain/definition';
import { openInspector } from '../../../tests/support/server/file-inspector';
import { PDF } from '../../../tests/support/server/upload-client';
import type { Job } from '../../core/workers/workers';
import { createInspection } from './inspection';

const inspector = openInspector();
const { refusal } = inspector;
afterAll(inspector.close);

describe('other files', () => {
  const { errors, log, workers } = inspector;
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
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, '审计报告')]),
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
  const told = async (content: Buffer) => (await inspector.inspect('pdf', content)).hasText;

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
