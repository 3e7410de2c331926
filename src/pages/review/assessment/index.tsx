import type { AssessmentData } from '@domain/api/calls/experts';
import { Alert } from 'antd';
import { useCallback } from 'react';
import { useSearchParams } from 'umi';
import AssessmentState from '@/components/AssessmentState';
import ButtonLink from '@/components/ButtonLink';
import FactList, { type Fact } from '@/components/FactList';
import Loaded from '@/components/Loaded';
import PageHead from '@/components/PageHead';
import PageTitle from '@/components/PageTitle';
import Panel from '@/components/Panel';
import RightOnly from '@/components/RightOnly';
import { fetchAssessment } from '@/services/experts';
import { useBatchName } from '@/utils/batchName';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useResource } from '@/utils/useResource';
import AssessedFiling from './components/AssessedFiling';
import Declaration from './components/Declaration';
import HandedIn from './components/HandedIn';
import ScoreForm from './components/ScoreForm';
import styles from './index.less';

/** One assessment of the signed-in expert. The address names it: `?id=…`. */
export default function Assessment() {
  const [search] = useSearchParams();
  return (
    <RightOnly right="expert.review">
      <Reading id={search.get('id') ?? ''} />
    </RightOnly>
  );
}

function Reading({ id }: { id: string }) {
  const { t } = useLanguage();
  const read = useResource(useCallback(() => fetchAssessment(id), [id]));
  return (
    <Loaded resource={read}>
      {(assessment) => (
        <>
          <PageTitle title={`${t('menu.assessment')} ${assessment.code}`} />
          <PageHead
            title={<bdi>{assessment.code}</bdi>}
            lead={<bdi>{assessment.title}</bdi>}
            actions={<ButtonLink to="/review/assessments">{t('experts.back')}</ButtonLink>}
          />
          <div className={styles.page}>
            <Facts assessment={assessment} />
            <Step assessment={assessment} onDone={read.reload} />
          </div>
        </>
      )}
    </Loaded>
  );
}

interface StepProps {
  assessment: AssessmentData;
  onDone(): void;
}

/** What is to be done now. */
function Step({ assessment, onDone }: StepProps) {
  const { t } = useLanguage();
  const { state, open, conflict_reason: reason } = assessment;
  if (state === 'conflict')
    return <Alert type="info" showIcon message={t('experts.aside')} description={<bdi>{reason}</bdi>} />;
  if (state === 'submitted')
    return (
      <div className={styles.columns}>
        <AssessedFiling assessment={assessment} />
        <HandedIn assessment={assessment} />
      </div>
    );
  if (!open) return <Alert type="info" showIcon message={t('experts.overWhy')} />;
  if (state === 'assigned') return <Declaration assessment={assessment} onDone={onDone} />;
  return (
    <div className={styles.columns}>
      <AssessedFiling assessment={assessment} />
      <ScoreForm key={assessment.version} assessment={assessment} onDone={onDone} />
    </div>
  );
}

function Facts({ assessment }: { assessment: AssessmentData }) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const { blind, company, subject, due_at, late, open, state, submitted_at, total } = assessment;
  const facts: Fact[] = [
    [t('experts.state'), <AssessmentState key="state" state={state} late={late && open} />],
    [t('experts.due'), beijingMinutes(due_at)],
    [t('experts.batch'), batchName(assessment.batch)],
  ];
  if (company) facts.push([t('experts.company'), company]);
  if (subject) facts.push([t('experts.subject'), subject]);
  if (submitted_at)
    facts.push([t('experts.submittedAt'), beijingMinutes(submitted_at)], [t('experts.total'), total]);
  return (
    <Panel id="facts" title={t('experts.facts')}>
      <FactList facts={facts} />
      {blind && (
        <Alert
          className={styles.blind ?? ''}
          type="info"
          showIcon
          message={t('experts.blindTag')}
          description={t('experts.blindWhy')}
        />
      )}
    </Panel>
  );
}
