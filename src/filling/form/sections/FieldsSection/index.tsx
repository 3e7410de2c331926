import type { Field, FieldsSection as FieldsSectionOf, FilesSection } from '@domain/definition';
import { isVisible } from '@domain/filing/scope';
import SortButton from '@/filling/attachments/SortButton';
import { getSectionFields } from '@/filling/draft/changes';
import ComputedValue from '@/filling/form/ComputedValue';
import FormField from '@/filling/form/FormField';
import { useFieldNotes } from '@/filling/form/KnownFigures/useFieldNotes';
import { useFormSession } from '@/filling/form/session';
import RegisterButton from '@/filling/form/TableFrame/RegisterButton';
import { FIELDS_AT_ONCE, useFieldStates } from '@/filling/form/useFieldStates';
import { useProgressiveCount } from '@/utils/useProgressiveCount';
import styles from './index.module.css';

/** Fields (attachments too) side by side where there is room, one below the other on a telephone. */
export default function FieldsSection({ section }: { section: FieldsSectionOf | FilesSection }) {
  const { answers, filled, scope, edit } = useFormSession();
  const stateOf = useFieldStates();
  const noteAt = useFieldNotes(section);
  const fields = (section.fields as Field[]).filter((field) => isVisible(field, scope));
  const drawn = useProgressiveCount(fields.length, FIELDS_AT_ONCE);
  const typed = getSectionFields(answers, section.key);
  const isFiles = section.kind === 'files';
  const looks = [isFiles ? styles.files : styles.fields, drawn < fields.length && styles.growing];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {isFiles && (
        <p className={styles.together}>
          <SortButton />
        </p>
      )}
      <RegisterButton section={section} className={styles.together} />
      {fields.slice(0, drawn).map((field) => {
        if (field.computed) {
          return (
            <ComputedValue
              key={field.key}
              section={section.key}
              field={field}
              value={getSectionFields(filled, section.key)[field.key]}
            />
          );
        }
        const path = `${section.key}.${field.key}`;
        const value = typed[field.key];
        const state = stateOf(field, path, { section: section.key, field: field.key }, value);
        return (
          <FormField
            key={field.key}
            path={path}
            section={section.key}
            field={field}
            value={value}
            edit={edit}
            {...state}
            {...noteAt(path)}
          />
        );
      })}
    </div>
  );
}
