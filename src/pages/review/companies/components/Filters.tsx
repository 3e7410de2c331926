import type { ManagedCompanies } from '@domain/calls/managed-companies';
import { COMPANY_STATUSES, companyStatusText } from '@domain/company/status';
import { department } from '@domain/reference/department';
import { Select } from 'antd';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import { type ListState, ORDERS } from '../listUrl';
import DayFilter from './DayFilter';

interface FiltersProps {
  state: ListState;
  companies: ManagedCompanies | undefined;
  /** Asks for another list, from its first page. */
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, companies, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  const counted = (status: (typeof COMPANY_STATUSES)[number]) => companies?.by_status[status] ?? 0;
  const known = COMPANY_STATUSES.filter((status) => counted(status) > 0 || status === state.status);
  return (
    <search className={styles.filters}>
      <KeywordSearch
        name={t('companies.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <Select
        aria-label={t('companies.status')}
        className={styles.filter}
        value={state.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('companies.anyStatus') },
          ...known.map((status) => ({
            value: status,
            label: `${say(companyStatusText(status))} (${counted(status)})`,
          })),
        ]}
      />
      <Select
        aria-label={t('companies.department')}
        className={styles.filter}
        value={state.department}
        onChange={(value) => onChange({ department: value })}
        showSearch
        optionFilterProp="label"
        options={[
          { value: '', label: t('companies.anyDepartment') },
          ...department.items.map((item) => ({ value: item.value, label: say(item) })),
        ]}
      />
      <DayFilter label={t('companies.from')} value={state.from} onChange={(from) => onChange({ from })} />
      <DayFilter label={t('companies.to')} value={state.to} onChange={(to) => onChange({ to })} />
      <Select
        aria-label={t('companies.order')}
        className={styles.filter}
        value={state.sorter}
        onChange={(sorter) => onChange({ sorter })}
        options={ORDERS.map((order) => ({ value: order, label: t(`companies.order.${order}`) }))}
      />
    </search>
  );
}
