import { useSearchParams } from 'umi';
import { checkCopy } from '@/services/documents';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import CopyForm, { type Copy } from './components/CopyForm';
import Outcome from './components/Outcome';
import styles from './index.module.css';

/** The answer to one question. Give it a key: the answer to the last copy must not stand beside the number of the next. */
function Asked({ no, hash }: Copy) {
  return <Outcome answer={useRead(checkCopy, no, hash)} />;
}

/** For whoever holds a printed copy, without signing in: `?no=…&hash=…`, which is where the QR code leads. */
export default function Check() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const no = search.get('no') ?? '';
  const hash = search.get('hash') ?? '';
  const copy = `${no} ${hash}`;
  return (
    <div className={styles.check}>
      <h1>{t('menu.check')}</h1>
      <p>{t('documents.check.lead')}</p>
      <CopyForm key={copy} no={no} hash={hash} onAsk={(asked) => setSearch({ ...asked })} />
      <div aria-live="polite">{no && hash && <Asked key={copy} no={no} hash={hash} />}</div>
    </div>
  );
}
