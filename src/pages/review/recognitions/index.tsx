import type { RecognitionItem } from '@domain/recognitions/calls';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import { CertificateButton } from '@/components/DocumentButtons';
import ListPage, { useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import {
  recognitionsUrl,
  useEmptyTexts,
  useRecognitionColumns,
  useRecognitionFilters,
} from '@/components/Recognitions';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { fetchOfficeList } from '@/services/documents';
import { useLanguage } from '@/utils/language';
import { toListQuery } from '@/utils/urlState';
import ImportRecognitions from './components/ImportRecognitions';
import IssueCertificate from './components/IssueCertificate';

/** Recognitions of the companies that the office is responsible for. */
export default function Recognitions() {
  const { t, language } = useLanguage();
  const list = useList(recognitionsUrl, 'recognitions');
  const may = useRightCheck();
  const [mayRead, mayAct] = [may('review.read'), may('review.final')];
  const [issued, setIssued] = useState<RecognitionItem | null>(null);
  const [isImporting, setImporting] = useState(false);
  const company: RecordColumn<RecognitionItem> = {
    key: 'company',
    title: t('recognitions.company'),
    render: ({ filing, company: { name } }) =>
      mayRead && filing ? (
        <Link to={`/review/filing?id=${filing}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      ),
  };
  const certificate = createActionsColumn<RecognitionItem>(
    t,
    (item) =>
      item.state !== 'revoked' && (
        <>
          {item.filing && mayRead && (
            <CertificateButton kind="reviewCertificate" id={item.filing} no={item.no} />
          )}
          {mayAct && (
            <Button
              aria-label={`${t(item.filing ? 'recognitions.issue' : 'recognitions.change')} ${item.no}`}
              onClick={() => setIssued(item)}
            >
              {t(item.filing ? 'recognitions.issue' : 'recognitions.change')}
            </Button>
          )}
        </>
      ),
  );
  return (
    <ListPage
      list={list}
      actions={
        <>
          {mayAct && <Button onClick={() => setImporting(true)}>{t('recognitions.import')}</Button>}
          <ListDownload
            isDisabled={!list.data?.total}
            take={() =>
              fetchOfficeList('exportRecognitions', {
                language,
                filter: toListQuery<object>(recognitionsUrl, list.state),
              })
            }
          />
        </>
      }
      lead={t('recognitions.office.lead')}
      filters={[
        ...useRecognitionFilters(),
        { name: 'keyword', label: t('recognitions.search'), kind: 'words' },
      ]}
      columns={[company, ...useRecognitionColumns(), ...(mayRead || mayAct ? [certificate] : [])]}
      empty={useEmptyTexts()}
      pagination={{ hideOnSinglePage: true }}
    >
      <IssueCertificate item={issued} onClose={() => setIssued(null)} onIssued={list.reload} />
      <ImportRecognitions
        open={isImporting}
        onClose={() => setImporting(false)}
        onImported={() => {
          setImporting(false);
          list.reload();
        }}
      />
    </ListPage>
  );
}
