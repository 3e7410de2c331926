/** Number and hash of a paper, as they stand in its signature: by them whoever checks it learns whether it is still current. */
const REASON = /^([A-Z0-9-]{4,64}) SHA-256 ([0-9a-f]{64})$/;

export const copyReason = ({ no, hash }: { no: string; hash: string }): string => `${no} SHA-256 ${hash}`;

export function parseCopyReason(reason: string): { no: string; hash: string } | null {
  const [, no = '', hash = ''] = REASON.exec(reason) ?? [];
  return no ? { no, hash } : null;
}

/** Certificate of a sealer. A sealer signs the hash of a document, so the key may stay in a file or at a service. */
export interface SealCertificate {
  /** The name in it, as it stands on the papers. */
  name: string;
  der: Buffer;
  /** SHA-256 of `der`, in hexadecimal. */
  fingerprint: string;
  validFrom: Date;
  validTo: Date;
}

export interface DocumentSealer {
  kind: 'own' | 'file' | 'http';
  /** Display name: the file or the host of the service. */
  address: string;
  /** The certificate that it seals with now; rejects with the reason that it cannot seal. */
  certificate(): Promise<SealCertificate>;
  /** Signs the SHA-256 of a paper: a CMS signature in DER without the paper itself, with the certificate in it. */
  sign(hash: Buffer): Promise<Buffer>;
}

/** Nothing can be sealed now; its cause says why. */
export class SealAway extends Error {
  constructor(cause: unknown) {
    super('papers cannot be sealed', { cause });
    this.name = 'SealAway';
  }
}
