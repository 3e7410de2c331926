import type { QueueData } from '@domain/api/calls/review';
import { FILING_STATUSES, statuses } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { Input, Select } from 'antd';
import { useBatchName } from '@/utils/batchName';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import { ALL, type ListState, MINE, ORDERS } from '../list-url';

interface FiltersProps {
  state: ListState;
  queue: QueueData | undefined;
  /** Asks for another list, from its first page. */
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, queue, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const known = FILING_STATUSES.filter((status) => queue?.by_status[status] || status === state.status);
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('review.status')}
        className={styles.filter}
        value={state.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: MINE, label: t('review.mine') },
          { value: ALL, label: t('review.all') },
          ...known.map((status) => ({
            value: status,
            label: `${say(statuses[status])} (${queue?.by_status[status] ?? 0})`,
          })),
        ]}
      />
      <Select
        aria-label={t('review.program')}
        className={styles.filter}
        value={state.program}
        onChange={(program) => onChange({ program })}
        options={[
          { value: '', label: t('review.anyProgram') },
          ...programs.map(({ key, title }) => ({ value: key, label: say(title) })),
        ]}
      />
      <Select
        aria-label={t('review.batch')}
        className={styles.filter}
        value={state.batch}
        onChange={(batch) => onChange({ batch })}
        options={[
          { value: '', label: t('review.anyBatch') },
          ...(queue?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
        ]}
      />
      <Select
        aria-label={t('review.order')}
        className={styles.filter}
        value={state.sorter}
        onChange={(sorter) => onChange({ sorter })}
        options={ORDERS.map((order) => ({ value: order, label: t(`review.order.${order}`) }))}
      />
      <Input.Search
        key={state.keyword}
        allowClear
        aria-label={t('review.search')}
        className={styles.search}
        placeholder={t('review.search')}
        maxLength={100}
        defaultValue={state.keyword}
        onSearch={(keyword) => onChange({ keyword: keyword.trim() })}
      />
    </search>
  );
}
