import type { Field } from '@domain/definition';
import { getFieldHelp } from '@domain/filing/field-help';
import { getUnitText } from '@domain/filing/units';
import { memo } from 'react';
import HelpSign from '@/components/HelpSign';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Returns the accessible name of a field with its unit; undefined where the header contains nothing more. */
export function useFieldLabel() {
  const say = useText();
  const { t } = useLanguage();
  return (field: Field): string | undefined => {
    if (!getFieldHelp(field)) return undefined;
    const unit = field.unit && t('forms.field.unit', { unit: say(getUnitText(field.unit)) });
    return `${say(field)}${unit ?? ''}`;
  };
}

/** Header of a column or line: name, unit, required mark and help. */
function FieldHead({ field, isRequired }: { field: Field; isRequired: boolean }) {
  const say = useText();
  const { t } = useLanguage();
  const help = getFieldHelp(field);
  const unit = field.unit ? t('forms.field.unit', { unit: say(getUnitText(field.unit)) }) : '';
  const mark = isRequired && (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
  return (
    <>
      {say(field)}
      {unit ? (
        // A space before the unit stays outside the unit's inline block, so that it vanishes at a line break.
        <>
          {unit.startsWith(' ') && ' '}
          <span className={styles.unit}>
            {unit.trim()}
            {mark}
          </span>
        </>
      ) : (
        mark
      )}
      {help && <HelpSign name={say(field)} text={say(help)} />}
    </>
  );
}

export default memo(FieldHead);
