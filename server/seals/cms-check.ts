/** Checks a CMS signature against the hash of the data that it claims to cover. The input is untrusted. */
import { constants, createHash, timingSafeEqual, verify } from 'node:crypto';
import { type ObjectIdentifier, type OctetString, type Sequence, UTCTime } from 'asn1js';
import {
  type Attribute,
  Certificate,
  ContentInfo,
  type IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import type { SealState } from '../../domain/document/seal';
import { parseCertificate, toBytes } from './certificates';
import { getSignedBytes, OID } from './cms';
import type { SealCertificate } from './sealer';

export interface CheckedSignature {
  state: SealState;
  /** Certificate of the signer; null where none could be read. */
  certificate: SealCertificate | null;
  /** Signing time stated in the signature itself. */
  at: Date | null;
}

/** Accepted hash algorithms; SHA-1 and MD5 are not collision-resistant. */
const HASHES: Record<string, string> = {
  [OID.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const RSA_PSS = '1.2.840.113549.1.1.10';
/** Signature algorithms. An identifier either implies the hash, or leaves it to the signer's digest algorithm. */
const ALGORITHMS = [
  '1.2.840.113549.1.1.1',
  '1.2.840.113549.1.1.11',
  '1.2.840.113549.1.1.12',
  '1.2.840.113549.1.1.13',
  '1.2.840.10045.4.3.2',
  '1.2.840.10045.4.3.3',
  '1.2.840.10045.4.3.4',
  RSA_PSS,
];

const UNREADABLE: CheckedSignature = { state: 'unreadable', certificate: null, at: null };

const isSameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Returns the value of an attribute that occurs once with one value; undefined otherwise. */
function getSoleValue({ signedAttrs }: SignerInfo, type: string): unknown {
  const found: Attribute[] = (signedAttrs?.attributes ?? []).filter((each) => each.type === type);
  return found.length === 1 && found[0]?.values.length === 1 ? found[0].values[0] : undefined;
}

const toOctets = (value: unknown): Buffer =>
  toBytes((value as OctetString).valueBlock.valueHexView.slice().buffer);

/** Returns the certificate that the signer identifies by issuer and serial number, from those in the signature. */
function findSignerCertificate({ certificates = [] }: SignedData, { sid }: SignerInfo) {
  const { issuer, serialNumber } = sid as IssuerAndSerialNumber;
  const found = certificates.filter(
    (each): each is Certificate =>
      each instanceof Certificate && each.serialNumber.isEqual(serialNumber) && each.issuer.isEqual(issuer),
  );
  return found.length === 1 && found[0] ? parseCertificate(found[0]) : null;
}

/** True where the signature identifies its certificate by hash, as PAdES requires, and the hash is of another certificate. */
function hasOtherCertificate(signer: SignerInfo, { der }: SealCertificate): boolean {
  const value = getSoleValue(signer, OID.signingCertificate) as Sequence | undefined;
  if (!value) return false;
  const [[first]] = [(value.valueBlock.value[0] as Sequence).valueBlock.value as Sequence[]];
  const members = first?.valueBlock.value ?? [];
  // For a hash other than SHA-256, an algorithm identifier precedes the hash value.
  const [hash] = members;
  const isDefault = hash?.idBlock.tagNumber === 4;
  return isDefault && !isSameBytes(toOctets(hash), createHash('sha256').update(der).digest());
}

function readSigningTime(signer: SignerInfo): Date | null {
  const value = getSoleValue(signer, OID.signingTime);
  return value instanceof UTCTime ? value.toDate() : null;
}

function read(cms: Buffer) {
  const { contentType, content } = ContentInfo.fromBER(Uint8Array.from(cms).buffer);
  if (contentType !== OID.signedData) return null;
  const signed = new SignedData({ schema: content });
  const [signer, ...others] = signed.signerInfos;
  if (!signer?.signedAttrs || others.length > 0) return null;
  return { signed, signer };
}

function check(cms: Buffer, hashOf: (algorithm: string) => Buffer): CheckedSignature {
  const found = read(cms);
  const certificate = found && findSignerCertificate(found.signed, found.signer);
  if (!found || !certificate) return UNREADABLE;
  const { signer } = found;
  const told = { certificate, at: readSigningTime(signer) };
  const hash = HASHES[signer.digestAlgorithm.algorithmId];
  const { algorithmId } = signer.signatureAlgorithm;
  if (!hash || !ALGORITHMS.includes(algorithmId)) return { ...told, state: 'unreadable' };
  const type = getSoleValue(signer, OID.contentType) as ObjectIdentifier | undefined;
  const digest = getSoleValue(signer, OID.messageDigest);
  const key =
    algorithmId === RSA_PSS
      ? {
          key: certificate.key,
          padding: constants.RSA_PKCS1_PSS_PADDING,
          saltLength: constants.RSA_PSS_SALTLEN_AUTO,
        }
      : certificate.key;
  const holds =
    type?.valueBlock.toString() === OID.data &&
    digest !== undefined &&
    isSameBytes(toOctets(digest), hashOf(hash)) &&
    !hasOtherCertificate(signer, certificate) &&
    verify(hash, getSignedBytes(signer), key, toOctets(signer.signature));
  return { ...told, state: holds ? 'intact' : 'broken' };
}

/** Checks a signature. `hashOf`: returns the hash of the covered data under the named algorithm. Never throws. */
export function checkSignature(cms: Buffer, hashOf: (algorithm: string) => Buffer): CheckedSignature {
  try {
    return check(cms, hashOf);
  } catch {
    return UNREADABLE;
  }
}
