import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage } from '@/utils/language';
import type { CellControlProps } from './cell';
import styles from './index.module.css';

/** A key that opens the list: an arrow, or a letter to search it by. Alt with an arrow moves the row. */
const opens = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && (/^Arrow(Up|Down)$/.test(key) || /^\S$/.test(key));

/** One of a list, or yes and no. The list is made when it is opened: a table holds hundreds of these cells. */
export default function CellSelect(props: CellControlProps) {
  const { path, field, value, raw, fault, isRequired, name, options, describedBy, onChange } = props;
  const { language, t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const entries =
    field.type === 'boolean'
      ? [
          { value: true, label: t('forms.field.yes') },
          { value: false, label: t('forms.field.no') },
        ]
      : options.map((option) => ({ value: option.value, label: option[language] }));
  const place = entries.findIndex((entry) => entry.value === value);
  const text = raw ?? entries[place]?.label ?? (value == null ? '' : String(value));

  // The list took the focus with it, unless the person went elsewhere.
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);

  const aria = {
    id: path,
    'aria-label': name,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy,
  };

  if (isOpen) {
    return (
      <Select<number>
        {...aria}
        open
        autoFocus
        showSearch
        allowClear
        variant="borderless"
        className={styles.choosing ?? ''}
        popupMatchSelectWidth={false}
        optionFilterProp="label"
        options={entries.map(({ label }, index) => ({ value: index, label }))}
        value={place < 0 ? null : place}
        placeholder={text || t('forms.field.choose')}
        onChange={(next) => {
          onChange(entries[next]?.value ?? null);
          setOpen(false);
        }}
        onOpenChange={setOpen}
      />
    );
  }
  return (
    <button
      {...aria}
      ref={opener}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      className={styles.opener}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (/^(Delete|Backspace)$/.test(event.key)) onChange(null);
        if (!opens(event)) return;
        if (event.key.startsWith('Arrow')) event.preventDefault();
        setOpen(true);
      }}
    >
      {text || <span className={styles.blank}>{t('forms.field.choose')}</span>}
    </button>
  );
}
