import type { AnswerValue, Field } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import type { RuleResult } from '@domain/filing/rule-words';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { memo } from 'react';
import { RuleLine } from '@/components/Checks/RuleResults';
import Why from '@/components/Why';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface ComputedValueProps {
  field: Field;
  value: AnswerValue;
  /** Outcome of the rule that checks the value. */
  rule?: RuleResult | undefined;
  section: string;
  /** Number of its row, from 0, in a table. */
  row?: number;
}

/** Renders a computed value, read-only. */
function ComputedValue({ field, value, rule, section, row }: ComputedValueProps) {
  const { language, t } = useLanguage();
  const say = useText();
  const text = formatValue(field, value, language);
  const unit = getFieldUnit(field);
  return (
    <div className={styles.value}>
      <span className={styles.label}>
        {say(field)} <Why item={{ computed: { section, field: field.key, row } }} about={field} />
      </span>
      <span className={text ? styles.text : styles.blank}>
        {text ? `${text}${unit ? ` ${say(getUnitText(unit))}` : ''}` : t('forms.computed.pending')}
      </span>
      {rule && (
        <span className={styles.verdict}>
          <RuleLine rule={rule} />
        </span>
      )}
    </div>
  );
}

export default memo(ComputedValue);
