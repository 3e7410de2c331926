import type { Row, Scope, TableSection } from '@domain/definition';
import { orderedRows } from '@domain/document/table-plan';
import { words } from '@domain/document/words';
import { fillText } from '@domain/text';
import { useText } from '@/utils/language';
import FieldList from './FieldList';
import styles from './index.module.css';

interface RecordsProps {
  section: TableSection;
  rows: Row[];
  scope: Scope;
}

/** Rows with long texts: one record under the other. */
export default function Records({ section, rows, scope }: RecordsProps) {
  const say = useText();
  const lines = orderedRows(section, rows);
  if (lines.length === 0) return <p className={styles.blank}>{say(words.noRows)}</p>;
  return (
    <ol className={styles.records}>
      {lines.map(({ row, given }, index) => {
        const name = say(given ?? fillText(words.record, { number: index + 1 }));
        const at = rows.indexOf(row);
        return (
          <li key={given?.key ?? row.row ?? index} className={styles.record}>
            <p className={styles.recordName}>{name}</p>
            <FieldList
              fields={section.columns}
              answers={row}
              scope={scope}
              path={at < 0 ? undefined : `${section.key}[${at}]`}
              name={`${say(section.title)} ${name}`}
            />
          </li>
        );
      })}
    </ol>
  );
}
