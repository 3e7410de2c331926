import type { DocumentSource, TriedScenarios } from '@domain/program-documents/consequence-calls';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import ScenarioResults from './ScenarioResults';

/** The kept filings of a program, judged by the document; on demand also the rules that nothing makes fail. */
export default function Scenarios({ proposed }: { proposed: DocumentSource }) {
  const [isFalsified, setFalsified] = useState(false);
  const tried = useRead('tryScenarios', { data: { proposed, falsify: isFalsified } });
  return (
    <AsyncView resource={tried}>
      {(found) => <Results tried={found} isBusy={tried.isSlow} onFalsify={() => setFalsified(true)} />}
    </AsyncView>
  );
}

interface ResultsProps {
  tried: TriedScenarios;
  isBusy: boolean;
  onFalsify(): void;
}

function Results({ tried: { scenarios, never_failing: neverFailing }, isBusy, onFalsify }: ResultsProps) {
  const { t } = useLanguage();
  const say = useText();
  if (scenarios.length === 0) return <EmptyHint text={t('consequences.noScenarios')} />;
  return (
    <div className={styles.panel}>
      <p>{t('consequences.scenarios.about')}</p>
      <ul className={styles.changes}>
        {scenarios.map((scenario) => (
          <li key={scenario.key}>
            <ScenarioResults
              title={scenario.key === 'valid' ? t('consequences.sample') : scenario.key}
              scenario={scenario}
            />
          </li>
        ))}
      </ul>
      <p>{t('consequences.falsify.about')}</p>
      <div className={styles.choice}>
        <Button loading={isBusy} disabled={neverFailing !== null} onClick={onFalsify}>
          {t('consequences.falsify')}
        </Button>
      </div>
      {neverFailing && (
        <div role="status">
          {neverFailing.length === 0
            ? t('consequences.allFail')
            : t('consequences.neverFail', { count: neverFailing.length })}
          <ul>
            {neverFailing.map(({ id, label }) => (
              <li key={id}>
                <bdi>{`${id} ${say(label)}`}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
