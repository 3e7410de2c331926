import type { ReportInfo } from '@domain/api/calls/filings';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { Input, Select } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import type { ListState } from '../list-url';

interface FiltersProps {
  state: ListState;
  totals: ReportInfo['totals'] | undefined;
  /** Asks for another list, from its first page. */
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, totals, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('center.filing.statusFilter')}
        className={styles.filter}
        value={state.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('center.filing.anyStatus') },
          ...STATUS_GROUPS.map((group) => ({
            value: group,
            label: counted(say(groupNames[group]), totals?.by_group[group]),
          })),
        ]}
      />
      <Select
        aria-label={t('center.filing.programFilter')}
        className={styles.filter}
        value={state.program}
        onChange={(program) => onChange({ program })}
        options={[
          { value: '', label: t('center.filing.anyProgram') },
          ...programs.map(({ key, title }) => ({
            value: key,
            label: counted(say(title), totals?.by_program[key]),
          })),
        ]}
      />
      <Input.Search
        key={state.keyword}
        allowClear
        aria-label={t('center.filing.search')}
        className={styles.search}
        placeholder={t('center.filing.search')}
        maxLength={100}
        defaultValue={state.keyword}
        onSearch={(keyword) => onChange({ keyword: keyword.trim() })}
      />
    </search>
  );
}
