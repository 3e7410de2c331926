/** Number and hash of a paper, as they stand in its signature: by them whoever checks it learns whether it is still current. */
const REASON = /^([A-Z0-9-]{4,64}) SHA-256 ([0-9a-f]{64})$/;

export const copyReason = ({ no, hash }: { no: string; hash: string }): string => `${no} SHA-256 ${hash}`;

export function copyIn(reason: string): { no: string; hash: string } | null {
  const [, no = '', hash = ''] = REASON.exec(reason) ?? [];
  return no ? { no, hash } : null;
}
