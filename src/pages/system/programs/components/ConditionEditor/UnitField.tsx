import { FIGURE_UNITS, type FigureUnit } from '@domain/definition/rules';
import { figureUnitNames } from '@domain/filing/rule-words';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface UnitFieldProps {
  unit: FigureUnit;
  /** Unit that the answers of the figure are given in; undefined where it is not known. */
  own: FigureUnit | undefined;
  onChange(unit: FigureUnit): void;
}

/**
 * Choice of the unit of a threshold, which converts nothing: beside a figure of a known unit it is there only to mend a formula
 * that says another, which is a fault of the document.
 */
export default function UnitField({ unit, own, onChange }: UnitFieldProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Select<FigureUnit>
      className={styles.unit}
      aria-label={t('conditions.unit')}
      popupMatchSelectWidth={false}
      {...(own && { status: 'warning' })}
      value={unit}
      onChange={onChange}
      options={(own ? [unit, own] : FIGURE_UNITS).map((value) => ({
        value,
        label: say(figureUnitNames[value]),
      }))}
    />
  );
}
