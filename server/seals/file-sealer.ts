/** Seals with a key in a PKCS#12 file: one that the operator names, or one of the portal's own making. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SEAL_FILE } from '../core/directory/entries';
import { writeKept } from '../core/directory/kept-file';
import { readCertificate } from './certificates';
import { signHash } from './cms';
import { makePkcs12, openPkcs12, type SealKey } from './pkcs12';
import type { SealCertificate, Sealer } from './sealer';

interface Opened extends SealKey {
  certificate: SealCertificate;
}

function open(path: string, passphrase: string): Opened {
  const opened = openPkcs12(readFileSync(path), passphrase);
  return { ...opened, certificate: readCertificate(opened.chain[0] ?? Buffer.alloc(0)) };
}

function assertValid({ validFrom, validTo }: SealCertificate, now: Date): void {
  if (now < validFrom) throw new Error(`the certificate is valid from ${validFrom.toISOString()} on`);
  if (now > validTo) throw new Error(`the certificate ended on ${validTo.toISOString()}`);
}

/** Read once: another file takes effect at the next start. */
export function createFileSealer(path: string, passphrase: string, clock: () => Date): Sealer {
  let opened: Opened | null = null;
  async function use(): Promise<Opened> {
    opened ??= open(path, passphrase);
    assertValid(opened.certificate, clock());
    return opened;
  }
  return {
    kind: 'file',
    address: basename(path),
    certificate: async () => (await use()).certificate,
    async sign(hash) {
      const { key, chain } = await use();
      return signHash(hash, key, chain);
    },
  };
}

interface OwnSealerParts {
  dataDir: string;
  clock: () => Date;
  /** The name that the certificate bears. */
  nameOf(): Promise<string>;
}

/** The file lies in a directory that nobody else reads, as its own secret does. */
const PASSPHRASE = '';
const RENEWED_BEFORE_MS = 30 * 86_400_000;

/**
 * The portal's own, in its data directory. A house that takes another name, and a certificate near its end, get a new
 * one; the portal knows the old one by its row.
 */
export function createOwnSealer({ dataDir, clock, nameOf }: OwnSealerParts): Sealer {
  const path = join(dataDir, SEAL_FILE);
  let opened: Opened | null = null;
  let making: Promise<Opened> | null = null;

  const fits = (found: Opened | null, name: string): found is Opened =>
    found !== null &&
    found.certificate.name === name &&
    found.certificate.validTo.getTime() - clock().getTime() > RENEWED_BEFORE_MS;

  async function make(name: string): Promise<Opened> {
    // Another process of this directory may have made it.
    const found = existsSync(path) ? open(path, PASSPHRASE) : null;
    if (fits(found, name)) return found;
    const file = await makePkcs12(name, PASSPHRASE, clock());
    writeKept(path, file);
    return open(path, PASSPHRASE);
  }

  async function use(): Promise<Opened> {
    const name = await nameOf();
    if (fits(opened, name)) return opened;
    making ??= make(name).finally(() => {
      making = null;
    });
    opened = await making;
    return opened;
  }

  return {
    kind: 'own',
    address: SEAL_FILE,
    certificate: async () => (await use()).certificate,
    async sign(hash) {
      const { key, chain } = await use();
      return signHash(hash, key, chain);
    },
  };
}
