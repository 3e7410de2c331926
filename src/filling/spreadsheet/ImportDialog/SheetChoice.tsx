import type { SheetReading } from '@domain/spreadsheet/fitting-sheets';
import { useId } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface SheetChoiceProps {
  reading: SheetReading;
  onChoose(sheet: string): void;
}

/** The sheet that a table is read from, where several fit, and the row that was taken for its headings. */
export default function SheetChoice({ reading: { sheet, headRow, fitting }, onChoose }: SheetChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <>
      {fitting.length > 1 && (
        <div className={styles.sheet}>
          <label htmlFor={id}>{t('sheets.sheet')}</label>
          <Select
            id={id}
            value={sheet}
            onChange={onChoose}
            options={fitting.map((name) => ({ value: name, label: name }))}
          />
        </div>
      )}
      {headRow !== null && headRow > 1 && <p>{t('sheets.headRow', { row: headRow })}</p>}
    </>
  );
}
