/** Reads a zip archive with the decompression of the platform: only the entries asked for, each up to a size limit. */

export interface ArchiveEntry {
  /** Path with slashes, without a leading one. */
  name: string;
  isPacked: boolean;
  /** Unpacked size as the archive declares it; not trusted. */
  declared: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
/** Sizes in bytes of the end record of the directory, and of the longest comment that may follow it. */
const END = { size: 22, comment: 65_535 };

/** Lists the entries of the archive's directory; null where that is missing or damaged. */
export function listArchiveEntries(bytes: Uint8Array<ArrayBuffer>): ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ArchiveEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== SIGNATURES.entry) return null;
    const nameSize = view.getUint16(at + 28, true);
    const content = contentOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (!content) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize));
    entries.push({
      name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
      isPacked: view.getUint16(at + 10, true) !== 0,
      declared: view.getUint32(at + 24, true),
      bytes: content,
    });
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
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

/** Converts bytes to a binary string, one character per byte, which the workbook reader expects. */
export function toBinaryString(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 8192) as unknown as number[]);
  return text;
}

/** Converts a UTF-16 part to UTF-8, recognized by its byte order mark or by a zero beside the first bracket. */
export function convertToUtf8(content: string): string {
  const start = content.slice(0, 2);
  const isLittle = start === '\xff\xfe' || start === '<\0';
  if (!isLittle && start !== '\xfe\xff' && start !== '\0<') return content;
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0));
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  return toBinaryString(
    new TextEncoder().encode(text.replace(/^(<\?xml[^<>]*?\bencoding=["'])[^"']*/, '$1UTF-8')),
  );
}

/** Unpacks an entry to a binary string; null beyond `limit` bytes. Throws on a damaged entry. */
export async function extractEntry({ isPacked, bytes }: ArchiveEntry, limit: number): Promise<string | null> {
  if (!isPacked) return bytes.length > limit ? null : toBinaryString(bytes);
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // A write error also rejects the read below, where it is handled.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const reader = stream.readable.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += toBinaryString(value);
    if (text.length > limit) {
      await reader.cancel();
      return null;
    }
  }
}
