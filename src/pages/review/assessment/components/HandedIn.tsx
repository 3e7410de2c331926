import type { AssessmentData } from '@domain/calls/experts';
import { Panel } from '@/components/Page';
import AssessmentSummary from '@/pages/review/components/AssessmentSummary';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** The own assessment after it was handed in. */
export default function HandedIn({ assessment }: { assessment: AssessmentData }) {
  const { t } = useLanguage();
  return (
    <div className={styles.beside}>
      <Panel id="handed-in" title={t('experts.own')}>
        <p>{t('experts.final')}</p>
        <AssessmentSummary criteria={assessment.criteria} said={assessment.said} />
      </Panel>
    </div>
  );
}
