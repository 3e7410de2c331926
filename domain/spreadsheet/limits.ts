/** Limits of a file. Far above any honest table, far below what would trouble a browser. */
export const SHEET_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  /** After unpacking, counted and not believed. */
  unpackedBytes: 60 * 1024 * 1024,
  entries: 200,
  /** The largest form has 21 sections. */
  sheets: 40,
  columns: 200,
  /** Rows with something in them; what a table takes is for the table to say. */
  rows: 5000,
  seconds: 20,
} as const;
