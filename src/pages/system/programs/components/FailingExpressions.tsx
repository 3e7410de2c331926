import type { FailingExpressionLine } from '@domain/program-documents/failure-calls';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';

/** Formulas of editions that failed on submissions: how many filings, and since when; nothing while there are none. */
export default function FailingExpressions() {
  const { t, say } = useLanguage();
  const { data: lines = [] } = useRead('failingExpressions');
  if (lines.length === 0) return null;
  const columns: RecordColumn<FailingExpressionLine & { id: string }>[] = [
    {
      key: 'program',
      title: t('common.program'),
      place: 'name',
      render: ({ title, edition }) => (
        <>
          <bdi>{say(title)}</bdi> <bdi>{edition}</bdi>
        </>
      ),
    },
    {
      key: 'where',
      title: t('editions.failing.where'),
      render: ({ place, text }) => (
        <>
          <div>
            <bdi dir="ltr">{place}</bdi>
          </div>
          {text && (
            <code>
              <bdi dir="ltr">{text}</bdi>
            </code>
          )}
        </>
      ),
    },
    {
      key: 'kind',
      title: t('editions.failing.kind'),
      isShort: true,
      render: ({ kind }) => t(`editions.failing.kind.${kind}`),
    },
    { key: 'filings', title: t('editions.failing.filings'), isShort: true, render: ({ filings }) => filings },
    {
      key: 'since',
      title: t('editions.failing.since'),
      isShort: true,
      render: ({ since }) => formatDateTime(since),
    },
  ];
  const items = lines.map((each) => ({
    ...each,
    id: `${each.key} ${each.edition} ${each.place} ${each.kind}`,
  }));
  return (
    <Panel id="failing-expressions" title={t('editions.failing')}>
      <p>{t('editions.failing.lead')}</p>
      <RecordTable items={items} columns={columns} />
    </Panel>
  );
}
