import type { CreditCodeException } from '@domain/calls/managed-companies';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import KeywordSearch from '@/components/KeywordSearch';
import PageHead from '@/components/PageHead';
import SizedPages from '@/components/Pages/SizedPages';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import BackLink from '@/pages/review/components/NextInQueue/BackLink';
import { fetchExceptions, removeException } from '@/services/managedCompanies';
import { beijingDate } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import ExceptionEditor from './components/ExceptionEditor';
import styles from './index.less';
import { listUrl, PAGE_SIZES, queryOf } from './listUrl';

/** Codes that register although the check digit is wrong, or the business register does not know them. */
export default function CreditCodes() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const [isAdding, setAdding] = useState(false);
  const exceptions = useQuery(fetchExceptions, queryOf(state));

  async function remove({ id, credit_code: code }: CreditCodeException) {
    const title = t('exceptions.remove.ask', { code });
    const content = t('exceptions.remove.effect');
    const agreed = await feedback.confirm({
      title,
      content,
      okText: t('exceptions.remove'),
      okType: 'danger',
    });
    if (agreed) await carryOut(removeException(id), exceptions.reload);
  }

  const columns = useColumns(remove);
  return (
    <>
      <PageHead
        lead={t('exceptions.lead')}
        actions={
          <>
            <BackLink to="/review/companies">{t('companies.back')}</BackLink>
            <Button type="primary" onClick={() => setAdding(true)}>
              {t('exceptions.add')}
            </Button>
          </>
        }
      />
      <search>
        <KeywordSearch
          name={t('companies.search')}
          keyword={state.keyword}
          className={styles.search}
          onSearch={(keyword) => change({ keyword, current: listUrl.current.initial })}
        />
      </search>
      <AsyncView resource={exceptions}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint text={t('exceptions.none')} />
          ) : (
            <>
              <RecordTable items={list} columns={columns} />
              <SizedPages state={state} sizes={PAGE_SIZES} total={total} onChange={change} hideOnSinglePage />
            </>
          )
        }
      </AsyncView>
      <ExceptionEditor open={isAdding} onClose={() => setAdding(false)} onAdded={exceptions.reload} />
    </>
  );
}

function useColumns(remove: (exception: CreditCodeException) => void): RecordColumn<CreditCodeException>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'code',
      title: t('companies.creditCode'),
      place: 'name',
      render: ({ credit_code }) => <bdi>{credit_code}</bdi>,
    },
    {
      key: 'name',
      title: t('exceptions.name'),
      render: ({ company, company_name }) =>
        company ? (
          <Link to={`/review/company?id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
        ) : (
          <bdi>{company_name}</bdi>
        ),
    },
    { key: 'reason', title: t('exceptions.reason'), render: ({ reason }) => <bdi>{reason}</bdi> },
    { key: 'until', title: t('exceptions.until'), isShort: true, render: ({ until }) => beijingDate(until) },
    { key: 'state', title: t('companies.status'), render: (exception) => <State exception={exception} /> },
    { key: 'by', title: t('exceptions.addedBy'), render: ({ added_by }) => <bdi>{added_by}</bdi> },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (exception) => (
        <div>
          <Button
            danger
            aria-label={`${t('exceptions.remove')} ${exception.credit_code}`}
            onClick={() => remove(exception)}
          >
            {t('exceptions.remove')}
          </Button>
        </div>
      ),
    },
  ];
}

function State({ exception: { company, is_over } }: { exception: CreditCodeException }) {
  const { t } = useLanguage();
  if (company) return <Tag color="success">{t('exceptions.used')}</Tag>;
  return (
    <Tag color={is_over ? 'default' : 'processing'}>{t(is_over ? 'exceptions.over' : 'exceptions.open')}</Tag>
  );
}
