import type { ManagedCompanyHead } from '@domain/calls/managed-companies';
import { Button } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import SizedPages from '@/components/Pages/SizedPages';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import CompanyStatusTag from '@/pages/review/components/CompanyStatusTag';
import { fetchCompanies } from '@/services/managedCompanies';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import Filters from './components/Filters';
import Undelivered from './components/Undelivered';
import { type ListState, listUrl, NO_FILTER, PAGE_SIZES, queryOf } from './listUrl';

/** Every company, the newest registration first. */
export default function Companies() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const companies = useQuery(fetchCompanies, queryOf(state));
  const columns = useColumns();
  const askFor = (asked: Partial<ListState>) => change({ ...asked, current: listUrl.current.initial });
  return (
    <>
      <PageHead
        lead={t('companies.lead')}
        actions={<ButtonLink to="/review/creditCodes">{t('menu.creditCodes')}</ButtonLink>}
      />
      <Undelivered />
      <Filters state={state} companies={companies.data} onChange={askFor} />
      <AsyncView resource={companies}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t('companies.none')}
              action={<Button onClick={() => askFor(NO_FILTER)}>{t('companies.showAll')}</Button>}
            />
          ) : (
            <>
              <RecordTable items={list} columns={columns} />
              <SizedPages state={state} sizes={PAGE_SIZES} total={total} onChange={change} />
            </>
          )
        }
      </AsyncView>
    </>
  );
}

function useColumns(): RecordColumn<ManagedCompanyHead>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'name',
      title: t('companies.company'),
      place: 'name',
      render: ({ id, name }) => (
        <Link to={`/review/company?id=${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'code',
      title: t('companies.creditCode'),
      render: ({ credit_code }) => <bdi>{credit_code}</bdi>,
    },
    {
      key: 'department',
      title: t('companies.department'),
      render: ({ department }) => <bdi>{department.label}</bdi>,
    },
    {
      key: 'status',
      title: t('companies.status'),
      render: ({ status }) => <CompanyStatusTag status={status} />,
    },
    { key: 'accounts', title: t('companies.accounts'), render: ({ accounts }) => accounts },
    { key: 'filings', title: t('companies.filings'), render: ({ filings }) => filings },
    {
      key: 'at',
      title: t('companies.registeredAt'),
      render: ({ registered_at }) => beijingDate(registered_at),
    },
  ];
}
