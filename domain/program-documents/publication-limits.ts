/** Characters of the note of an edition: what it changes, and why. */
export const NOTE_AT_MOST = 500;
