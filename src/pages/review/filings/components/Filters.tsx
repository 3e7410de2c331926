import type { Assignee } from '@domain/calls/assigning';
import type { QueueData } from '@domain/calls/review';
import { FILING_STATUSES, statuses } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { Select } from 'antd';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.less';
import { ALL, type ListState, ME, MINE, NOBODY, ORDERS, OVERDUE } from '../listUrl';
import { officerName } from '../officer';

interface FiltersProps {
  state: ListState;
  queue: QueueData | undefined;
  assignees: Assignee[];
  /** Asks for another list, from its first page. */
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, queue, assignees, onChange }: FiltersProps) {
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
      {(queue?.departments.length ?? 0) > 1 && (
        <Select
          aria-label={t('review.department')}
          className={styles.filter}
          value={state.department}
          onChange={(department) => onChange({ department })}
          options={[{ value: '', label: t('queue.anyDepartment') }, ...(queue?.departments ?? [])]}
        />
      )}
      <Select
        aria-label={t('queue.assigned')}
        className={styles.filter}
        value={state.assigned}
        onChange={(assigned) => onChange({ assigned })}
        options={[
          { value: '', label: t('queue.anyAssignee') },
          { value: ME, label: t('queue.assignedToMe', { count: queue?.assigned_to_me ?? 0 }) },
          { value: NOBODY, label: t('queue.assignedToNobody') },
          ...assignees.map((assignee) => ({ value: assignee.id, label: officerName(assignee) })),
        ]}
      />
      <Select
        aria-label={t('queue.due')}
        className={styles.filter}
        value={state.due}
        onChange={(due) => onChange({ due })}
        options={[
          { value: '', label: t('queue.anyDue') },
          { value: OVERDUE, label: t('queue.overdue', { count: queue?.overdue ?? 0 }) },
        ]}
      />
      <Select
        aria-label={t('review.order')}
        className={styles.filter}
        value={state.sorter}
        onChange={(sorter) => onChange({ sorter })}
        options={ORDERS.map((order) => ({ value: order, label: t(`review.order.${order}`) }))}
      />
      <KeywordSearch
        name={t('review.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </search>
  );
}
