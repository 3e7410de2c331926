/** Faults of the certificate of a server outside, by the codes of Node and OpenSSL. */
import type { CertificateFault } from '../../domain/calls/system-status';

const FAULTS: Record<string, CertificateFault> = {
  CERT_HAS_EXPIRED: 'ended',
  CERT_NOT_YET_VALID: 'early',
  ERR_TLS_CERT_ALTNAME_INVALID: 'elsewhere',
  HOSTNAME_MISMATCH: 'elsewhere',
  CERT_CHAIN_TOO_LONG: 'unknown',
  CERT_REJECTED: 'unknown',
  CERT_REVOKED: 'unknown',
  CERT_SIGNATURE_FAILURE: 'unknown',
  CERT_UNTRUSTED: 'unknown',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'unknown',
  INVALID_CA: 'unknown',
  INVALID_PURPOSE: 'unknown',
  PATH_LENGTH_EXCEEDED: 'unknown',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown',
};

/** Mail keeps the code of the connection beside its own. */
type Coded = Error & { code?: unknown; originalCode?: unknown };

/** null where something else is wrong. */
export function certificateFault(error: unknown): CertificateFault | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, originalCode } = at as Coded;
    const found = FAULTS[String(code)] ?? FAULTS[String(originalCode)];
    if (found) return found;
  }
  return null;
}
