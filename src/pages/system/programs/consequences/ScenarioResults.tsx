import type { ScenarioLine } from '@domain/program-documents/consequence-calls';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

const wordValue = (value: unknown): string => (value === null || value === undefined ? '—' : String(value));

export const isScenarioSame = ({
  differences,
  failing,
  not_failing: notFailing,
  faults,
}: ScenarioLine): boolean => differences.length + failing.length + notFailing.length + faults.length === 0;

interface ScenarioResultsProps {
  title: string;
  scenario: ScenarioLine;
  /** Words for the path of a value; absent: the path itself. */
  wordPath?: (path: string) => string;
  /** Buttons of the scenario. */
  actions?: ReactNode;
}

/** A scenario with each value that is computed otherwise than it must be, and each rule that is judged otherwise. */
export default function ScenarioResults({
  title,
  scenario,
  wordPath = (path) => path,
  actions,
}: ScenarioResultsProps) {
  const { t } = useLanguage();
  const say = useText();
  const { differences, failing, not_failing: notFailing, faults } = scenario;
  const isSame = isScenarioSame(scenario);
  const lines: [string, string][] = [
    ...failing.map(({ id, label }): [string, string] => [t('consequences.fails'), `${id} ${say(label)}`]),
    ...notFailing.map(({ id, label }): [string, string] => [
      t('consequences.failsNoMore'),
      `${id} ${say(label)}`,
    ]),
    ...differences.map(({ path, expected, found }): [string, string] => [
      t('consequences.computes'),
      t('consequences.computed', {
        path: wordPath(path),
        expected: wordValue(expected),
        found: wordValue(found),
      }),
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
          <bdi>{title}</bdi>
        </strong>
        {actions}
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
