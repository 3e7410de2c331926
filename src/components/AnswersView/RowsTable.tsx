import type { Field, Row, Scope, TableSection, YearlySection } from '@domain/definition';
import { orderedRows, totalOf, yearField } from '@domain/document/table-plan';
import { words } from '@domain/document/words';
import { expectedYears, isVisible, totalledYears } from '@domain/filing/scope';
import { useText } from '@/utils/language';
import styles from './index.module.css';
import { PinButton, placeOf, usePins } from './pins';
import { AnswerValue, FieldName, ScrollBox } from './values';

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

interface YearGridProps {
  section: YearlySection;
  rows: Row[];
  scope: Scope;
}

/** Indicators down, years across, as the paper forms have it. */
export function YearGrid({ section, rows, scope }: YearGridProps) {
  const say = useText();
  const year = yearField(section);
  const years = expectedYears(section, scope);
  const rowOf = (wanted: number): Row => rows.find((row) => year && row[year.key] === wanted) ?? {};
  const pins = usePins();
  const at = (wanted: number, indicator: Field) => {
    const place = rows.indexOf(rowOf(wanted));
    return place < 0 ? undefined : `${section.key}[${place}].${indicator.key}`;
  };
  const totalled = totalledYears(section, scope).map(rowOf);
  const indicators = section.indicators.filter((field) => field !== year && isVisible(field, scope));
  return (
    <ScrollBox label={say(section.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(words.indicator)}</th>
            {years.map((wanted) => (
              <th key={wanted} scope="col" className={styles.number}>
                {wanted}
              </th>
            ))}
            {section.total && (
              <th scope="col" className={styles.number}>
                {say(section.total)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {indicators.map((indicator, line) => (
            <tr key={indicator.key}>
              <th scope="row">
                <FieldName field={indicator} />
              </th>
              {years.map((wanted, place) => (
                <td key={wanted} className={styles.number} {...placeOf(pins, at(wanted, indicator))}>
                  <AnswerValue inCell field={indicator} value={rowOf(wanted)[indicator.key]} />
                  <PinButton
                    path={at(wanted, indicator)}
                    name={`${say(section.title)} ${say(indicator)} ${wanted}`}
                    isReached={line === 0 && place === 0}
                  />
                </td>
              ))}
              {section.total && (
                <td className={styles.number}>
                  <AnswerValue inCell field={indicator} value={totalOf(indicator, totalled)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
