import { type ChainedLine, computeSha256, formatAuditLine } from '../../../server/core/audit/chain';

/** Returns the number (from 1) of the first log line that breaks the hash chain; null where the chain is intact. */
export function findFirstBrokenLine(
  lines: (ChainedLine & { prevHash: string; hash: string })[],
): number | null {
  let previous = '';
  for (const [i, line] of lines.entries()) {
    if (line.prevHash !== previous || line.hash !== computeSha256(previous + formatAuditLine(line)))
      return i + 1;
    previous = line.hash;
  }
  return null;
}
