import { useEffect, useState } from 'react';
import { useLanguage } from '@/utils/language';

/** Countdown in seconds, hidden from screen readers, which have heard the end once. */
export default function Countdown({ seconds }: { seconds: number }) {
  const { t } = useLanguage();
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end]);
  return <span aria-hidden>{left > 0 ? t('decisions.left', { count: left }) : t('decisions.due')}</span>;
}
