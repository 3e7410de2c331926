import { Pagination, type PaginationProps } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.less';

interface Place {
  current: string;
  pageSize: string;
}

interface SizedPagesProps extends Pick<PaginationProps, 'hideOnSinglePage' | 'showTotal'> {
  /** As it stands in the address. */
  state: Place;
  sizes: number[];
  total: number;
  onChange(place: Place): void;
}

/** Leads through a list of which people choose how much they see at once. */
export default function SizedPages({ state, sizes, total, onChange, ...rest }: SizedPagesProps) {
  const { t } = useLanguage();
  return (
    <Pagination
      className={styles.pages}
      align="end"
      showSizeChanger
      pageSizeOptions={sizes}
      current={Number(state.current)}
      pageSize={Number(state.pageSize)}
      total={total}
      showTotal={(count) => t('list.total', { count })}
      onChange={(current, pageSize) => onChange({ current: String(current), pageSize: String(pageSize) })}
      {...rest}
    />
  );
}
