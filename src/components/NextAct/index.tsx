import ButtonLink from '@/components/Controls/ButtonLink';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { PageAct } from './pageActs';

/** The one act that a page puts in front, with its reason; other buttons of the page are quiet beside it. */
export default function NextAct({ act }: { act: PageAct | null | undefined }) {
  const { t, say } = useLanguage();
  if (!act) return null;
  const { is, params = {}, to, isUrgent } = act;
  const words = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value]),
  );
  return (
    <section className={styles.act} aria-label={t('center.next')}>
      <p className={isUrgent ? styles.urgent : ''}>
        <bdi>{t(is, words)}</bdi>
      </p>
      <ButtonLink type="primary" to={to}>
        {t(`${is}.act`)}
      </ButtonLink>
    </section>
  );
}
