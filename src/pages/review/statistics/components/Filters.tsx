import { programs } from '@domain/programs/index.generated';
import { department } from '@domain/reference/department';
import { STATISTICS_BY } from '@domain/statistics/table';
import { dimensionNames } from '@domain/statistics/words';
import { Select } from 'antd';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.less';
import type { StatisticsState } from '../url';

interface FiltersProps {
  state: StatisticsState;
  /** The batches that there are. */
  batches: readonly string[];
  onChange: (change: Partial<StatisticsState>) => void;
}

/** By what is counted, and of what. A reviewer has one department and is not asked for it. */
export default function Filters({ state, batches, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const role = useSelector((root: RootState) => root.user.currentUser?.role);
  const years = [...new Set(batches.map((batch) => batch.split('-')[0] ?? ''))];
  const selects: {
    name: keyof StatisticsState;
    label: string;
    options: { value: string; label: string }[];
  }[] = [
    {
      name: 'by',
      label: t('review.statistics.by'),
      options: STATISTICS_BY.map((by) => ({
        value: by,
        label: t('review.statistics.byThis', { name: say(dimensionNames[by]) }),
      })),
    },
    {
      name: 'program',
      label: t('review.program'),
      options: [
        { value: '', label: t('review.anyProgram') },
        ...programs.map(({ key, title }) => ({ value: key, label: say(title) })),
      ],
    },
    {
      name: 'year',
      label: t('review.statistics.year'),
      options: [
        { value: '', label: t('review.statistics.anyYear') },
        ...years.map((year) => ({ value: year, label: year })),
      ],
    },
    {
      name: 'batch',
      label: t('review.batch'),
      options: [
        { value: '', label: t('review.anyBatch') },
        ...batches.map((batch) => ({ value: batch, label: batchName(batch) })),
      ],
    },
    ...(role === 'administrator'
      ? [
          {
            name: 'department' as const,
            label: t('review.department'),
            options: [
              { value: '', label: t('review.statistics.anyDepartment') },
              ...department.items.map((item) => ({ value: String(item.value), label: say(item) })),
            ],
          },
        ]
      : []),
  ];
  return (
    <search className={styles.filters}>
      {selects.map(({ name, label, options }) => (
        <Select
          key={name}
          className={styles.filter}
          aria-label={label}
          value={state[name]}
          options={options}
          popupMatchSelectWidth={false}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </search>
  );
}
