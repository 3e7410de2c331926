import { useState } from 'react';
import { useLocation } from 'umi';
import { useLanguage } from '@/utils/language';
import { newId } from '@/utils/newId';
import { readStored, writeStored } from '@/utils/storage';
import PhoneBox from './components/PhoneBox';
import styles from './index.module.css';

/** The secret by which this browser keeps a link that it opened first, also when the page is loaded anew. */
function secretFor(token: string): string {
  const key = `phone ${token}`;
  const secret = readStored(key, 'sessionStorage') ?? newId();
  writeStored(key, secret, 'sessionStorage');
  return secret;
}

/** For the phone that scanned the code beside a box of a form, without signing in: `#` and the token of the link. */
export default function Phone() {
  const { t } = useLanguage();
  const token = useLocation().hash.slice(1);
  const [secrets] = useState(() => `${token}.${secretFor(token)}`);
  return (
    <div className={styles.phone}>
      <h1>{t('menu.phone')}</h1>
      {token ? <PhoneBox secrets={secrets} /> : <p role="alert">{t('phone.noToken')}</p>}
    </div>
  );
}
