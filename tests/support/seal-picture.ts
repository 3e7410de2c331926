/** Generates a round red seal as PNG, transparent except for its ring. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

export function encodePng(width: number, height: number, dots: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(dots)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function createSealPicture(side = 200): Buffer {
  const line = side * 4 + 1;
  const dots = Buffer.alloc(line * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const radius = Math.hypot(x - side / 2, y - side / 2) / side;
      if (radius > 0.45 && radius < 0.48) dots.set([200, 0, 0, 255], y * line + 1 + x * 4);
    }
  return encodePng(side, side, dots);
}
