import { objectionStatuses } from '@domain/objections/objection';
import AnsweredList from '@/pages/review/components/AnsweredList';
import { fetchObjections } from '@/services/objections';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import AnswerDrawer from './components/AnswerDrawer';

/** Objections to public notices. */
export default function Objections() {
  const { t } = useLanguage();
  return (
    <AnsweredList
      texts="objections"
      fetch={fetchObjections}
      words={objectionStatuses}
      act={t('objections.toAnswer')}
      sentAt={({ created_at }) => created_at}
      own={{
        key: 'name',
        title: t('objections.by'),
        render: ({ name, phone }) => <bdi>{`${name} ${phone}`}</bdi>,
      }}
      due={({ due_at }) => beijingMinutes(due_at)}
      drawer={(objection, ways) => <AnswerDrawer objection={objection} {...ways} />}
    />
  );
}
