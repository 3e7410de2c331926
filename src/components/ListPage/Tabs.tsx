import type { UrlState } from '@/utils/urlState';
import styles from './index.module.css';

export interface TabChoice<K extends string> {
  /** The name of the filter in the address. */
  name: K;
  label: string;
  options: { value: string; label: string; count?: number | undefined }[];
}

interface TabsProps<K extends string> extends TabChoice<K> {
  value: string;
  onChange(changes: Partial<UrlState<K>>): void;
}

/** One filter as a row of buttons, each with how many records it leaves. */
export default function Tabs<K extends string>({ name, label, options, value, onChange }: TabsProps<K>) {
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.tab}
          aria-pressed={option.value === value}
          onClick={() => onChange({ [name]: option.value } as Partial<UrlState<K>>)}
        >
          {option.label} {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
