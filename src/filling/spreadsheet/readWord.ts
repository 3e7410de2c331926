/** The paragraphs and tables of a Word document (.docx), read with the limits of spreadsheets. */
import type { PaperBlock } from '@domain/papers/form-outline/blocks';
import { readWordBlocks } from '@domain/papers/form-outline/word-blocks';
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import { convertToUtf8, extractEntry, listArchiveEntries } from './archive';
import type { SheetRefusal } from './refusal';

const DOCUMENT = 'word/document.xml';

const decodeBytes = (binary: string): string =>
  new TextDecoder().decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0)));

export async function readWord(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ blocks: PaperBlock[] } | SheetRefusal> {
  try {
    const entries = listArchiveEntries(bytes);
    if (!entries) return { fault: 'damaged' };
    if (entries.length > SHEET_LIMITS.entries) return { fault: 'unpacked' };
    const entry = entries.find(({ name }) => name.toLowerCase() === DOCUMENT);
    if (!entry) return { fault: 'damaged' };
    const limit = SHEET_LIMITS.unpackedBytes;
    const content = entry.declared > limit ? null : await extractEntry(entry, limit);
    return content === null
      ? { fault: 'unpacked' }
      : { blocks: readWordBlocks(decodeBytes(convertToUtf8(content))) };
  } catch {
    return { fault: 'damaged' };
  }
}
