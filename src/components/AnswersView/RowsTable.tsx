import { orderedRows } from '@domain/document/table-plan';
import { words } from '@domain/document/words';
import { isVisible } from '@domain/filing/visibility';
import type { Row, Scope, TableSection } from '@domain/programs/define';
import { useText } from '@/utils/language';
import AnswerValue from './AnswerValue';
import FieldName from './FieldName';
import styles from './index.less';
import ScrollBox from './ScrollBox';

interface RowsTableProps {
  section: TableSection;
  rows: Row[];
  scope: Scope;
}

export default function RowsTable({ section, rows, scope }: RowsTableProps) {
  const say = useText();
  const columns = section.columns.filter((column) => isVisible(column, scope));
  const lines = orderedRows(section, rows);
  if (lines.length === 0) return <p className={styles.blank}>{say(words.noRows)}</p>;
  return (
    <ScrollBox label={say(section.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(section.fixedRows ? words.item : words.rowNumber)}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <FieldName field={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, given }, index) => (
            <tr key={given?.key ?? row.row ?? index} className={given?.sumOf ? styles.sumRow : undefined}>
              <th scope="row">{given ? say(given) : index + 1}</th>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={typeof row[column.key] === 'number' ? styles.number : undefined}
                >
                  <AnswerValue inCell field={column} value={row[column.key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
