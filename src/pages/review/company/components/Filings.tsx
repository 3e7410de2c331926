import type { ManagedCompany } from '@domain/calls/managed-companies';
import { AT_HOME, statuses } from '@domain/filing/status';
import CountChart from '@/components/CountChart';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';

/** Number of the company's filings, with links to them in the queue. */
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
