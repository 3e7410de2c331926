import { appealStatuses } from '@domain/appeals/appeal';
import AnsweredList from '@/pages/review/components/AnsweredList';
import { fetchAppeals } from '@/services/appeals';
import { useLanguage } from '@/utils/language';
import { Due, useDecision } from './components/AppealParts';
import HearingDrawer from './components/HearingDrawer';

/** Appeals that the person may hear. */
export default function Appeals() {
  const { t } = useLanguage();
  return (
    <AnsweredList
      texts="appeals"
      fetch={fetchAppeals}
      words={appealStatuses}
      act={t('appeals.hear')}
      sentAt={({ sent_at }) => sent_at}
      own={{ key: 'decision', title: t('appeals.decision'), render: useDecision() }}
      due={(appeal) => <Due appeal={appeal} />}
      drawer={(appeal, ways) => <HearingDrawer appeal={appeal} {...ways} />}
    />
  );
}
