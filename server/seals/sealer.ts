/** Reason entry of a signature: number and hash of the document, by which a check of a copy tells whether it is current. */
const REASON = /^([A-Z0-9-]{4,64}) SHA-256 ([0-9a-f]{64})$/;

export const copyReason = ({ no, hash }: { no: string; hash: string }): string => `${no} SHA-256 ${hash}`;

export function parseCopyReason(reason: string): { no: string; hash: string } | null {
  const [, no = '', hash = ''] = REASON.exec(reason) ?? [];
  return no ? { no, hash } : null;
}

/** Certificate of a sealer. A sealer signs the hash of a document, so the key may stay in a file or at a service. */
export interface SealCertificate {
  /** Name in the certificate, as printed on documents. */
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
  /** Returns the current certificate of the sealer; rejects with the reason why it cannot seal. */
  certificate(): Promise<SealCertificate>;
  /** Signs the SHA-256 of a document; returns a CMS signature in DER with the certificate, without the document. */
  sign(hash: Buffer): Promise<Buffer>;
}

/** Thrown while sealing is impossible; the cause gives the reason. */
export class SealAway extends Error {
  constructor(cause: unknown) {
    super('papers cannot be sealed', { cause });
    this.name = 'SealAway';
  }
}
