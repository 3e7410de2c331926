/** Builds ZIP archives byte by byte, as programs and as attackers write them. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Name of the entry; as bytes for an encoding other than UTF-8. */
  name: string | Buffer;
  content?: Buffer;
  /** Unpacked size stated in the directory, where it is false. */
  declared?: number;
  /** Name in the local header, where it differs from the directory's. */
  localName?: string;
  /** General purpose bits: 0x1 encrypted, 0x8 sizes after the bytes, 0x800 UTF-8. */
  flags?: number;
  method?: number;
  /** Unix file mode. */
  mode?: number;
  extra?: Buffer;
}

interface ZipOptions {
  /** Number of entries stated in the archive. */
  count?: number;
  comment?: string;
}

interface WrittenEntry {
  local: Buffer;
  central: Buffer;
}

function head(signature: number, length: number, from: number, { method, flags = 0x800 }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, from);
  bytes.writeUInt16LE(flags, from + 2);
  bytes.writeUInt16LE(method ?? 8, from + 4);
  return bytes;
}

interface Packed {
  bytes: Buffer;
  checksum: number;
}

const EMPTY = Buffer.alloc(0);
const packed = new WeakMap<Buffer, Packed>();

/** Compresses a content once, even if many entries have it. */
function pack(content: Buffer): Packed {
  const known = packed.get(content) ?? { bytes: deflateRawSync(content), checksum: crc32(content) };
  packed.set(content, known);
  return known;
}

function writeEntry(entry: ZipEntry, offset: number): WrittenEntry {
  const { content = EMPTY, mode = 0, flags = 0x800, extra = EMPTY } = entry;
  const name = Buffer.from(entry.name as string);
  const localName = Buffer.from(entry.localName ?? (entry.name as string));
  const { bytes, checksum } = pack(content);
  const written = entry.method === 0 ? content : bytes;
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(checksum, 0);
  sizes.writeUInt32LE(written.length, 4);
  sizes.writeUInt32LE(entry.declared ?? content.length, 8);
  const isAfter = (flags & 8) !== 0;

  const local = head(0x04034b50, 30, 4, entry);
  if (!isAfter) sizes.copy(local, 14);
  local.writeUInt16LE(localName.length, 26);
  const central = head(0x02014b50, 46, 6, entry);
  central.writeUInt16LE(mode ? 0x0314 : 20, 4);
  sizes.copy(central, 16);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt16LE(extra.length, 30);
  central.writeUInt32LE((mode << 16) >>> 0, 38);
  central.writeUInt32LE(offset, 42);
  const descriptor = isAfter ? [Buffer.from('PK\x07\x08', 'latin1'), sizes] : [];
  return {
    local: Buffer.concat([local, localName, written, ...descriptor]),
    central: Buffer.concat([central, name, extra]),
  };
}

export function createZip(entries: (ZipEntry | string)[], { count, comment = '' }: ZipOptions = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = writeEntry(typeof entry === 'string' ? { name: entry } : entry, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE((count ?? entries.length) % 65_536, 8);
  end.writeUInt16LE((count ?? entries.length) % 65_536, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

/** Builds an archive of parts by their names, as `readBook` takes it. */
export const zipParts = (parts: Record<string, string | Buffer>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createZip(
      Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content as string) })),
    ),
  );
