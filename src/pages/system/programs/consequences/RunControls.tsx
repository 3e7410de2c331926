import { Button, Progress } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { FilingSlice, SlicedRun } from './useSlices';

interface RunControlsProps<S extends FilingSlice> {
  run: SlicedRun<S>;
  label: string;
  /** What the run does, before it is started. */
  about: string;
}

/** Starts and stops a run over many filings, and shows how far it is. */
export default function RunControls<S extends FilingSlice>({ run, label, about }: RunControlsProps<S>) {
  const { t } = useLanguage();
  const { judged, total, isRunning, slices, start, stop } = run;
  return (
    <div className={styles.panel}>
      <p>{about}</p>
      <div className={styles.choice}>
        <Button type="primary" loading={isRunning} onClick={start}>
          {label}
        </Button>
        {isRunning && <Button onClick={stop}>{t('consequences.stop')}</Button>}
      </div>
      {slices.length > 0 && (
        <div role="status">
          {isRunning && (
            <Progress percent={total ? Math.round((judged / total) * 100) : 100} showInfo={false} />
          )}
          {t('consequences.judged', { judged, total })}
        </div>
      )}
    </div>
  );
}
