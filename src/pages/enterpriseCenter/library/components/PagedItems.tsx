import { Pagination } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from '../index.module.css';

const SHOWN = 20;

interface PagedItemsProps<T> {
  items: readonly T[];
  children(shown: T[]): ReactNode;
}

/** Renders a long list that is here as a whole, page by page. */
export default function PagedItems<T>({ items, children }: PagedItemsProps<T>) {
  const [page, setPage] = useState(1);
  return (
    <>
      {children(items.slice((page - 1) * SHOWN, page * SHOWN))}
      <Pagination
        className={styles.pages ?? ''}
        current={page}
        pageSize={SHOWN}
        total={items.length}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  );
}
