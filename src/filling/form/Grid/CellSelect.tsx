import { useLanguage } from '@/utils/language';
import type { CellControlProps } from './GridCell';
import styles from './index.module.css';

/** One of a list, or yes and no. A native list: light in long tables, at home on telephones. */
export default function CellSelect(props: CellControlProps) {
  const { path, field, value, raw, fault, isRequired, name, options, describedBy, onChange } = props;
  const { language, t } = useLanguage();
  const entries =
    field.type === 'boolean'
      ? [
          { value: true, label: t('forms.field.yes') },
          { value: false, label: t('forms.field.no') },
        ]
      : options.map((option) => ({ value: option.value, label: option[language] }));
  const place = entries.findIndex((entry) => entry.value === value);
  const stranger = raw ?? (place < 0 && value != null && value !== '' ? String(value) : undefined);
  return (
    <select
      id={path}
      className={styles.select}
      aria-label={name}
      aria-invalid={fault ? true : undefined}
      aria-required={isRequired || undefined}
      aria-describedby={describedBy}
      value={stranger === undefined ? place : 'stranger'}
      onChange={(event) => onChange(entries[Number(event.target.value)]?.value ?? null)}
    >
      <option value={-1}>{t('forms.field.choose')}</option>
      {stranger !== undefined && <option value="stranger">{stranger}</option>}
      {entries.map((entry, index) => (
        <option key={String(entry.value)} value={index}>
          {entry.label}
        </option>
      ))}
    </select>
  );
}
