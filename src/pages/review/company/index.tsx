import type { ManagedCompany } from '@domain/calls/managed-companies';
import type { CompanyProfile } from '@domain/company/profile';
import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import CompanyProfileView from '@/components/CompanyProfile';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import CompanyStatusTag from '@/pages/review/components/CompanyStatusTag';
import FactList, { type Fact } from '@/pages/review/components/FactList';
import BackLink from '@/pages/review/components/NextInQueue/BackLink';
import UnshownTexts from '@/pages/review/components/UnshownTexts';
import { fetchCompany } from '@/services/managedCompanies';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import Accounts from './components/Accounts';
import Actions from './components/Actions';
import Filings from './components/Filings';
import Log from './components/Log';
import LookAlikes from './components/LookAlikes';
import styles from './index.module.css';

/** One company with all that belongs to it. The address names it: `?id=…`. */
export default function OneCompany() {
  const [search] = useSearchParams();
  return <Reading id={search.get('id') ?? ''} />;
}

function Reading({ id }: { id: string }) {
  const company = useRead(fetchCompany, id);
  return (
    <AsyncView resource={company}>
      {(read) => <Company company={read} onChanged={company.reload} />}
    </AsyncView>
  );
}

function Company({ company, onChanged }: { company: ManagedCompany; onChanged(): void }) {
  const { t } = useLanguage();
  usePageTitle(`${t('menu.company')} ${company.name}`);
  const facts: Fact[] = [
    [t('companies.status'), <CompanyStatusTag key="status" status={company.status} />],
    [t('companies.creditCode'), company.credit_code],
    [t('companies.department'), company.department.label],
    [t('companies.registeredAt'), beijingMinutes(company.registered_at)],
    [t('companies.updatedAt'), beijingMinutes(company.updated_at)],
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
          <Actions company={company} onChanged={onChanged} />
        </Panel>
        <Panel id="filings" title={t('companies.filings')}>
          <Filings company={company} />
        </Panel>
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
