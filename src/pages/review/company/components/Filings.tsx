import type { ManagedCompany } from '@domain/calls/managed-companies';
import { AT_HOME, statuses } from '@domain/filing/status';
import CountChart from '@/components/CountChart';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';

/** How many filings the company has, and where they lie on the desk. */
export default function Filings({ company }: { company: ManagedCompany }) {
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
