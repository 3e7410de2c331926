import type {
  DocumentSource,
  ScenarioLine,
  TriedScenarios,
} from '@domain/program-documents/consequence-calls';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

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
            <Scenario scenario={scenario} />
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

const wordValue = (value: unknown): string => (value === null || value === undefined ? '—' : String(value));

function Scenario({ scenario }: { scenario: ScenarioLine }) {
  const { t } = useLanguage();
  const say = useText();
  const { key, differences, failing, not_failing: notFailing, faults } = scenario;
  const isSame = differences.length + failing.length + notFailing.length + faults.length === 0;
  const lines: [string, string][] = [
    ...failing.map(({ id, label }): [string, string] => [t('consequences.fails'), `${id} ${say(label)}`]),
    ...notFailing.map(({ id, label }): [string, string] => [
      t('consequences.failsNoMore'),
      `${id} ${say(label)}`,
    ]),
    ...differences.map(({ path, expected, found }): [string, string] => [
      t('consequences.computes'),
      t('consequences.computed', { path, expected: wordValue(expected), found: wordValue(found) }),
    ]),
    ...faults.map((fault): [string, string] => [t('consequences.refused'), say(fault)]),
  ];
  return (
    <>
      <div className={styles.item}>
        <Tag color={isSame ? 'success' : 'error'}>
          {t(isSame ? 'consequences.same' : 'consequences.different')}
        </Tag>
        <strong>
          <bdi>{key === 'valid' ? t('consequences.sample') : key}</bdi>
        </strong>
      </div>
      {lines.length > 0 && (
        <dl className={styles.properties}>
          {lines.map(([name, text]) => (
            <div key={`${name} ${text}`} className={styles.line}>
              <dt>{name}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
