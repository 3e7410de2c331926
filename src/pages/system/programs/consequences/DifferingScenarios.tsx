import type { DocumentSource } from '@domain/program-documents/consequence-calls';
import { Alert } from 'antd';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import ConsequencesButton from './ConsequencesButton';
import { isScenarioSame } from './ScenarioResults';

interface DifferingScenariosProps {
  proposed: DocumentSource;
  /** Name of the edition. */
  name: string;
}

/** Number of scenarios that come out otherwise than they must, with the way to them; nothing where there are none. */
export default function DifferingScenarios({ proposed, name }: DifferingScenariosProps) {
  const { t } = useLanguage();
  const { data } = useRead('tryScenarios', { data: { proposed, falsify: false } });
  const count = data?.scenarios.filter((scenario) => !isScenarioSame(scenario)).length ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('consequences.differing', { count })}
      action={
        <ConsequencesButton
          proposed={proposed}
          name={name}
          tab="scenarios"
          label={t('consequences.differing.show')}
        />
      }
    />
  );
}
