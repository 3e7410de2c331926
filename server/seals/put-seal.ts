/** Embeds a signature into the placeholder of a printed PDF. */
import { createHash } from 'node:crypto';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import { checkSignature } from './cms-check';
import type { DocumentSealer, SealCertificate } from './sealer';

const computeHash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Checks a service's signature before the document is sealed with it: otherwise a bad one would only be found when somebody
 * checks a copy.
 */
class HashSigner extends Signer {
  constructor(
    private readonly sealer: DocumentSealer,
    private readonly certificate: SealCertificate,
  ) {
    super();
  }

  override async sign(covered: Buffer): Promise<Buffer> {
    const signature = await this.sealer.sign(computeHash(covered));
    const { state, certificate } = checkSignature(signature, (algorithm) =>
      createHash(algorithm).update(covered).digest(),
    );
    if (state !== 'intact' || certificate?.fingerprint !== this.certificate.fingerprint)
      throw new Error(`the seal gave a signature that is ${state}, or of another certificate`);
    return signature;
  }
}

export const putSeal = (
  pdf: Uint8Array,
  sealer: DocumentSealer,
  certificate: SealCertificate,
): Promise<Buffer> => new SignPdf().sign(Buffer.from(pdf), new HashSigner(sealer, certificate));
