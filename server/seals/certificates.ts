/** Parses certificates. */
import { createHash, X509Certificate } from 'node:crypto';
import { Certificate } from 'pkijs';
import { removeUnshownCharacters } from '../../domain/checks/characters';
import type { SealCertificate } from './sealer';

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const NAME_AT_MOST = 100;

export const toBytes = (buffer: ArrayBuffer): Buffer<ArrayBuffer> => Buffer.from(buffer);

/** Returns the common name, or else the name of the organisation; a certificate may have neither. */
function getCommonName({ subject: { typesAndValues } }: Certificate): string {
  const told = (type: string) => typesAndValues.find((each) => each.type === type)?.value.valueBlock.value;
  return removeUnshownCharacters(String(told(COMMON_NAME) ?? told(ORGANISATION) ?? '')).slice(
    0,
    NAME_AT_MOST,
  );
}

/** Parses a certificate; throws for invalid data. */
export function parseCertificate(
  parsed: Certificate,
): SealCertificate & { key: X509Certificate['publicKey'] } {
  const der = toBytes(parsed.toSchema().toBER());
  const { publicKey: key, validFrom, validTo } = new X509Certificate(der);
  return {
    name: getCommonName(parsed),
    der,
    fingerprint: createHash('sha256').update(der).digest('hex'),
    validFrom: new Date(validFrom),
    validTo: new Date(validTo),
    key,
  };
}

export const readCertificate = (der: Buffer) =>
  parseCertificate(Certificate.fromBER(Uint8Array.from(der).buffer));
