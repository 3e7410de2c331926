import { isolate } from '@domain/bidi';
import type { ProgramTrial } from '@domain/trials/calls';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { PageHead, Panel } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import StartTrialDialog from './StartTrialDialog';
import TrialFilings from './TrialFilings';

/** Programs on trial with their filings: tried and removed by who compiles programs, reviewed by who reviews filings. */
export default function ProgramTrials() {
  const { t } = useLanguage();
  const trials = useRead('programTrials');
  const mayTry = useRightCheck()('programs.compile');
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <PageHead
        lead={t('trials.lead')}
        actions={
          mayTry && (
            <Button type="primary" onClick={() => setStarting(true)}>
              {t('trials.start')}
            </Button>
          )
        }
      />
      <AsyncView resource={trials}>
        {(list) =>
          list.length > 0 ? (
            list.map((trial) => (
              <TrialPanel key={trial.key} trial={trial} mayTry={mayTry} onRemoved={trials.reload} />
            ))
          ) : (
            <EmptyHint text={t('trials.none')} />
          )
        }
      </AsyncView>
      {mayTry && (
        <StartTrialDialog
          open={isStarting}
          onClose={() => setStarting(false)}
          onStarted={() => {
            setStarting(false);
            void trials.reload();
          }}
        />
      )}
    </>
  );
}

const ASSESSMENTS = '/review/assessments';

interface TrialPanelProps {
  trial: ProgramTrial;
  mayTry: boolean;
  onRemoved(): void;
}

function TrialPanel({ trial, mayTry, onRemoved }: TrialPanelProps) {
  const { t, direction } = useLanguage();
  const say = useText();
  const title = say(trial.title);
  const act = async (as: 'filer' | 'expert', page: string) => {
    // The page is loaded anew: nothing of the office stays in one that acts for the trial company.
    if (await mutate(call('actOnTrial', { data: { as } }))) window.location.assign(page);
  };
  const isWithExperts = trial.filings.some(({ status }) => status === 'expert_review');
  const remove = async () => {
    const agreed = await feedback.confirm({
      title: t('trials.remove.question', { title }),
      content: t('trials.remove.why', { count: trial.filings.length }),
      okType: 'danger',
    });
    if (!agreed) return;
    await mutate(call('removeTrial', { path: { key: trial.key } }));
    onRemoved();
  };
  return (
    <Panel
      id={trial.key}
      title={`${title} ${isolate(trial.edition, direction)}`}
      extra={
        mayTry && (
          <div className={styles.acts}>
            <Button onClick={() => void remove()} aria-label={`${t('trials.remove')} ${title}`}>
              {t('trials.remove')}
            </Button>
            {isWithExperts && (
              <Button
                onClick={() => void act('expert', ASSESSMENTS)}
                aria-label={`${t('trials.assess')} ${title}`}
              >
                {t('trials.assess')}
              </Button>
            )}
            <Button
              type="primary"
              onClick={() => void act('filer', trial.route)}
              aria-label={`${t('trials.fill')} ${title}`}
            >
              {t('trials.fill')}
            </Button>
          </div>
        )
      }
    >
      <p>
        {trial.source === 'edition'
          ? t('trials.continued')
          : t('trials.madeBy', { name: trial.made_by, tries: trial.tries })}
      </p>
      <TrialFilings trial={trial} />
    </Panel>
  );
}
