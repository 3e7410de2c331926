import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, type SelectProps } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import Drawer from '@/components/Controls/Drawer';
import { Select } from '@/components/Controls/Select';
import { KeywordSearch } from '@/components/ListPage/Tools';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { UrlSpec, UrlState } from '@/utils/urlState';
import styles from './index.module.css';

/** Few lists have a filter by day. */
const Calendar = lazyWithRetry(() => import('@/components/Controls/Calendar'), { isAskedFor: false });

interface Labelled<K extends string> {
  /** Name of the filter in the URL. */
  name: K;
  label: string;
}

interface Choice<K extends string> extends Labelled<K> {
  options: { value: string; label: string }[];
  /** Label of the first option, which switches the filter off. */
  any?: string;
  select?: Pick<SelectProps, 'showSearch' | 'optionFilterProp' | 'popupMatchSelectWidth'>;
}

interface Typed<K extends string> extends Labelled<K> {
  /** Kind of input: search words, or a date as YYYY-MM-DD. */
  kind: 'words' | 'day';
}

/** Chip of an active condition whose control is elsewhere. */
export interface FilterChip {
  label: string;
  value: string;
  /** Value of the filter without this condition. */
  rest: string;
}

/** Filter of several conditions, each removable on its own. */
interface ChipFilter<K extends string> extends Labelled<K> {
  chips: FilterChip[];
}

export type ListFilter<K extends string> = Choice<K> | Typed<K> | ChipFilter<K>;

/** Select props for long lists of options, where people type to find one. */
export const SEARCHABLE = { showSearch: true, optionFilterProp: 'label' } as const;

interface FiltersProps<K extends string> {
  filters: ListFilter<K>[];
  spec: UrlSpec<K>;
  state: UrlState<K>;
  onChange(changes: Partial<UrlState<K>>): void;
  children?: ReactNode;
}

/** Renders the filters in one row. `isDense` adds a removable chip below for each active one. */
export default function Filters<K extends string>(props: FiltersProps<K> & { isDense: boolean }) {
  const { isDense, children } = props;
  return (
    <search>
      <div className={isDense ? styles.bar : styles.filters}>
        <Fields {...props} isLabelled={isDense} />
        {children}
      </div>
      {isDense && <Chips {...props} chosen={narrowingIn(props).filter(({ kind }) => kind !== 'words')} />}
    </search>
  );
}

interface FilterDrawerProps<K extends string> extends FiltersProps<K> {
  /** Number of records that match the filters. */
  total: number | undefined;
  onShowAll(): void;
}

/** Drawer with the filters, opened by a button, for a narrow screen. */
export function FilterDrawer<K extends string>({
  total,
  onShowAll,
  children,
  ...props
}: FilterDrawerProps<K>) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { length: count } = narrowingIn(props);
  const title = count > 0 ? t('list.filters', { count }) : t('list.filters.none');
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title={title}
        placement="bottom"
        height="85%"
        extra={<Button onClick={onShowAll}>{t('list.filters.drop')}</Button>}
        footer={
          <Button type="primary" block onClick={close}>
            {total === undefined ? t('list.filters.show') : t('list.filters.found', { count: total })}
          </Button>
        }
      >
        <search className={styles.stack}>
          <Fields {...props} isLabelled />
          {children}
        </search>
      </Drawer>
    </>
  );
}

/** Removable chips of the active filters, for a screen on which the filters themselves are hidden. */
export function FilterChips<K extends string>(props: FiltersProps<K>) {
  return <Chips {...props} chosen={narrowingIn(props)} />;
}

function Fields<K extends string>(props: FiltersProps<K> & { isLabelled: boolean }) {
  const { filters, spec, state, isLabelled, onChange } = props;
  return filters.map((filter) => (
    <Field
      key={filter.name}
      filter={filter}
      isLabelled={isLabelled}
      all={spec[filter.name].all ?? ''}
      value={state[filter.name]}
      onSet={(value) => onChange({ [filter.name]: value } as Partial<UrlState<K>>)}
    />
  ));
}

const narrowingIn = <K extends string>({ filters, spec, state }: FiltersProps<K>) =>
  filters.flatMap((filter) => {
    const { name, label } = filter;
    if ('chips' in filter)
      return filter.chips.map(({ rest, ...chip }) => ({ name, ...chip, all: rest, kind: 'choice' }));
    const [value, all = ''] = [state[name], spec[name].all];
    if (value === all) return [];
    const isChoice = 'options' in filter;
    const said = isChoice && filter.options.find((option) => option.value === value)?.label;
    return [{ name, label, all, value: said || value, kind: isChoice ? 'choice' : filter.kind }];
  });

interface ChipsProps<K extends string> extends Pick<FiltersProps<K>, 'onChange'> {
  chosen: { name: K; label: string; all: string; value: string }[];
}

function Chips<K extends string>({ chosen, onChange }: ChipsProps<K>) {
  const { t } = useLanguage();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chosen.map(({ name, label, all, value }) => {
        const text = t('labelled', { name: label, value });
        return (
          <li key={text}>
            <Button
              size="small"
              icon={<CloseOutlined aria-hidden />}
              iconPosition="end"
              aria-label={t('list.filter.drop', { filter: text })}
              onClick={() => onChange({ [name]: all } as Partial<UrlState<K>>)}
            >
              <bdi>{text}</bdi>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface FieldProps<K extends string> {
  filter: ListFilter<K>;
  /** Shows the label in front of a select, not only to screen readers. */
  isLabelled: boolean;
  all: string;
  value: string;
  onSet(value: string): void;
}

function Field<K extends string>({ filter, isLabelled, all, value, onSet }: FieldProps<K>) {
  const { label } = filter;
  const { t } = useLanguage();
  if ('chips' in filter) return null;
  if ('options' in filter) {
    const { options, select } = filter;
    // The label in front says what "all" refers to.
    const any = isLabelled && filter.any ? t('common.all') : filter.any;
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
    <Suspense fallback={<span className={styles.filter} />}>
      <Calendar
        className={styles.filter as string}
        aria-label={label}
        placeholder={label}
        format="YYYY-MM-DD"
        value={value || null}
        onChange={(day) => onSet(day ?? '')}
      />
    </Suspense>
  );
}
