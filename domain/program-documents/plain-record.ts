/** A part of a document, whatever its shape: what somebody wrote need not be right. */
export type PlainRecord = Record<string, unknown>;

export const isPlain = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
