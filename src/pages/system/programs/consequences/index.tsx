import type { DocumentSource } from '@domain/program-documents/consequence-calls';
import { Tabs } from 'antd';
import { useLanguage } from '@/utils/language';
import Comparison from './Comparison';
import DryRun from './DryRun';
import Replay from './Replay';
import Scenarios from './Scenarios';

export type ConsequenceTab = 'changes' | 'drafts' | 'batch' | 'scenarios';

interface ConsequencesProps {
  proposed: DocumentSource;
  /** The tab that is open first. */
  tab?: ConsequenceTab;
}

/** Consequences of a publication: items that change, drafts under way, the last batch, and the scenarios of the program. */
export default function Consequences({ proposed, tab = 'changes' }: ConsequencesProps) {
  const { t } = useLanguage();
  return (
    <Tabs
      defaultActiveKey={tab}
      items={[
        { key: 'changes', label: t('consequences.changes'), children: <Comparison proposed={proposed} /> },
        { key: 'drafts', label: t('consequences.drafts'), children: <DryRun proposed={proposed} /> },
        { key: 'batch', label: t('consequences.batch'), children: <Replay proposed={proposed} /> },
        { key: 'scenarios', label: t('consequences.scenarios'), children: <Scenarios proposed={proposed} /> },
      ]}
    />
  );
}
