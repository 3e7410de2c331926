/**
 * PKCS#12 files of a key with its certificates: opens files from certificate authorities and those used for sealing, and creates
 * one for a portal without its own.
 */

import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { asn1, md, pkcs12, pki } from 'node-forge';
import { DAY_MS } from '../../domain/time';
import { readCertificate } from './certificates';
import { signHash } from './cms';
import type { SealCertificate } from './sealer';

export interface SealKey {
  key: KeyObject;
  /** Certificates in DER, that of the key first. */
  chain: Buffer[];
}

const BITS = 3_072;
const YEARS = 10;

const encodeDer = (value: asn1.Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary');

/** Returns the key of a bag: the library parses RSA keys only, and leaves others as ASN.1. */
function readKey({ key, asn1: raw }: pkcs12.Bag): KeyObject | null {
  const value = key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)) : raw;
  return value ? createPrivateKey({ key: encodeDer(value), format: 'der', type: 'pkcs8' }) : null;
}

const readBagCertificate = ({ cert, asn1: raw }: pkcs12.Bag): Buffer =>
  encodeDer(cert ? pki.certificateToAsn1(cert) : raw);

/** Opens a PKCS#12 file; throws for an invalid file, a wrong passphrase, and one without a key and its certificate. */
export function openPkcs12(file: Buffer, passphrase: string): SealKey {
  const opened = pkcs12.pkcs12FromAsn1(asn1.fromDer(file.toString('binary')), passphrase);
  const bags = (type: string) => opened.getBags({ bagType: type })[type] ?? [];
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = pki.oids as Record<string, string>;
  const [key] = [...bags(pkcs8ShroudedKeyBag ?? ''), ...bags(keyBag ?? '')].map(readKey);
  const certificates = bags(certBag ?? '').map(readBagCertificate);
  const own = certificates.find((der) => key && new X509Certificate(der).checkPrivateKey(key));
  if (!key || !own) throw new Error('the file holds no key with its certificate');
  return { key, chain: [own, ...certificates.filter((der) => der !== own)] };
}

/** Creates a PKCS#12 file with a new key and a self-signed certificate. */
export async function makePkcs12(name: string, passphrase: string, now: Date): Promise<Buffer> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = pki.privateKeyFromPem(privateKey);
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  // The leading byte 01 keeps the number positive, as certificates require.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - DAY_MS);
  certificate.validity.notAfter = new Date(now.getTime() + YEARS * 365 * DAY_MS);
  const subject = [{ name: 'commonName', value: name, valueTagClass: asn1.Type.UTF8 as never }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, md.sha256.create());
  return encodeDer(pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' }));
}

export interface OpenedSeal {
  certificate: SealCertificate;
  sign(hash: Buffer): Buffer;
}

/** Opens a seal; throws for a file without a key and its certificate, and for a wrong passphrase. */
export function openSeal(file: Buffer, passphrase: string): OpenedSeal {
  const { key, chain } = openPkcs12(file, passphrase);
  return {
    certificate: readCertificate(chain[0] ?? Buffer.alloc(0)),
    sign: (hash) => signHash(hash, key, chain),
  };
}
