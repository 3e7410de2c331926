/** A PKCS#12 file as papers are sealed with it. */
import { readCertificate } from './certificates';
import { signHash } from './cms';
import { openPkcs12 } from './pkcs12';
import type { SealCertificate } from './sealer';

export { makePkcs12 } from './pkcs12';

export interface OpenedSeal {
  certificate: SealCertificate;
  sign(hash: Buffer): Buffer;
}

/** Throws for a file that holds no key with its certificate, and for a wrong passphrase. */
export function openSeal(file: Buffer, passphrase: string): OpenedSeal {
  const { key, chain } = openPkcs12(file, passphrase);
  return {
    certificate: readCertificate(chain[0] ?? Buffer.alloc(0)),
    sign: (hash) => signHash(hash, key, chain),
  };
}
