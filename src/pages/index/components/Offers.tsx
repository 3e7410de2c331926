import type { PagedList } from '@domain/api/envelope';
import type { Mandate } from '@domain/mandates/calls';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Mandates that wait for the person's answer; nothing where none does. */
export default function Offers({ offers: { list } }: { offers: PagedList<Mandate> }) {
  const { t } = useLanguage();
  if (list.length === 0) return null;
  return (
    <Panel id="mandates" title={t('center.home.offers')}>
      <ul className={styles.rows}>
        {list.map(({ id, company, programs, first_day, last_day }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.rowTitle}>
                <strong>
                  <bdi>{company.name}</bdi>
                </strong>
                <span>{t('mandates.programCount', { count: programs.length })}</span>
              </p>
              <p className={styles.quiet}>
                <bdi>{t('mandates.fromUntil', { from: first_day, until: last_day })}</bdi>
              </p>
            </div>
            <ButtonLink
              type="primary"
              to={`/enterpriseCenter/mandates?side=held&id=${id}`}
              aria-label={`${t('center.home.answerOffer')} ${company.name}`}
            >
              {t('center.home.answerOffer')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
