import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, DatePicker, Select, type SelectProps } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage } from '@/utils/language';
import type { UrlSpec, UrlState } from '@/utils/urlState';
import { useIsWide } from '@/utils/useIsWide';
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
  isDense?: boolean;
  onChange(changes: Partial<UrlState<K>>): void;
  children: ReactNode;
}

/** Sets the filter of a name in the address. */
type SetFilter<K extends string> = (name: K, value: string) => void;

export default function Filters<K extends string>(props: FiltersProps<K>) {
  const { filters, spec, state, isDense = false, onChange, children } = props;
  const set: SetFilter<K> = (name, value) => onChange({ [name]: value } as Partial<UrlState<K>>);
  const fields = filters.map((filter) => (
    <Field
      key={filter.name}
      filter={filter}
      isLabelled={isDense}
      all={spec[filter.name].all ?? ''}
      value={state[filter.name]}
      onSet={(value) => set(filter.name, value)}
    />
  ));
  if (isDense)
    return (
      <FilterBar {...props} set={set}>
        {fields}
        {children}
      </FilterBar>
    );
  return (
    <search className={styles.filters}>
      {fields}
      {children}
    </search>
  );
}

/** The filters in one row, on a narrow screen behind a button; below it what they leave out, each to be taken back. */
function FilterBar<K extends string>(props: FiltersProps<K> & { set: SetFilter<K> }) {
  const { filters, spec, state, set, children } = props;
  const { t } = useLanguage();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const chosen = filters.flatMap((filter) => {
    const { name, label } = filter;
    const [value, all = ''] = [state[name], spec[name].all];
    if (value === all || ('kind' in filter && filter.kind === 'words')) return [];
    const said = 'options' in filter && filter.options.find((option) => option.value === value)?.label;
    return [{ name, all, text: t('list.filter.is', { name: label, value: said || value }) }];
  });
  return (
    <search>
      {!isWide && (
        <Button
          className={styles.opens as string}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('list.filters', { count: chosen.length })}
        </Button>
      )}
      {(isWide || isOpen) && <div className={styles.bar}>{children}</div>}
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map(({ name, all, text }) => (
            <li key={name}>
              <Button
                size="small"
                icon={<CloseOutlined aria-hidden />}
                iconPosition="end"
                aria-label={t('list.filter.drop', { filter: text })}
                onClick={() => set(name, all)}
              >
                <bdi>{text}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

interface FieldProps<K extends string> {
  filter: Filter<K>;
  /** The name of a choice stands in front of it, for those who see it too. */
  isLabelled: boolean;
  all: string;
  value: string;
  onSet(value: string): void;
}

function Field<K extends string>({ filter, isLabelled, all, value, onSet }: FieldProps<K>) {
  const { label } = filter;
  const { t } = useLanguage();
  if ('options' in filter) {
    const { options, select } = filter;
    // The name that stands in front says what all is meant of.
    const any = isLabelled && filter.any ? t('list.any') : filter.any;
    return (
      <Select
        aria-label={label}
        className={styles.filter}
        value={value}
        onChange={onSet}
        options={any === undefined ? options : [{ value: all, label: any }, ...options]}
        {...(isLabelled && { prefix: label, popupMatchSelectWidth: false })}
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
