import type { AssessmentHead } from '@domain/calls/experts';
import { Button, Segmented } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import Pages from '@/components/Pages';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import AssessmentState from '@/pages/review/components/AssessmentState';
import { fetchAssessments } from '@/services/experts';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import styles from './index.less';
import { ALL, listUrl, queryOf, STATES } from './listUrl';

/** What the expert was asked to assess. */
export default function Assessments() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const assigned = useQuery(fetchAssessments, queryOf(state));
  const columns = useColumns();
  return (
    <>
      <PageHead lead={t('experts.lead')} />
      <div className={styles.filters}>
        <Segmented
          aria-label={t('experts.state')}
          value={state.state}
          onChange={(value) => change({ state: value, current: listUrl.current.initial })}
          options={STATES.map((value) => ({ value, label: t(`experts.filter.${value}`) }))}
        />
      </div>
      <AsyncView resource={assigned}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t(state.state === ALL ? 'experts.noneAtAll' : 'experts.none')}
              action={
                state.state !== ALL && (
                  <Button onClick={() => change({ state: ALL })}>{t('experts.showAll')}</Button>
                )
              }
            />
          ) : (
            <>
              <RecordTable items={list} columns={columns} />
              <Pages
                current={Number(state.current)}
                total={total}
                onChange={(current) => change({ current: String(current) })}
              />
            </>
          )
        }
      </AsyncView>
    </>
  );
}

function useColumns(): RecordColumn<AssessmentHead>[] {
  const { t } = useLanguage();
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
    { key: 'program', title: t('experts.program'), render: ({ title }) => <bdi>{title}</bdi> },
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
