import type { AnswerValue, Field } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { unitText } from '@domain/filing/units';
import { memo } from 'react';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** A value that follows from others: said, not typed. */
function ComputedValue({ field, value }: { field: Field; value: AnswerValue }) {
  const { language, t } = useLanguage();
  const say = useText();
  const text = formatValue(field, value, language);
  const labelId = `computed-${field.key}`;
  return (
    <div className={styles.value}>
      <div id={labelId} className={styles.label}>
        {say(field)}
      </div>
      <output aria-labelledby={labelId} className={text ? styles.text : styles.blank}>
        {text ? `${text}${field.unit ? ` ${say(unitText(field.unit))}` : ''}` : t('forms.computed.pending')}
      </output>
    </div>
  );
}

export default memo(ComputedValue);
