import { PAGE_SIZE } from '@domain/api/codes';
import { Pagination, type PaginationProps } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface PagesProps extends Pick<PaginationProps, 'hideOnSinglePage' | 'showTotal'> {
  /** The page that is shown, from 1. */
  current: number;
  size?: number;
  /** Sizes of a page, where people choose one. */
  sizes?: number[] | undefined;
  total: number;
  onChange(current: number, size: number): void;
}

/** Leads through a list that is longer than a page. */
export default function Pages({ current, size = PAGE_SIZE.default, sizes, ...rest }: PagesProps) {
  const { t } = useLanguage();
  return (
    <Pagination
      className={styles.pages}
      align="end"
      hideOnSinglePage={!sizes}
      showSizeChanger={sizes !== undefined}
      {...(sizes && { pageSizeOptions: sizes })}
      current={current}
      pageSize={size}
      showTotal={(count) => t('list.total', { count })}
      {...rest}
    />
  );
}
