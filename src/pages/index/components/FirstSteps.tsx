import { Link } from 'umi';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const STEPS = [
  { key: 'information', to: '/enterpriseCenter/information' },
  { key: 'program', to: '/forms/programs' },
  { key: 'follow', to: '/enterpriseCenter/declare' },
] as const;

/** The way of a company that has not filed anything yet. */
export default function FirstSteps() {
  const { t } = useLanguage();
  return (
    <Panel id="first-steps" title={t('center.home.firstSteps')}>
      <ol className={styles.steps}>
        {STEPS.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`center.home.step.${key}`)}</Link>
            <p>{t(`center.home.step.${key}.why`)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
