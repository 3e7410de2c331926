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
  return (
    <div className={styles.value}>
      <span className={styles.label}>{say(field)}</span>
      <span className={text ? styles.text : styles.blank}>
        {text ? `${text}${field.unit ? ` ${say(unitText(field.unit))}` : ''}` : t('forms.computed.pending')}
      </span>
    </div>
  );
}

export default memo(ComputedValue);
