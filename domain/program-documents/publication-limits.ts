/** Characters of the note of an edition: what it changes, and why. */
export const NOTE_AT_MOST = 500;

/** Bounds of the batch from which an edition holds. */
export const BATCH_LIMITS = { yearAtLeast: 2000, yearAtMost: 2100, noAtMost: 99 } as const;
