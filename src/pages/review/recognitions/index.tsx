import type { RecognitionItem } from '@domain/calls/recognitions';
import { Link } from 'umi';
import { CertificateButton } from '@/components/DocumentButtons';
import ListPage, { useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import {
  recognitionsUrl,
  useNothing,
  useRecognitionColumns,
  useRecognitionFilters,
} from '@/components/Recognitions';
import type { RecordColumn } from '@/components/RecordTable';
import { actionsColumn } from '@/components/RecordTable/columns';
import { useMay } from '@/models/useMay';
import { fetchOfficeList } from '@/services/documents';
import { fetchRecognitions } from '@/services/recognitions';
import { useLanguage } from '@/utils/language';
import { queryOf } from '@/utils/urlState';

/** Recognitions of the companies that the office looks after. */
export default function Recognitions() {
  const { t, language } = useLanguage();
  const list = useList(recognitionsUrl, fetchRecognitions);
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
  const certificate = actionsColumn<RecognitionItem>(
    t,
    ({ id, no, state }) =>
      state !== 'revoked' && <CertificateButton kind="reviewCertificate" id={id} no={no} />,
  );
  return (
    <ListPage
      list={list}
      actions={
        <ListDownload
          isDisabled={!list.data?.total}
          take={() =>
            fetchOfficeList('exportRecognitions', {
              language,
              filter: queryOf<object>(recognitionsUrl, list.state),
            })
          }
        />
      }
      lead={t('recognitions.office.lead')}
      filters={[
        ...useRecognitionFilters(),
        { name: 'keyword', label: t('recognitions.search'), kind: 'words' },
      ]}
      columns={[company, ...useRecognitionColumns(), certificate]}
      empty={useNothing()}
      pagination={{ hideOnSinglePage: true }}
    />
  );
}
