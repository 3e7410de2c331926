/** Limits of an imported file: far above any honest table, far below the load that would trouble a browser. */
export const SHEET_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of the parts that are read, counted while unpacking: the size stated in the file is not trusted. */
  unpackedBytes: 40 * 1024 * 1024,
  /** Parts of the package; pictures and drawings count, but are not read. */
  entries: 5000,
  /** Sheets, hidden ones included. The largest form has 21 sections. */
  sheets: 100,
  /** Non-empty columns. */
  columns: 1000,
  /** Non-empty rows; the table has its own limit of rows. */
  rows: 20_000,
  /** Non-empty cells of all sheets. */
  cells: 250_000,
  /** XML tags of a part, including those of the blank cells of a bordered table. */
  tags: 4_000_000,
  /** Cells from the first column to the last filled one, blank ones included, summed over the rows of a sheet. */
  places: 1_000_000,
  /** Lines of a text file, including line breaks within values. */
  lines: 100_000,
  seconds: 20,
} as const;
