/**
 * A large file travels in parts: what has arrived stays there when the connection breaks, and the next part goes on from
 * it. Every part has the same size but the last; so the place of a part says which bytes it holds, and a part that is sent
 * twice can only be the same one.
 */

/** Bytes. Small enough to be worth little when it is lost, large enough that its own cost does not count. */
export const PART_SIZE = 1024 * 1024;

/** The number of parts of a file of this size. */
export const partCount = (size: number): number => Math.ceil(size / PART_SIZE);

/** Bytes of the part that begins at `offset`; 0 at the end of the file. */
export const partLength = (size: number, offset: number): number => Math.min(PART_SIZE, size - offset);
