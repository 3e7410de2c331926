/** Inspects MP4 videos: a sequence of boxes, of which the last is incomplete in a file that was cut off. */
import type { DiskReader } from './disk-reader';

/**
 * Bytes of the size and the type of a box. A size of 1 means that the size is in the next 8 bytes, 0 that the box extends
 * to the end of the file ([ISO/IEC 14496-12]).
 */
const BOX = { head: 8, large: 16 };
const BOXES_AT_MOST = 10_000;

/** True when the file has the box needed to play it (`moov`), and every box ends within the file. */
export function isWholeVideo(reader: DiskReader): boolean {
  let isPlayable = false;
  let at = 0;
  for (let boxes = 0; at < reader.size && boxes < BOXES_AT_MOST; boxes++) {
    const head = reader.bytes(at, BOX.large);
    if (head.length < BOX.head) return false;
    const size = head.readUInt32BE(0);
    isPlayable ||= head.toString('latin1', 4, BOX.head) === 'moov';
    if (size === 0) return isPlayable;
    if (size === 1 && head.length < BOX.large) return false;
    const length = size === 1 ? Number(head.readBigUInt64BE(BOX.head)) : size;
    if (length < BOX.head) return false;
    at += length;
  }
  return isPlayable && at === reader.size;
}
