import type { ComputedSection as ComputedSectionOf } from '@domain/definition';
import { isVisible } from '@domain/filing/scope';
import { fieldsAt } from '@/filling/draft/changes';
import ComputedValue from '@/filling/form/ComputedValue';
import { useFormSession } from '@/filling/form/session';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Indicators that the engine works out while the filer types elsewhere. */
export default function ComputedSection({ section }: { section: ComputedSectionOf }) {
  const { filled, scope, rules } = useFormSession();
  const { t } = useLanguage();
  const values = fieldsAt(filled, section.key);
  return (
    <>
      <p className={styles.note}>{t('forms.computed.note')}</p>
      <div className={styles.values}>
        {section.fields
          .filter((field) => isVisible(field, scope))
          .map((field) => (
            <ComputedValue
              key={field.key}
              field={field}
              value={values[field.key]}
              rule={rules.find(({ id }) => id === field.judgedBy)}
            />
          ))}
      </div>
    </>
  );
}
