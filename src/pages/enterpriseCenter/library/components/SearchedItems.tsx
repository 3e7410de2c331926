import { Input, Pagination } from 'antd';
import { type ReactNode, useDeferredValue, useState } from 'react';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const SHOWN = 20;

interface SearchedItemsProps<T> {
  items: readonly T[];
  searchLabel: string;
  /** Returns the words of an item that the search looks in. */
  listWords(item: T): string[];
  /** Further tools beside the search. */
  tools?: ReactNode;
  /** Text after the number of items found. */
  remark?: string;
  /** Text in place of the list when there are no items at all. */
  emptyText: string;
  children(shown: T[]): ReactNode;
}

/** Renders a list that is here as a whole, with a search over it, page by page. */
export default function SearchedItems<T>({
  items,
  searchLabel,
  listWords,
  tools,
  remark,
  emptyText,
  children,
}: SearchedItemsProps<T>) {
  const { t } = useLanguage();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words).trim().toLowerCase();
  const found = items.filter((item) => listWords(item).join('\n').toLowerCase().includes(sought));
  return (
    <>
      <div className={styles.tools}>
        <Input.Search
          allowClear
          className={styles.search ?? ''}
          value={words}
          aria-label={searchLabel}
          placeholder={searchLabel}
          onChange={(event) => setWords(event.target.value)}
        />
        {tools}
        <p className={styles.total} role="status">
          {t('library.total', { count: found.length })}
          {remark && ` · ${remark}`}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyHint text={items.length === 0 ? emptyText : t('library.noMatch')} />
      ) : (
        <ItemPages key={sought} items={found}>
          {children}
        </ItemPages>
      )}
    </>
  );
}

function ItemPages<T>({ items, children }: Pick<SearchedItemsProps<T>, 'items' | 'children'>) {
  const [page, setPage] = useState(1);
  const last = Math.ceil(items.length / SHOWN);
  const current = Math.min(page, last);
  return (
    <>
      {children(items.slice((current - 1) * SHOWN, current * SHOWN))}
      <Pagination
        className={styles.pages ?? ''}
        current={current}
        pageSize={SHOWN}
        total={items.length}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  );
}
