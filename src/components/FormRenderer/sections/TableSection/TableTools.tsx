import { PlusOutlined } from '@ant-design/icons';
import { rowLimit } from '@domain/filing/sections';
import type { TableSection } from '@domain/programs/define';
import { Button } from 'antd';
import SheetTools from '@/spreadsheet/SheetTools';
import { useLanguage } from '@/utils/language';
import { useFormSession } from '../../session';
import styles from './index.module.css';
import type { RowActions } from './useRowActions';

interface TableToolsProps {
  section: TableSection;
  count: number;
  actions: RowActions;
  /** Rows to paste into, not records one at a time. */
  isGrid: boolean;
}

/** Below a table: how many rows there are and may be, more rows, and the way back from the last change. */
export default function TableTools({ section, count, actions, isGrid }: TableToolsProps) {
  const { undo, undoable } = useFormSession();
  const { t } = useLanguage();
  const { minRows = 0 } = section;
  const limit = rowLimit(section);
  return (
    <div className={styles.tools}>
      <Button icon={<PlusOutlined aria-hidden />} disabled={count >= limit} onClick={actions.add}>
        {t(isGrid ? 'forms.row.add' : 'forms.record.add')}
      </Button>
      {actions.lacking > 0 && (
        <Button onClick={actions.complete}>{t('forms.row.complete', { count: actions.lacking })}</Button>
      )}
      <SheetTools section={section} />
      {undoable === section.key && <Button onClick={undo}>{t('forms.row.undo')}</Button>}
      <span className={styles.count} role="status">
        {t(minRows > 0 ? 'forms.row.countFrom' : 'forms.row.count', { count, min: minRows, limit })}
      </span>
      {isGrid && count > 0 && <span className={styles.hint}>{t('forms.grid.hint')}</span>}
    </div>
  );
}
