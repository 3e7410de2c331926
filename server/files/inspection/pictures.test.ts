import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileType } from '../../../domain/definition';
import { openInspector } from '../../../tests/support/server/file-inspector';

const { refusal, close } = openInspector();
afterAll(close);

/** A chunk of a PNG, with its checksum. */
function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(content.length);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

function png(width: number, height: number, pixels = Buffer.alloc(4_000, 7)): Buffer {
  const head = Buffer.from('00000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const rest = [part('tEXt', Buffer.from('Title\0图')), part('IDAT', pixels), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, part('IHDR', head), ...rest]);
}

/**
 * JPEG with three things before its frame: a preview with an end mark of its own, a comment that contains a marker, and
 * fill bytes.
 */
function jpg(width: number, height: number): Buffer {
  const head = Buffer.from('ffd8ffe1000a4578696600ffd900fffe0005ffc000ffff', 'hex');
  const frame = Buffer.from('ffc2001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.concat([Buffer.from('ffda000c03010002110311003f00', 'hex'), Buffer.alloc(4_000, 7)]);
  return Buffer.concat([head, frame, scan, Buffer.from('ffd9', 'hex')]);
}

const half = (content: Buffer): Buffer => content.subarray(0, content.length >> 1);
const zeroed = (content: Buffer): Buffer => Buffer.from(content).fill(0, content.length >> 1);

describe('a picture is taken', () => {
  it.each<[string, FileType, Buffer]>([
    ['a PNG', 'png', png(6_000, 4_000)],
    ['a PNG with bytes behind its end', 'png', Buffer.concat([png(60, 40), Buffer.alloc(99)])],
    ['a photograph', 'jpg', jpg(16_320, 12_240)],
    ['a photograph that moves', 'jpg', Buffer.concat([jpg(4_000, 3_000), Buffer.alloc(999, 'moov')])],
  ])('%s', async (_what, type, content) => expect(await refusal(type, content)).toBeNull());
});

describe('a picture is refused, and said why', () => {
  it.each<[string, FileType, Buffer, RegExp]>([
    ['a PNG that no memory holds', 'png', png(30_000, 30_000), /30000 × 30000 pixels/],
    ['a photograph that no memory holds', 'jpg', jpg(65_000, 65_000), /65000 × 65000 pixels/],
    ['a PNG of no pixels', 'png', png(0, 0), /".png" picture is damaged/],
    ['a PNG without pixels', 'png', png(60, 40, Buffer.alloc(0)), /".png" picture is damaged/],
    ['40 bytes of a PNG', 'png', png(60, 40).subarray(0, 40), /".png" picture is damaged/],
    ['half a PNG', 'png', half(png(60, 40)), /".png" picture is damaged/],
    ['a PNG whose end is zeros', 'png', zeroed(png(60, 40)), /".png" picture is damaged/],
    ['a PNG whose pixels are others', 'png', png(60, 40).fill(9, 200, 300), /".png" picture is damaged/],
    ['a photograph of no height', 'jpg', jpg(60, 0), /".jpg" picture is damaged/],
    ['half a photograph', 'jpg', half(jpg(60, 40)), /".jpg" picture is damaged/],
    ['a photograph whose end is zeros', 'jpg', zeroed(jpg(60, 40)), /".jpg" picture is damaged/],
    [
      'a photograph without measures',
      'jpg',
      Buffer.from('ffd8ffe0审计报告ffd9'.repeat(9)),
      /not what ".jpg" says/,
    ],
    ['a PNG named as a photograph', 'jpg', png(60, 40), /ends in ".jpg", but the content is a png file/],
    [
      'a photograph as telephones keep it',
      'jpg',
      Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
      /high efficiency format/,
    ],
  ])('%s', async (_what, type, content, sentence) => expect(await refusal(type, content)).toMatch(sentence));
});

describe('inspection of a video (createInspection)', () => {
  const box = (type: string, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32BE(length);
    bytes.write(type, 4);
    return bytes;
  };
  const film = Buffer.concat([
    Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
    box('moov', 500),
    box('mdat', 5_000),
  ]);

  it('accepts a whole one, and rejects one that breaks off or cannot be played', async () => {
    expect(await refusal('mp4', film)).toBeNull();
    expect(await refusal('mp4', half(film))).toMatch(/video is damaged/);
    expect(await refusal('mp4', film.subarray(0, 24))).toMatch(/video is damaged/);
    expect(await refusal('mp4', png(60, 40))).toMatch(/the content is a png file/);
  });
});
