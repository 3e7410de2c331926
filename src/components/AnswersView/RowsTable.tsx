import type { Field, Row, Scope, TableSection } from '@domain/definition';
import { orderedRows } from '@domain/document/table-plan';
import { words } from '@domain/document/words';
import { isVisible } from '@domain/filing/visibility';
import { useText } from '@/utils/language';
import AnswerValue from './AnswerValue';
import FieldName from './FieldName';
import styles from './index.module.css';
import PinButton from './PinButton';
import { placeOf, usePins } from './pins';
import ScrollBox from './ScrollBox';

interface RowsTableProps {
  section: TableSection;
  rows: Row[];
  scope: Scope;
}

/** A number or a day that is broken up cannot be read as one. */
const WHOLE: readonly Field['type'][] = [
  'date',
  'month',
  'year',
  'phone',
  'id_card',
  'credit_code',
  'integer',
  'decimal',
  'money_wan',
  'percent',
];
const isWhole = ({ type, sensitive }: Field) =>
  WHOLE.includes(type) || (sensitive === true && type !== 'textarea');

export default function RowsTable({ section, rows, scope }: RowsTableProps) {
  const say = useText();
  const columns = section.columns.filter((column) => isVisible(column, scope));
  const pins = usePins();
  const places = new Map(rows.map((row, place) => [row, place]));
  const at = (row: Row, column: Field) => {
    const place = places.get(row);
    return place === undefined ? undefined : `${section.key}[${place}].${column.key}`;
  };
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
              {columns.map((column, place) => (
                <td
                  key={column.key}
                  className={
                    typeof row[column.key] === 'number'
                      ? styles.number
                      : isWhole(column)
                        ? styles.whole
                        : undefined
                  }
                  {...placeOf(pins, at(row, column))}
                >
                  <AnswerValue inCell field={column} value={row[column.key]} />
                  <PinButton
                    path={at(row, column)}
                    name={`${say(section.title)} ${given ? say(given) : index + 1} ${say(column)}`}
                    isReached={index === 0 && place === 0}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
