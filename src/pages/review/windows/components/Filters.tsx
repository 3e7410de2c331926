import { programs } from '@domain/programs/index.generated';
import { MANAGED_STATES } from '@domain/windows/managing';
import { Select } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import type { ListState } from '../listUrl';

interface FiltersProps {
  state: ListState;
  years: number[];
  /** Asks for another list, from its first page. */
  onChange(change: Partial<ListState>): void;
}

export default function Filters({ state, years, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('windows.program')}
        className={styles.filter}
        value={state.program}
        showSearch
        optionFilterProp="label"
        onChange={(program) => onChange({ program })}
        options={[
          { value: '', label: t('windows.anyProgram') },
          ...programs.map(({ key, title }) => ({ value: key, label: say(title) })),
        ]}
      />
      <Select
        aria-label={t('windows.year')}
        className={styles.filter}
        value={state.year}
        onChange={(year) => onChange({ year })}
        options={[
          { value: '', label: t('windows.anyYear') },
          ...years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <Select
        aria-label={t('windows.state')}
        className={styles.filter}
        value={state.state}
        onChange={(chosen) => onChange({ state: chosen })}
        options={[
          { value: '', label: t('windows.anyState') },
          ...MANAGED_STATES.map((each) => ({ value: each, label: t(`windows.state.${each}`) })),
        ]}
      />
    </search>
  );
}
