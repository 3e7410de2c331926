import type { DocumentSignature } from '@domain/workflow/signatories';
import { formatDateTime } from '@/utils/beijingTime';
import styles from './index.module.css';

/**
 * A signatory, the time of signing, and the first 16 characters of the hash of the signed document; the tooltip shows the
 * whole hash.
 */
export default function SignedBy({ signature: { name, at, sha256 } }: { signature: DocumentSignature }) {
  return (
    <span className={styles.signed}>
      <bdi>{name}</bdi>
      <time dir="auto" dateTime={at}>
        {formatDateTime(at)}
      </time>
      <span className={styles.hash} dir="ltr" title={sha256}>
        {sha256.slice(0, 16)}
      </span>
    </span>
  );
}
