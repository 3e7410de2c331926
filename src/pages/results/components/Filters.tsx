import { RESULT_LISTS, type ResultsData } from '@domain/calls/results';
import { Select } from 'antd';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.less';
import type { ResultsState } from '../url';

interface FiltersProps {
  state: ResultsState;
  results: ResultsData | undefined;
  /** Asks for another list, from its first page. */
  onChange: (change: Partial<ResultsState>) => void;
}

export default function Filters({ state, results, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('results.list')}
        className={styles.filter}
        value={state.list}
        onChange={(list) => onChange({ list })}
        options={[
          { value: '', label: t('results.all') },
          ...RESULT_LISTS.map((list) => ({ value: list, label: t(`results.${list}`) })),
        ]}
      />
      <Select
        aria-label={t('results.program')}
        className={styles.filter}
        popupMatchSelectWidth={false}
        value={state.program}
        onChange={(program) => onChange({ program })}
        options={[
          { value: '', label: t('results.anyProgram') },
          ...(results?.programs ?? []).map(({ key, title }) => ({ value: key, label: title })),
        ]}
      />
      <Select
        aria-label={t('results.batch')}
        className={styles.filter}
        value={state.batch}
        onChange={(batch) => onChange({ batch })}
        options={[
          { value: '', label: t('results.anyBatch') },
          ...(results?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
        ]}
      />
      <KeywordSearch
        name={t('results.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </search>
  );
}
