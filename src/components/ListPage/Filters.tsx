import { DatePicker, Select, type SelectProps } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import KeywordSearch from '@/components/KeywordSearch';
import type { UrlSpec, UrlState } from '@/utils/urlState';
import styles from './index.module.css';

interface Labelled<K extends string> {
  /** The name in the address. */
  name: K;
  label: string;
}

interface Choice<K extends string> extends Labelled<K> {
  options: { value: string; label: string }[];
  /** The first choice, which leaves nothing out. */
  any?: string;
  select?: Pick<SelectProps, 'showSearch' | 'optionFilterProp' | 'popupMatchSelectWidth'>;
}

interface Typed<K extends string> extends Labelled<K> {
  /** Words to look for, or a day as YYYY-MM-DD. */
  kind: 'words' | 'day';
}

export type Filter<K extends string> = Choice<K> | Typed<K>;

/** For lists of choices in which people type to find one. */
export const SEARCHABLE = { showSearch: true, optionFilterProp: 'label' } as const;

interface FiltersProps<K extends string> {
  filters: Filter<K>[];
  spec: UrlSpec<K>;
  state: UrlState<K>;
  onChange(changes: Partial<UrlState<K>>): void;
  children: ReactNode;
}

export default function Filters<K extends string>(props: FiltersProps<K>) {
  const { filters, spec, state, onChange, children } = props;
  return (
    <search className={styles.filters}>
      {filters.map((filter) => {
        const { name } = filter;
        const set = (value: string) => onChange({ [name]: value } as Partial<UrlState<K>>);
        return (
          <Field key={name} filter={filter} all={spec[name].all ?? ''} value={state[name]} onSet={set} />
        );
      })}
      {children}
    </search>
  );
}

interface FieldProps<K extends string> {
  filter: Filter<K>;
  all: string;
  value: string;
  onSet(value: string): void;
}

function Field<K extends string>({ filter, all, value, onSet }: FieldProps<K>) {
  const { label } = filter;
  if ('options' in filter) {
    const { any, options, select } = filter;
    return (
      <Select
        aria-label={label}
        className={styles.filter}
        value={value}
        onChange={onSet}
        options={any === undefined ? options : [{ value: all, label: any }, ...options]}
        {...select}
      />
    );
  }
  if (filter.kind === 'words')
    return <KeywordSearch name={label} keyword={value} className={styles.search} onSearch={onSet} />;
  return (
    <DatePicker
      className={styles.filter as string}
      aria-label={label}
      placeholder={label}
      value={value ? dayjs(value) : null}
      onChange={(day) => onSet(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
