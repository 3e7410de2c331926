import ButtonLink from '@/components/Controls/ButtonLink';
import HelpLine from '@/components/HelpLine';
import Outcome from '@/components/Outcome';
import { useLanguage } from '@/utils/language';
import { isSignedIn } from '@/utils/session';
import styles from './index.module.css';

/** Page for paths without a route. The frame stays for signed-in people. */
export default function NotFound() {
  const { t } = useLanguage();
  const way = isSignedIn()
    ? { to: '/index', label: t('notFound.home') }
    : { to: '/login/login', label: t('notFound.login') };
  return (
    <Outcome title={<h1 className={styles.heading}>{t('notFound.title')}</h1>} why={t('notFound.why')}>
      <ButtonLink type="primary" to={way.to}>
        {way.label}
      </ButtonLink>
      <HelpLine />
    </Outcome>
  );
}
