/**
 * What an archive would become on the disk of whoever unpacks it, by its own directory. Nothing is unpacked here: a
 * directory that lies fools nobody but the unpacker, which trusts the same numbers.
 */
import { open } from 'node:fs/promises';

const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50 };
const END_SIZE = 22;
const ENTRY_SIZE = 46;
/** The directory's end, and the longest comment that may follow it. */
const TAIL = END_SIZE + 65_535;

/** What an attachment may unpack to: a reviewer's machine has to cope with it. */
export const ARCHIVE_LIMITS = { entries: 10_000, bytes: 1024 ** 3, directoryBytes: 8 * 1024 ** 2 };

export type ArchiveFault = 'unreadable' | 'too_large';

function endOf(tail: Buffer): number {
  for (let at = tail.length - END_SIZE; at >= 0; at--)
    if (tail.readUInt32LE(at) === SIGNATURES.end) return at;
  return -1;
}

function faultOfDirectory(directory: Buffer, count: number): ArchiveFault | null {
  let at = 0;
  let bytes = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_SIZE > directory.length || directory.readUInt32LE(at) !== SIGNATURES.entry)
      return 'unreadable';
    bytes += directory.readUInt32LE(at + 24);
    if (bytes > ARCHIVE_LIMITS.bytes) return 'too_large';
    const lengths = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_SIZE);
  }
  return null;
}

/** What speaks against the archive at `path`; null when nothing does. */
export async function archiveFault(path: string): Promise<ArchiveFault | null> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number) => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await handle.read(buffer, 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const tail = await read(Math.max(0, size - TAIL), Math.min(TAIL, size));
    const end = endOf(tail);
    if (end < 0) return 'unreadable';
    const [count, length, from] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ];
    if (count > ARCHIVE_LIMITS.entries || length > ARCHIVE_LIMITS.directoryBytes) return 'too_large';
    if (from + length > size) return 'unreadable';
    return faultOfDirectory(await read(from, length), count);
  } finally {
    await handle.close();
  }
}
