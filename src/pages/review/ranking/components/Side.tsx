import type { RankedFiling } from '@domain/calls/ranking';
import type { Ranked } from '@domain/review/ranking';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/Tags/StatusTag';
import LinkToFiling from '@/pages/review/components/LinkToFiling';
import { useLanguage } from '@/utils/language';
import type { Grants } from '../useGrants';
import GrantField from './GrantField';

interface SideProps {
  id: 'above' | 'below';
  title: string;
  program: string;
  filings: Ranked<RankedFiling>[];
  grants: Grants;
  actions: ReactNode;
  /** Draws the line below a filing. */
  onCut(filing: Ranked<RankedFiling>): void;
}

/** The filings on one side of the line. */
export default function Side({ id, title, program, filings, grants, actions, onCut }: SideProps) {
  const { t } = useLanguage();
  const columns: RecordColumn<Ranked<RankedFiling>>[] = [
    {
      key: 'rank',
      title: t('ranking.rank'),
      isShort: true,
      render: ({ rank, isTied }) => (
        <>
          {rank ?? '—'} {isTied && <Tag>{t('ranking.tied')}</Tag>}
        </>
      ),
    },
    {
      key: 'company',
      title: t('review.company'),
      place: 'name',
      render: ({ id: filing, company, subject, receipt_no }) => (
        <LinkToFiling id={filing}>
          <bdi>{company}</bdi> <bdi>{subject ?? receipt_no}</bdi>
        </LinkToFiling>
      ),
    },
    {
      key: 'score',
      title: t('ranking.score'),
      isNumber: true,
      render: ({ score }) => score?.toFixed(2) ?? '—',
    },
    {
      key: 'panel',
      title: t('ranking.panel'),
      render: ({ panel: { submitted, required, complete } }) =>
        complete ? (
          `${submitted}/${required}`
        ) : (
          <Tag color="warning">{t('ranking.incomplete', { submitted, required })}</Tag>
        ),
    },
    {
      key: 'status',
      title: t('review.status'),
      render: ({ status }) => <StatusTag status={status} program={program} />,
    },
    {
      key: 'asked',
      title: t('ranking.asked'),
      isNumber: true,
      render: ({ asked }) => asked?.toFixed(2) ?? '—',
    },
    {
      key: 'grant',
      title: t('ranking.grant'),
      render: (filing) => <GrantField filing={filing} grants={grants} />,
    },
    {
      key: 'cut',
      title: t('ranking.move'),
      place: 'actions',
      render: (filing) =>
        filing.rank !== null && (
          <Button
            size="small"
            aria-label={t('ranking.cutBelowThis', { name: `${filing.company} ${filing.receipt_no}` })}
            onClick={() => onCut(filing)}
          >
            {t('ranking.cutBelow')}
          </Button>
        ),
    },
  ];
  return (
    <Panel id={id} title={title} extra={actions}>
      {filings.length > 0 ? (
        <RecordTable items={filings} columns={columns} />
      ) : (
        <p>{t(`ranking.none.${id}`)}</p>
      )}
    </Panel>
  );
}
