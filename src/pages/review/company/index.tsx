import { roleNames } from '@domain/accounts/roles';
import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import type { CompanyLogQuery, ManagedCompany } from '@domain/company/managed-company-calls';
import type { CompanyProfile } from '@domain/company/profile';
import { AT_HOME, statuses } from '@domain/filing/status';
import { Alert, Tag } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import CompanyProfileView from '@/components/Company/CompanyProfile';
import LogLines from '@/components/Company/LogLines';
import RadioGroup from '@/components/Controls/RadioGroup';
import CountChart from '@/components/CountChart';
import EmptyHint from '@/components/EmptyHint';
import { Pages } from '@/components/ListPage/Tools';
import { FactList, type PageFact, PageHead, Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { useRightCheck } from '@/models/useRightCheck';
import CompanyStatusTag from '@/pages/review/components/CompanyStatusTag';
import { BackLink } from '@/pages/review/components/NextInQueue';
import UnshownTexts from '@/pages/review/components/UnshownTexts';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import Actions from './components/Actions';
import Record from './components/Record';
import styles from './index.module.css';

/** Open companies with names confusingly similar to this company's. */
function LookAlikes({ companies }: { companies: ManagedCompany['look_alikes'] }) {
  const { t } = useLanguage();
  if (companies.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('companies.lookAlikes')}
      description={
        <ul className={styles.list}>
          {companies.map(({ id, name, credit_code }) => (
            <li key={id}>
              <Link to={`/review/company?id=${id}`}>
                <bdi>{name}</bdi>
              </Link>{' '}
              <bdi>{credit_code}</bdi>
            </li>
          ))}
        </ul>
      }
    />
  );
}

type About = CompanyLogQuery['about'];

/** Changes of the company, or everything done with its filings and accounts, newest first. */
function Log({ company }: { company: string }) {
  const { t } = useLanguage();
  const [{ about, current }, ask] = useState({ about: 'profile' as About, current: 1 });
  const log = useRead('managedCompanyLog', { path: { id: company }, params: { about, current } });
  return (
    <>
      <RadioGroup
        label={t('companies.log.about')}
        optionType="button"
        value={about}
        onChange={({ target }) => ask({ about: target.value, current: 1 })}
        options={[
          { value: 'profile', label: t('companies.log.profile') },
          { value: 'everything', label: t('companies.log.everything') },
        ]}
      />
      <AsyncView resource={log}>
        {({ list, total }) => (
          <>
            {total === 0 && <EmptyHint text={t('companies.log.none')} />}
            <LogLines lines={list} label={t('companies.log')} />
            <Pages current={current} total={total} onChange={(next) => ask({ about, current: next })} />
          </>
        )}
      </AsyncView>
    </>
  );
}

/** Accounts of the company, read-only: they are managed on the page of accounts. */
function Accounts({ accounts }: { accounts: SubUserAccount[] }) {
  const { t } = useLanguage();
  const manages = useRightCheck()('companies.manage');
  const say = useText();
  const columns: RecordColumn<SubUserAccount>[] = [
    {
      key: 'name',
      title: t('users.account'),
      place: 'name',
      render: ({ name, username }) => {
        const account = <bdi>{`${name} (${username})`}</bdi>;
        if (!manages) return account;
        return <Link to={`/system/users?keyword=${encodeURIComponent(username)}`}>{account}</Link>;
      },
    },
    { key: 'role', title: t('users.role'), render: ({ role }) => say(roleNames[role]) },
    { key: 'phone', title: t('users.phone'), render: ({ phone }) => <bdi>{phone ?? '—'}</bdi> },
    {
      key: 'state',
      title: t('common.status'),
      render: ({ enabled }) => (
        <Tag color={enabled ? 'success' : 'default'}>{t(enabled ? 'users.enabled' : 'users.disabled')}</Tag>
      ),
    },
    {
      key: 'login',
      title: t('users.lastLogin'),
      render: ({ last_login_at }) => (last_login_at ? formatDateTime(last_login_at) : t('users.neverIn')),
    },
  ];
  return <RecordTable items={accounts} columns={columns} />;
}

/** One company with all its data, `?id=…` in the address. */
export default function OneCompany() {
  const [search] = useSearchParams();
  return <Reading id={search.get('id') ?? ''} />;
}

function Reading({ id }: { id: string }) {
  const company = useRead('managedCompany', { path: { id } });
  return (
    <AsyncView resource={company}>
      {(read) => <Company company={read} onChanged={company.reload} />}
    </AsyncView>
  );
}

function Company({ company, onChanged }: { company: ManagedCompany; onChanged(): void }) {
  const { t } = useLanguage();
  const manages = useRightCheck()('companies.manage');
  usePageTitle(`${t('menu.company')} ${company.name}`);
  const facts: PageFact[] = [
    [t('common.status'), <CompanyStatusTag key="status" status={company.status} />],
    [t('companies.creditCode'), company.credit_code],
    [t('companies.department'), company.department.label],
    [t('companies.registeredAt'), formatDateTime(company.registered_at)],
    [t('companies.updatedAt'), formatDateTime(company.updated_at)],
    [t('companies.sessions'), String(company.sessions)],
  ];
  return (
    <>
      <PageHead
        title={<bdi>{company.name}</bdi>}
        actions={<BackLink to="/review/companies">{t('companies.back')}</BackLink>}
      />
      <div className={styles.page}>
        <LookAlikes companies={company.look_alikes} />
        <UnshownTexts unshown={company.unshown} />
        <Panel id="facts" title={t('companies.facts')}>
          <FactList facts={facts} />
          {manages && <Actions company={company} onChanged={onChanged} />}
        </Panel>
        <Panel id="filings" title={t('companies.filings')}>
          <Filings company={company} />
        </Panel>
        <Record company={company.id} />
        <Panel id="accounts" title={t('companies.accounts')}>
          <Accounts accounts={company.accounts} />
        </Panel>
        <CompanyProfileView profile={company.profile as CompanyProfile} />
        <Panel id="log" title={t('companies.log')}>
          <Log key={company.version} company={company.id} />
        </Panel>
      </div>
    </>
  );
}

/** Number of the company's filings, with links to them in the queue. */
export function Filings({ company }: { company: ManagedCompany }) {
  const { t } = useLanguage();
  const say = useText();
  const { filings, credit_code: keyword } = company;
  if (filings.length === 0) return <EmptyHint text={t('companies.noFilings')} />;
  const rows = filings.map(({ status, count }) => ({
    key: status,
    label: say(statuses[status]),
    count,
    ...(!AT_HOME.includes(status) && { to: `/review/filings?${new URLSearchParams({ keyword, status })}` }),
  }));
  return <CountChart title={t('companies.byStatus')} rows={rows} />;
}
