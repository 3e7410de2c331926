import { Select } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface Column {
  key: string;
  title: string;
  /** Its name among all that can be chosen, where the title does not tell it apart. */
  choice?: string;
  place?: 'name' | 'actions';
  yields?: number;
}

/**
 * The columns that an address names, with those that have a place of their own. Of the usual ones some yield where there is no
 * room; those that a person chose do not.
 */
export function shownOf<C extends Column>(columns: C[], chosen: string, usual: string): C[] {
  const named = columns.filter(({ key, place }) => place || chosen.split(',').includes(key));
  return chosen === usual ? named : named.map(({ yields: _, ...column }) => column as C);
}

interface ColumnChoiceProps {
  columns: Column[];
  /** Their keys, with commas between them. */
  chosen: string;
  onChange(changes: { columns: string }): void;
}

/** Lets people choose the columns of a list, which stand in its address. */
export default function ColumnChoice({ columns, chosen, onChange }: ColumnChoiceProps) {
  const { t } = useLanguage();
  const choosable = columns.filter(({ place }) => !place);
  const keys = chosen.split(',').filter((key) => choosable.some((column) => column.key === key));
  const name = t('list.columns', { count: keys.length });
  return (
    <Select
      mode="multiple"
      aria-label={name}
      className={styles.filter}
      popupMatchSelectWidth={false}
      optionFilterProp="label"
      maxTagCount={0}
      maxTagPlaceholder={name}
      placeholder={name}
      value={keys}
      onChange={(wanted) =>
        onChange({ columns: choosable.flatMap(({ key }) => (wanted.includes(key) ? [key] : [])).join(',') })
      }
      options={choosable.map(({ key, title, choice = title }) => ({ value: key, label: choice }))}
    />
  );
}
