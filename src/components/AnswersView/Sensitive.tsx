import { maskOf } from '@domain/checks/mask';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './sensitive.module.css';

/** A value that nobody should read over a shoulder: shown when asked for, and whole on paper, which is what is signed. */
export default function Sensitive({ value, name }: { value: string; name: string }) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  const masked = maskOf(value);
  if (masked === value) return <bdi>{value}</bdi>;
  return (
    <>
      <bdi className={styles.screen}>{isShown ? value : masked}</bdi>
      <bdi className={styles.paper}>{value}</bdi>
      <Button
        type="link"
        size="small"
        className={styles.screen ?? ''}
        aria-label={t(isShown ? 'center.info.hideOf' : 'center.info.showOf', { name })}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'center.info.hide' : 'center.info.show')}
      </Button>
    </>
  );
}
