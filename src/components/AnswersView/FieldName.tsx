import type { Field } from '@domain/definition';
import { unitOf, unitText } from '@domain/filing/units';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** The name of a field with its unit, so that a bare number can be read; in its own direction on any page. */
export default function FieldName({ field }: { field: Field }) {
  const { t } = useLanguage();
  const say = useText();
  const unit = unitOf(field);
  return (
    <bdi>
      {say(field)}
      {unit && <span className={styles.unit}>{t('forms.field.unit', { unit: say(unitText(unit)) })}</span>}
    </bdi>
  );
}
