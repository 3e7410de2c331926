/** Limits of a file. Far above any honest table, far below what would trouble a browser. */
export const SHEET_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of the parts that are read, after unpacking: counted and not believed. */
  unpackedBytes: 40 * 1024 * 1024,
  /** Parts of the package; pictures and drawings are counted, and not read. */
  entries: 5000,
  /** Hidden ones too. The largest form has 21 sections. */
  sheets: 100,
  /** Columns with something in them. */
  columns: 1000,
  /** Rows with something in them; what a table takes is for the table to say. */
  rows: 20_000,
  /** Cells with something in them, of all sheets. */
  cells: 250_000,
  /** Tags of a part, the blank cells of a bordered table among them. */
  tags: 4_000_000,
  /** From the first column to the last one filled, summed over the rows of a sheet. */
  places: 1_000_000,
  /** Lines of a text file, the breaks within values among them. */
  lines: 100_000,
  seconds: 20,
} as const;
