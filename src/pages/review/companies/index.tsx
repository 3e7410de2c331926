import { COMPANY_COLUMNS } from '@domain/api/call-constants';
import type { ManagedCompanies, ManagedCompanyHead } from '@domain/company/managed-company-calls';
import { COMPANY_STATUSES, getCompanyStatusName } from '@domain/company/status';
import type { UndeliveredMessages as Message } from '@domain/inbox/delivery-calls';
import { listedDepartments } from '@domain/reference/authorities';
import { Alert } from 'antd';
import { Link } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import ListPage, { type ListFilter, SEARCHABLE, useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import type { RecordColumn } from '@/components/RecordTable';
import { useRightCheck } from '@/models/useRightCheck';
import CompanyStatusTag from '@/pages/review/components/CompanyStatusTag';
import { fetchOfficeList } from '@/services/documents';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, createPaging, day, oneOf, orderBy, toListQuery } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/**
 * Recipients whom messages did not reach, so that the office informs them in another way; nothing where all messages went out.
 */
function Undelivered() {
  const { t } = useLanguage();
  const { data } = useRead('undeliveredMessages');
  if (!data || data.total === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.undelivered ?? ''}
      message={t('companies.undelivered', { count: data.total })}
      description={
        <details>
          <summary>{t('companies.undelivered.show')}</summary>
          <ul className={styles.messages}>
            {data.list.map((message) => (
              <li key={message.id}>
                <Line {...message} />
              </li>
            ))}
          </ul>
          {data.list.length < data.total && (
            <p>{t('companies.undelivered.first', { count: data.list.length })}</p>
          )}
        </details>
      }
    />
  );
}

function Line({ about, title, kind, to, gave_up_at }: Message) {
  const { t } = useLanguage();
  return (
    <>
      {about && (
        <>
          <strong>
            <bdi>{about}</bdi>
          </strong>{' '}
        </>
      )}
      {title && <bdi>{title}</bdi>} {t(`companies.undelivered.${kind}`)} <bdi>{to}</bdi> ·{' '}
      {t('companies.undelivered.at', { at: formatDateTime(gave_up_at) })}
    </>
  );
}

const ORDERS = ['-registered_at', 'registered_at', 'name'] as const;
export const listUrl = {
  keyword: anyText,
  status: oneOf(COMPANY_STATUSES),
  department: oneOf(listedDepartments.map(({ value }) => value)),
  from: day,
  to: day,
  sorter: orderBy(COMPANY_COLUMNS, '-registered_at'),
  ...createPaging(),
};

/** Every company, the newest registration first. */
export default function Companies() {
  const { t, language } = useLanguage();
  const list = useList(listUrl, 'managedCompanies');
  const manages = useRightCheck()('companies.manage');
  return (
    <ListPage
      list={list}
      lead={t('companies.lead')}
      actions={
        <>
          <ListDownload
            isDisabled={!list.data?.total}
            take={() =>
              fetchOfficeList('exportCompanies', {
                language,
                filter: toListQuery<object>(listUrl, list.state),
              })
            }
          />
          <ButtonLink to="/review/companyChanges">{t('menu.companyChanges')}</ButtonLink>
          {manages && <ButtonLink to="/review/creditCodes">{t('menu.creditCodes')}</ButtonLink>}
        </>
      }
      {...(manages && { above: <Undelivered /> })}
      filters={useFilters(list.state.status, list.data?.by_status)}
      columns={useColumns()}
      empty={{ none: t('companies.none'), showAll: t('companies.showAll') }}
    />
  );
}

function useFilters(
  chosen: string,
  counts: ManagedCompanies['by_status'] = {},
): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const known = COMPANY_STATUSES.filter((status) => counts[status] || status === chosen);
  return [
    { name: 'keyword', label: t('companies.search'), kind: 'words' },
    {
      name: 'status',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: known.map((status) => ({
        value: status,
        label: `${say(getCompanyStatusName(status))} (${counts[status] ?? 0})`,
      })),
    },
    {
      name: 'department',
      label: t('companies.department'),
      any: t('common.anyDepartment'),
      options: listedDepartments.map((item) => ({ value: item.value, label: say(item) })),
      select: SEARCHABLE,
    },
    { name: 'from', label: t('companies.from'), kind: 'day' },
    { name: 'to', label: t('companies.to'), kind: 'day' },
    {
      name: 'sorter',
      label: t('companies.order'),
      options: ORDERS.map((order) => ({ value: order, label: t(`companies.order.${order}`) })),
    },
  ];
}

function useColumns(): RecordColumn<ManagedCompanyHead>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'name',
      title: t('common.company'),
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
      title: t('common.status'),
      render: ({ status }) => <CompanyStatusTag status={status} />,
    },
    { key: 'accounts', title: t('companies.accounts'), render: ({ accounts }) => accounts },
    { key: 'filings', title: t('companies.filings'), render: ({ filings }) => filings },
    {
      key: 'at',
      title: t('companies.registeredAt'),
      render: ({ registered_at }) => formatDate(registered_at),
    },
  ];
}
