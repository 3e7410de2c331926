import { useSearchParams } from 'umi';
import { useLanguage } from '@/utils/language';
import Asked from './components/Asked';
import CopyForm from './components/CopyForm';
import styles from './index.module.css';

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
