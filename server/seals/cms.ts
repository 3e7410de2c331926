/**
 * Creates signatures as PAdES requires at its base level (ETSI EN 319 142-1, B-B): CMS without the content, whose signed
 * attributes are the content type, the content's hash, and the hash of the certificate. The PDF states the time.
 */

import { createHash, type KeyObject, sign as signBytes } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { toBytes } from './certificates';

export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const;

/** Signature algorithm for each type of key; other keys cannot seal. */
const SIGNS: Record<string, string> = { rsa: OID.rsaWithSha256, ec: OID.ecdsaWithSha256 };

/** Sorts attributes by their bytes: DER requires this order for a set, and the signature covers the encoding. */
const sortAttributes = (attributes: Attribute[]): Attribute[] =>
  attributes
    .map((attribute) => ({ attribute, der: toBytes(attribute.toSchema().toBER()) }))
    .sort((a, b) => Buffer.compare(a.der, b.der))
    .map(({ attribute }) => attribute);

/** Encodes the certificate hash as ESSCertIDv2 with SHA-256, which is omitted because it is the default (RFC 5035). */
const buildCertificateHash = (der: Buffer) =>
  new Sequence({
    value: [
      new Sequence({
        value: [
          new Sequence({
            value: [new OctetString({ valueHex: createHash('sha256').update(der).digest() })],
          }),
        ],
      }),
    ],
  });

const buildAttributes = (hash: Buffer, certificate: Buffer): Attribute[] =>
  sortAttributes([
    new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: hash })] }),
    new Attribute({ type: OID.signingCertificate, values: [buildCertificateHash(certificate)] }),
  ]);

/** Returns the signed encoding of the attributes: a SET, instead of the tagged field of the message. */
export function getSignedBytes({ signedAttrs }: SignerInfo): Buffer {
  const der = toBytes(signedAttrs?.toSchema().toBER() ?? new ArrayBuffer(0));
  der[0] = 0x31;
  return der;
}

/** Signs a hash. `chain`: certificates in DER, that of the key first. */
export function signHash(hash: Buffer, key: KeyObject, chain: readonly Buffer[]): Buffer {
  const [own, ...others] = chain.map((der) => Certificate.fromBER(Uint8Array.from(der).buffer));
  const algorithm = SIGNS[key.asymmetricKeyType ?? ''];
  if (!own || !chain[0] || !algorithm) throw new Error('a seal needs a certificate with an RSA or EC key');
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: OID.sha256 }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: buildAttributes(hash, chain[0]) }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithm }),
  });
  signer.signature = new OctetString({ valueHex: signBytes('sha256', getSignedBytes(signer), key) });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: OID.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [own, ...others],
    signerInfos: [signer],
  });
  return toBytes(
    new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) }).toSchema().toBER(),
  );
}
