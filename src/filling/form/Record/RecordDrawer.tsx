import type { TableSection } from '@domain/definition';
import { Button } from 'antd';
import SideDrawer from '@/components/Controls/SideDrawer';
import { leadTo } from '@/filling/hooks/useFocusPath';
import { useLanguage } from '@/utils/language';
import type { Line } from '../lines';
import { headId } from '../sections/TableSection/useRowActions';
import Record from './index';
import styles from './index.module.css';
import { useRecordName } from './name';

/** Room for two columns. */
interface RecordDrawerProps {
  section: TableSection;
  lines: Line[];
  /** The row that is open; null when none is. */
  place: number | null;
  onPlace(place: number | null): void;
}

/** A row of a wide table beside the table, one at a time: nobody scrolls sideways to fill in fourteen columns. */
export default function RecordDrawer({ section, lines, place, onPlace }: RecordDrawerProps) {
  const { t } = useLanguage();
  const nameOf = useRecordName(section);
  const line = place === null ? undefined : lines[place];
  const step = (by: 1 | -1, text: string) => (
    <Button disabled={place === null || !lines[place + by]} onClick={() => onPlace((place ?? 0) + by)}>
      {text}
    </Button>
  );
  const close = () => {
    onPlace(null);
    if (line) leadTo(headId(section, line.index), 'nearest');
  };
  return (
    <SideDrawer
      open={line !== undefined}
      onClose={close}
      size={720}
      title={line && <bdi>{nameOf(line)}</bdi>}
      extra={
        line && (
          <span className={styles.steps}>
            <bdi>{t('forms.record.place', { place: line.index + 1, count: lines.length })}</bdi>
            {step(-1, t('forms.record.before'))}
            {step(1, t('forms.record.after'))}
          </span>
        )
      }
    >
      {line && <Record key={line.filled.row} section={section} line={line} suffix="-record" />}
    </SideDrawer>
  );
}
