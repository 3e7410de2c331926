/**
 * Looks at a file before a reader of spreadsheets does: is it a workbook, and does it unpack to an honest size? Sizes that
 * an archive declares are not believed: every entry is unpacked once and counted, up to the limit and no further.
 */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { SheetMessage } from '@domain/spreadsheet/messages';

interface Entry {
  name: string;
  isPacked: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
/** The directory's end, and the longest comment that may follow it. */
const END = { size: 22, comment: 65_535 };
const NEEDED = ['[Content_Types].xml', 'xl/workbook.xml'];
/** The first bytes of an .xls and of an encrypted workbook. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** The reason against reading the file; null when there is none. */
export async function archiveFault(bytes: Uint8Array<ArrayBuffer>): Promise<SheetMessage | null> {
  if (bytes.length > SHEET_LIMITS.fileBytes) return 'too_big';
  if (OLE.every((byte, i) => bytes[i] === byte)) return 'old_or_locked';
  const entries = entriesOf(bytes);
  if (!entries) return 'not_xlsx';
  if (entries.length > SHEET_LIMITS.entries) return 'unpacked';
  if (!NEEDED.every((name) => entries.some((entry) => entry.name === name))) return 'not_xlsx';
  let room: number = SHEET_LIMITS.unpackedBytes;
  for (const entry of entries) {
    room -= await unpackedSize(entry, room);
    if (room < 0) return 'unpacked';
  }
  return null;
}

/** The entries of the directory at the archive's end; null where there is none that can be followed. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== SIGNATURES.entry) return null;
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const content = contentOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (!content) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize));
    entries.push({ name, isPacked: view.getUint16(at + 10, true) !== 0, bytes: content });
    at += 46 + nameSize + extra + comment;
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.size - END.comment);
  for (let at = view.byteLength - END.size; at >= first; at--)
    if (view.getUint32(at, true) === SIGNATURES.end) return at;
  return -1;
}

function contentOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, local: number, size: number) {
  if (local + 30 > bytes.length || view.getUint32(local, true) !== SIGNATURES.local) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return start + size <= bytes.length ? bytes.subarray(start, start + size) : null;
}

/** Stops counting beyond `limit`. Throws on an entry that is damaged. */
async function unpackedSize({ isPacked, bytes }: Entry, limit: number): Promise<number> {
  if (!isPacked) return bytes.length;
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // An error while writing reaches the reader as well, who hears it.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const reader = stream.readable.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return size;
    }
  }
}
