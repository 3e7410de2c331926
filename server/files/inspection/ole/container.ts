/** Container of Office 97 to 2003 ([MS-CFB]): the streams at its root, and their first bytes. */
import type { DiskReader } from '../disk-reader';

const HEADER = 512;
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Sectors of the allocation table listed in the header itself. */
const IN_HEADER = 109;
const ENTRY = 128;
const STREAM = 2;
/** Maximum sector number; numbers above are marks: free, end of a chain, part of the table. */
const SECTORS_AT_MOST = 0xfffffffa;
/** Sectors followed in one chain: more than the largest file has. */
const CHAIN_AT_MOST = 500_000;
const ENTRIES_AT_MOST = 10_000;
const NONE = 0xffffffff;

/** A container that is cut off or damaged. */
export class BrokenContainer extends Error {}

interface ContainerEntry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

function readEntry(bytes: Buffer, at: number): ContainerEntry {
  const nameLength = Math.min(64, bytes.readUInt16LE(at + 64));
  return {
    name: bytes.toString('utf16le', at, at + Math.max(0, nameLength - 2)).toLowerCase(),
    kind: bytes.readUInt8(at + 66),
    left: bytes.readUInt32LE(at + 68),
    right: bytes.readUInt32LE(at + 72),
    child: bytes.readUInt32LE(at + 76),
    start: bytes.readUInt32LE(at + 116),
    size: bytes.readUInt32LE(at + 120),
  };
}

/** Opens a container; throws a `BrokenContainer` for another format or a file that is cut off. */
export function openContainer(reader: DiskReader) {
  const header = reader.bytes(0, HEADER);
  if (header.length < HEADER || !header.subarray(0, 8).equals(SIGNATURE)) throw new BrokenContainer();
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new BrokenContainer();
  const sectorSize = 1 << shift;
  const smallSize = 1 << Math.min(9, header.readUInt16LE(32));
  const smallBelow = header.readUInt32LE(56);

  function sector(number: number): Buffer {
    const bytes = reader.bytes((number + 1) * sectorSize, sectorSize);
    // The last sector of a file may be shorter.
    if (bytes.length === 0) throw new BrokenContainer();
    return bytes.length === sectorSize ? bytes : Buffer.concat([bytes, Buffer.alloc(sectorSize)], sectorSize);
  }

  const numbersIn = (bytes: Buffer): number[] =>
    Array.from({ length: bytes.length >> 2 }, (_, i) => bytes.readUInt32LE(i * 4));

  function tableSectors(): number[] {
    const own = Array.from({ length: IN_HEADER }, (_, i) => header.readUInt32LE(76 + i * 4));
    let next = header.readUInt32LE(68);
    const count = Math.min(header.readUInt32LE(72), CHAIN_AT_MOST / (sectorSize >> 2));
    for (let i = 0; i < count && next < SECTORS_AT_MOST; i++) {
      const numbers = numbersIn(sector(next));
      own.push(...numbers.slice(0, -1));
      next = numbers.at(-1) as number;
    }
    return own.filter((number) => number < SECTORS_AT_MOST);
  }

  const tables = new Map<number, number[]>();
  const tableAt = tableSectors();
  function follower(number: number): number {
    const perSector = sectorSize >> 2;
    const part = Math.floor(number / perSector);
    const at = tableAt[part];
    if (at === undefined) throw new BrokenContainer();
    const known = tables.get(part) ?? numbersIn(sector(at));
    tables.set(part, known);
    return known[number % perSector] as number;
  }

  /** First sectors of a chain, as many as needed for this number of bytes. */
  function chain(start: number, bytes: number): number[] {
    const sectors: number[] = [];
    const wanted = Math.min(CHAIN_AT_MOST, Math.ceil(bytes / sectorSize));
    for (let at = start; at < SECTORS_AT_MOST && sectors.length < wanted; at = follower(at)) sectors.push(at);
    return sectors;
  }

  const bytesIn = (sectors: number[]): Buffer => Buffer.concat(sectors.map(sector));

  function entries(): ContainerEntry[] {
    const bytes = bytesIn(chain(header.readUInt32LE(48), ENTRIES_AT_MOST * ENTRY));
    return Array.from({ length: Math.floor(bytes.length / ENTRY) }, (_, i) => readEntry(bytes, i * ENTRY));
  }

  const [root, ...rest] = entries();
  if (!root) throw new BrokenContainer();
  const all = [root, ...rest];

  /** Streams at the root, which form a binary tree of siblings. Embedded documents lie deeper. */
  function streamsAtRoot(): Map<string, ContainerEntry> {
    const found = new Map<string, ContainerEntry>();
    const seen = new Set<number>([NONE]);
    const next = [root?.child ?? NONE];
    for (let number = next.pop(); number !== undefined; number = next.pop()) {
      const entry = all[number];
      if (!entry || seen.has(number)) continue;
      seen.add(number);
      if (entry.kind === STREAM) found.set(entry.name, entry);
      next.push(entry.left, entry.right);
    }
    return found;
  }

  /**
   * First bytes of a small stream. Small streams share one stream, divided into small sectors with an allocation table of
   * their own.
   */
  function smallStart({ start }: ContainerEntry, length: number): Buffer {
    const table = bytesIn(chain(header.readUInt32LE(60), CHAIN_AT_MOST));
    const bytes = bytesIn(chain(root?.start ?? NONE, root?.size ?? 0));
    const pieces: Buffer[] = [];
    let at = start;
    while (at < SECTORS_AT_MOST && pieces.length * smallSize < length) {
      pieces.push(bytes.subarray(at * smallSize, (at + 1) * smallSize));
      if (at * 4 + 4 > table.length) break;
      at = table.readUInt32LE(at * 4);
    }
    return Buffer.concat(pieces).subarray(0, length);
  }

  const streams = streamsAtRoot();
  return {
    /** True when the root has this stream. Names are in lower case, because programs differ in capitals. */
    has: (name: string): boolean => streams.has(name),

    /** The first bytes of a stream. */
    start(name: string, atMost: number): Buffer {
      const entry = streams.get(name);
      if (!entry) return Buffer.alloc(0);
      const length = Math.min(atMost, entry.size);
      return entry.size < smallBelow
        ? smallStart(entry, length)
        : bytesIn(chain(entry.start, length)).subarray(0, length);
    },

    /** Throws a `BrokenContainer` where a stream is not completely in the file. */
    assertWhole(name: string): void {
      const { start = NONE, size = 0 } = streams.get(name) ?? {};
      if (size < smallBelow) return;
      const sectors = chain(start, size);
      if (sectors.length * sectorSize < size) throw new BrokenContainer();
      for (const number of sectors) if ((number + 1) * sectorSize >= reader.size) throw new BrokenContainer();
    },
  };
}

export type OleContainer = ReturnType<typeof openContainer>;
