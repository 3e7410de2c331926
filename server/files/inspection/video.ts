/** Videos to their end: an MP4 is a row of boxes, and one that is cut off ends within one of them. */
import type { DiskReader } from './disk-reader';

/** The size and the type of a box; a size of 1 stands in the 8 bytes behind it, 0 is the rest of the file ([ISO/IEC 14496-12]). */
const BOX = { head: 8, large: 16 };
const BOXES_AT_MOST = 10_000;

/** True when the box that says how to play it is there, and every box ends in the file. */
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
