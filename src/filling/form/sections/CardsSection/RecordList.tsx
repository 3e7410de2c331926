import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface RecordListProps {
  label: string;
  names: string[];
  /** The records that have faults to mend. */
  faulty: boolean[];
  chosen: number | null;
  /** Where the focus returns to from a record. */
  idOf?: ((index: number) => string) | undefined;
  onChoose(index: number): void;
}

/** The records of a table, to choose the one to fill in. */
export default function RecordList({ label, names, faulty, chosen, idOf, onChoose }: RecordListProps) {
  const { t } = useLanguage();
  return (
    <nav aria-label={label} className={styles.list}>
      <ol>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is called by its place
          <li key={index}>
            <button
              type="button"
              id={idOf?.(index)}
              className={index === chosen ? styles.chosen : styles.choice}
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <bdi>{name}</bdi>
              {faulty[index] && <span className={styles.faulty}>{t('forms.record.faulty')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
