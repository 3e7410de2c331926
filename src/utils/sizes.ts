const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes with the unit that leaves at most four digits: `12.4 MB`. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const value = bytes / STEP ** power;
  return `${power > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
}
