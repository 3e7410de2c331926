import type { Program } from '@domain/definition';
import type { DeclareDayItem } from '@domain/windows/calls';
import { createDefaultWorkflow } from '@domain/workflow/workflow';
import { fromWorkflowBody } from '@domain/workflow/workflow-wire';
import type { ReactNode } from 'react';
import { Panel } from '@/components/Page';
import WorkflowDiagram from '@/components/WorkflowDiagram';
import Deadline, { SuspensionNotice } from '@/pages/forms/Deadline';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

interface DatesProps {
  program: Program;
  window: DeclareDayItem | undefined;
}

/** Filing period, maximum number of filings, and the review steps after a submission. */
export default function Dates({ program, window }: DatesProps) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  return (
    <Panel id="dates" title={t('forms.choose.window')}>
      {window?.suspended && (
        <div className={styles.held}>
          <SuspensionNotice window={window} />
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name={t('catalogue.state')}>
          <Deadline window={window} />
        </Fact>
        {window && (
          <>
            <Fact name={t('common.batch')}>{batchName(`${window.batch_year}-${window.batch_no}`)}</Fact>
            <Fact name={t('catalogue.period')}>
              <bdi>{formatDateTime(window.opens_at)}</bdi>
              {' – '}
              <bdi>{formatDateTime(window.closes_at)}</bdi>
            </Fact>
            {window.first_review_by && (
              <Fact name={t('catalogue.firstReview')}>{formatDate(window.first_review_by)}</Fact>
            )}
            <Fact name={t('forms.choose.quota')}>
              {t('forms.choose.quotaOf', { quota: window.quota, used: window.used })}
            </Fact>
          </>
        )}
        <Fact name={t('catalogue.way')}>
          <WorkflowSteps program={program} />
        </Fact>
      </dl>
    </Panel>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Steps of the configured workflow; until it has loaded, those of the program itself. */
function WorkflowSteps({ program }: { program: Program }) {
  const { data } = useRead('workflows');
  const set = data?.find((each) => each.program === program.key);
  return (
    <WorkflowDiagram
      program={program}
      workflow={set ? fromWorkflowBody(set) : createDefaultWorkflow(program.review)}
    />
  );
}
