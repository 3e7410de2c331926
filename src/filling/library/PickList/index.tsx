import { Checkbox, Input, Pagination } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Items on a page of the list. */
const PAGE_SIZE = 20;

const ANY = '';

export interface PickItem {
  id: string;
  name: string;
  /** Text that a search looks in. */
  searchText: string;
  /** Word behind the name. */
  badge?: ReactNode;
  /** True for an item that is there already and can't be chosen. */
  isTaken?: boolean;
}

export interface PickFilter<T> {
  label: string;
  anyLabel: string;
  options: { value: string; label: string }[];
  /** Values of the item among those of the options. */
  valuesOf(item: T): readonly string[];
}

interface PickListProps<T extends PickItem> {
  items: readonly T[];
  chosen: readonly T[];
  onChange(chosen: T[]): void;
  /** Number of items that fit; with 1, choosing an item replaces the one that was chosen. */
  room: number;
  searchLabel: string;
  emptyText: string;
  /** Filters beside the search; one with a single option is not shown. */
  filters?: PickFilter<T>[];
  renderFacts(item: T): ReactNode;
}

/** List from which the person picks items: searched, filtered, by pages, singly or all that are found. */
export default function PickList<T extends PickItem>(props: PickListProps<T>) {
  const { items, chosen, onChange, room, searchLabel, emptyText, filters = [], renderFacts } = props;
  const { t } = useLanguage();
  const [words, setWords] = useState('');
  const [wanted, setWanted] = useState<Record<string, string>>({});
  const [page, setPage] = useState(1);
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter(
    (item) =>
      parts.every((part) => item.searchText.toLowerCase().includes(part)) &&
      filters.every(({ label, valuesOf }) => !wanted[label] || valuesOf(item).includes(wanted[label])),
  );
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const free = found.filter((item) => !item.isTaken);
  const marked = free.filter(({ id }) => chosenIds.has(id)).length;

  const choose = (changed: T[], isChosen: boolean) => {
    const changedIds = new Set(changed.map(({ id }) => id));
    const others = room === 1 ? [] : chosen.filter(({ id }) => !changedIds.has(id));
    onChange(isChosen ? [...others, ...changed] : others);
  };

  return (
    <>
      <div className={styles.tools}>
        <Input.Search
          allowClear
          value={words}
          aria-label={searchLabel}
          placeholder={searchLabel}
          onChange={(event) => {
            setWords(event.target.value);
            setPage(1);
          }}
        />
        {filters
          .filter(({ options }) => options.length > 1)
          .map(({ label, anyLabel, options }) => (
            <Select
              key={label}
              value={wanted[label] ?? ANY}
              aria-label={label}
              options={[{ value: ANY, label: anyLabel }, ...options]}
              onChange={(value) => {
                setWanted({ ...wanted, [label]: value });
                setPage(1);
              }}
            />
          ))}
      </div>
      {room !== 1 && (
        <Checkbox
          disabled={free.length === 0}
          checked={free.length > 0 && marked === free.length}
          indeterminate={marked > 0 && marked < free.length}
          onChange={(event) => choose(free, event.target.checked)}
        >
          {t('library.pick.all', { count: free.length })}
        </Checkbox>
      )}
      {found.length === 0 && <EmptyHint text={emptyText} />}
      <ul className={styles.items}>
        {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((item) => (
          <PickLine
            key={item.id}
            item={item}
            isChosen={chosenIds.has(item.id)}
            onChoose={(isChosen) => choose([item], isChosen)}
          >
            {renderFacts(item)}
          </PickLine>
        ))}
      </ul>
      <Pagination
        size="small"
        current={page}
        pageSize={PAGE_SIZE}
        total={found.length}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  );
}

interface PickLineProps {
  item: PickItem;
  isChosen: boolean;
  children: ReactNode;
  onChoose(isChosen: boolean): void;
}

function PickLine({ item, isChosen, children, onChoose }: PickLineProps) {
  const factsId = useId();
  return (
    <li className={styles.item}>
      <Checkbox
        className={styles.name ?? ''}
        checked={isChosen}
        disabled={item.isTaken ?? false}
        aria-describedby={factsId}
        onChange={(event) => onChoose(event.target.checked)}
      >
        <bdi>{item.name}</bdi>
        {item.badge && <span className={styles.badge}>{item.badge}</span>}
      </Checkbox>
      <div id={factsId} className={styles.facts}>
        {children}
      </div>
    </li>
  );
}

/** Names of the places that an item was found in: the first, and how many more there are. */
export function PickSources({ names, lead = '' }: { names: readonly string[]; lead?: string }) {
  const { t } = useLanguage();
  const [first, ...others] = names;
  return (
    <p className={styles.sources} title={others.join('\n')}>
      {lead}
      {first}
      {others.length > 0 && ` ${t('library.moreSources', { count: others.length })}`}
    </p>
  );
}
