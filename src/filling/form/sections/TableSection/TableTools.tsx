import { PlusOutlined } from '@ant-design/icons';
import type { TableSection } from '@domain/definition';
import { getRowLimit } from '@domain/filing/sections';
import { Button } from 'antd';
import { memo } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { addId, type RowActions } from './useRowActions';

interface TableToolsProps {
  section: TableSection;
  count: number;
  actions: RowActions;
  /** True for a grid to paste into; false for records shown one at a time. */
  isGrid: boolean;
}

/** Tools below a table: number of rows, limits, and buttons that add rows. */
function TableTools({ section, count, actions, isGrid }: TableToolsProps) {
  const { t } = useLanguage();
  const { minRows = 0 } = section;
  const limit = getRowLimit(section);
  return (
    <div className={styles.tools}>
      <Button
        id={addId(section)}
        icon={<PlusOutlined aria-hidden />}
        disabled={count >= limit}
        onClick={actions.add}
      >
        {t(isGrid ? 'forms.row.add' : 'forms.record.add')}
      </Button>
      {actions.lacking > 0 && (
        <Button onClick={actions.complete}>{t('forms.row.complete', { count: actions.lacking })}</Button>
      )}
      <span className={styles.count} role="status">
        {t(minRows > 0 ? 'forms.row.countFrom' : 'forms.row.count', { count, min: minRows, limit })}
      </span>
    </div>
  );
}

export default memo(TableTools);
