/**
 * A large file is sent in parts: after a broken connection the parts that have arrived are still there, and the upload
 * continues with the next. Every part has the same size but the last; so the offset of a part tells which bytes it holds, and
 * a part that is sent twice can only be the same one. On a fast line a request brings several parts, so that the cost of a
 * request does not count.
 */

/** Size of a part in bytes: small enough that losing one costs little. */
export const PART_SIZE = 1024 * 1024;
/** Maximum number of parts of one request. */
export const MAX_PARTS_PER_REQUEST = 8;

/** The number of parts of a file of this size. */
export const countParts = (size: number): number => Math.ceil(size / PART_SIZE);

/** Bytes of the part that begins at `offset`; 0 at the end of the file. */
export const getPartLength = (size: number, offset: number): number => Math.min(PART_SIZE, size - offset);

/** Maximum number of bytes of a request that begins at `offset`. */
export const getMaxRequestBytes = (size: number, offset: number): number =>
  Math.min(MAX_PARTS_PER_REQUEST * PART_SIZE, size - offset);

/** True where `bytes` from `offset` on make whole parts; the last part of the file may be shorter. */
export const isSumOfWholeParts = (size: number, offset: number, bytes: number): boolean =>
  bytes > 0 &&
  bytes <= getMaxRequestBytes(size, offset) &&
  (bytes % PART_SIZE === 0 || offset + bytes === size);
