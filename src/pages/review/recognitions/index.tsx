import type { RecognitionItem } from '@domain/calls/recognitions';
import { Link } from 'umi';
import ListPage, { useList } from '@/components/ListPage';
import {
  recognitionsUrl,
  useNothing,
  useRecognitionColumns,
  useRecognitionFilters,
} from '@/components/Recognitions';
import type { RecordColumn } from '@/components/RecordTable';
import { useMay } from '@/models/useMay';
import { fetchRecognitions } from '@/services/recognitions';
import { useLanguage } from '@/utils/language';

/** Recognitions of the companies that the office looks after. */
export default function Recognitions() {
  const { t } = useLanguage();
  const mayRead = useMay()('review.read');
  const company: RecordColumn<RecognitionItem> = {
    key: 'company',
    title: t('recognitions.company'),
    render: ({ id, company: { name } }) =>
      mayRead ? (
        <Link to={`/review/filing?id=${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      ),
  };
  return (
    <ListPage
      list={useList(recognitionsUrl, fetchRecognitions)}
      lead={t('recognitions.office.lead')}
      filters={[
        ...useRecognitionFilters(),
        { name: 'keyword', label: t('recognitions.search'), kind: 'words' },
      ]}
      columns={[company, ...useRecognitionColumns()]}
      empty={useNothing()}
      pagination={{ hideOnSinglePage: true }}
    />
  );
}
