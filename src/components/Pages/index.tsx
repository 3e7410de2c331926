import { PAGE_SIZE } from '@domain/api/codes';
import { Pagination } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.less';

interface PagesProps {
  /** The page that is shown, from 1. */
  current: number;
  size?: number;
  total: number;
  onChange(current: number): void;
}

/** Leads through a list that is longer than a page. */
export default function Pages({ current, size = PAGE_SIZE.default, total, onChange }: PagesProps) {
  const { t } = useLanguage();
  return (
    <Pagination
      className={styles.pages}
      align="end"
      hideOnSinglePage
      showSizeChanger={false}
      current={current}
      pageSize={size}
      total={total}
      showTotal={(count) => t('list.total', { count })}
      onChange={onChange}
    />
  );
}
