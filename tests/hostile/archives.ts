/** Archives that no packer would make: entries that lie, lead elsewhere, are links, are locked, or hold archives. */
import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  content?: Buffer;
  /** Declared, where it is not the truth. */
  size?: number;
  /** Unix mode. */
  mode?: number;
  isLocked?: boolean;
}

const NOTHING = Buffer.alloc(0);

/** Packed once: what is hostile repeats itself. */
const packedOf = new Map<Buffer, Buffer>();
function pack(content: Buffer): Buffer {
  const packed = packedOf.get(content) ?? deflateRawSync(content);
  packedOf.set(content, packed);
  return packed;
}

/** `count`: what the directory says of its number of entries, where it is not the truth. */
export function archiveOf(entries: Entry[], count = entries.length): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = NOTHING, size = content.length, mode = 0, isLocked = false } of entries) {
    const packed = pack(content);
    const bytes = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x0800 | (isLocked ? 1 : 0), 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(bytes.length, 22);
    local.push(Buffer.from('PK\x03\x04'), head, bytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), head, tail, bytes);
    offset += 30 + bytes.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const note: Entry = { name: '说明.txt', content: Buffer.from('text') };

/** What an office document holds at least, and one entry more. */
const officeWith = (entry: Entry): Buffer =>
  archiveOf([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
    entry,
  ]);

function bomb(levels: number): Buffer {
  if (levels === 0) return archiveOf([{ name: 'zeros', content: Buffer.alloc(8 * 1024 * 1024) }]);
  const content = bomb(levels - 1);
  return archiveOf(['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.zip`, content })));
}

/** File name and content of each. */
export const hostileArchives: Record<string, () => [name: string, content: Buffer]> = {
  'a directory that lies: 1.3 GB says 1 kB each': () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    return [
      'lies.zip',
      archiveOf(Array.from({ length: 20 }, (_, i) => ({ name: `${i}.bin`, content: zeros, size: 1024 }))),
    ];
  },
  '65,536 entries, which 16 bits count as none': () => [
    'many.zip',
    archiveOf(Array.from({ length: 65_536 }, (_, i) => ({ name: `${i}`, content: NOTHING }))),
  ],
  'archives within archives within archives': () => ['nested.zip', bomb(5)],
  'a link': () => [
    'link.zip',
    archiveOf([{ name: 'link', content: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
  ],
  'an entry that leads up': () => [
    'up.zip',
    archiveOf([note, { name: '../../evil.txt', content: Buffer.from('x') }]),
  ],
  'an absolute entry': () => [
    'absolute.zip',
    archiveOf([note, { name: '/etc/cron.d/x', content: Buffer.from('x') }]),
  ],
  'an entry with backslashes': () => [
    'back.zip',
    archiveOf([note, { name: '..\\..\\evil.txt', content: Buffer.from('x') }]),
  ],
  'an entry named like a device': () => [
    'device.zip',
    archiveOf([note, { name: 'a/CON', content: Buffer.from('x') }]),
  ],
  'an entry whose name runs backwards': () => [
    'rtl.zip',
    archiveOf([note, { name: 'gpj\u202eexe.txt', content: Buffer.from('x') }]),
  ],
  'an entry that leads up, in a workbook': () => [
    'up.xlsx',
    officeWith({ name: 'xl/../../evil', content: Buffer.from('x') }),
  ],
  'a locked archive': () => ['locked.zip', archiveOf([{ ...note, isLocked: true }])],
};

export const plainArchive = (): Buffer =>
  archiveOf([note, { name: '附件/一.txt', content: Buffer.from('内容') }]);
