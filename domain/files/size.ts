const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats a number of bytes for people: whole kilobytes, at least one unless the file is empty; from a megabyte on with one
 * decimal, unless that is 0 or the number has three digits. `12.4 MB`
 */
export function formatBytes(bytes: number): string {
  const power = Math.floor(Math.log2(Math.max(bytes, 1)) / 10);
  const step = Math.min(Math.max(power, 1), UNITS.length);
  const value = bytes / 1024 ** step;
  const decimals = step > 1 && value < 100 ? 1 : 0;
  const rounded = Math.max(Math.min(bytes, 1), Number(value.toFixed(decimals)));
  return `${rounded} ${UNITS[step - 1]}`;
}
