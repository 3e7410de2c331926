import type { AssessmentHead } from '@domain/calls/experts';
import { Segmented } from 'antd';
import { Link } from 'umi';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import AssessmentState from '@/pages/review/components/AssessmentState';
import { fetchAssessments } from '@/services/experts';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { ALL, oneOrAll, pages } from '@/utils/urlState';
import AvoidedCompanies from './components/AvoidedCompanies';
import styles from './index.module.css';

const STATES = ['open', 'submitted', 'conflict'] as const;

const listUrl = { state: oneOrAll(STATES, 'open'), ...pages };

/** Filings that the expert was asked to assess. */
export default function Assessments() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchAssessments);
  return (
    <ListPage
      list={list}
      lead={t('experts.lead')}
      actions={<AvoidedCompanies />}
      tools={
        <div className={styles.states}>
          <Segmented
            aria-label={t('experts.state')}
            value={list.state.state}
            onChange={(state) => list.askFor({ state })}
            options={[...STATES, ALL].map((value) => ({ value, label: t(`experts.filter.${value}`) }))}
          />
        </div>
      }
      columns={useColumns()}
      empty={{ none: t('experts.noneAtAll'), noMatch: t('experts.none'), showAll: t('experts.showAll') }}
    />
  );
}

function useColumns(): RecordColumn<AssessmentHead>[] {
  const { t, say } = useLanguage();
  const batchName = useBatchName();
  return [
    {
      key: 'code',
      title: t('experts.code'),
      place: 'name',
      render: ({ id, code }) => (
        <Link to={`/review/assessment?id=${id}`}>
          <bdi>{code}</bdi>
        </Link>
      ),
    },
    { key: 'program', title: t('experts.program'), render: ({ title }) => <bdi>{say(title)}</bdi> },
    {
      key: 'whose',
      title: t('experts.whose'),
      render: ({ blind, company, subject }) =>
        blind ? t('experts.blindTag') : <bdi>{[company, subject].filter(Boolean).join(' · ')}</bdi>,
    },
    { key: 'batch', title: t('experts.batch'), isShort: true, render: ({ batch }) => batchName(batch) },
    { key: 'due', title: t('experts.due'), render: ({ due_at }) => beijingMinutes(due_at) },
    {
      key: 'state',
      title: t('experts.state'),
      render: ({ state, late, open }) => (
        <>
          <AssessmentState state={state} late={late && open} />
          {!open && state !== 'submitted' && t('experts.over')}
        </>
      ),
    },
    { key: 'total', title: t('experts.total'), render: ({ total }) => total ?? '—' },
  ];
}
