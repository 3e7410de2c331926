import type { Field, FormScope, Row, TableSection } from '@domain/definition';
import {
  findGroupEndingAtRow,
  type GivenGroup,
  listRowsInFormOrder,
  sumFieldOverRows,
  type TransposedTable,
} from '@domain/document/table-layout';
import { documentWords } from '@domain/document/words';
import { isVisible } from '@domain/filing/scope';
import type { RowSection } from '@domain/filing/sections';
import { fillText } from '@domain/text';
import { Fragment } from 'react';
import ScrollBox from '@/components/ScrollBox';
import { useText } from '@/utils/language';
import styles from './index.module.css';
import { buildPinAttributes, PinButton, usePins } from './pins';
import { AnswerValue, FieldName } from './values';

interface RowsTableProps {
  section: TableSection;
  rows: Row[];
  scope: FormScope;
}

/** Field types whose values never wrap: a number or date broken over two lines is misread. */
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
  const lines = listRowsInFormOrder(section, rows);
  if (lines.length === 0) return <p className={styles.blank}>{say(documentWords.noRows)}</p>;
  return (
    <ScrollBox label={say(section.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(section.fixedRows ? documentWords.item : documentWords.rowNumber)}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <FieldName field={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, given }, index) => {
            const group = findGroupEndingAtRow(section, lines, index);
            return (
              <Fragment key={given?.key ?? row.row ?? index}>
                <tr className={given?.sumOf ? styles.sumRow : undefined}>
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
                      {...buildPinAttributes(pins, at(row, column))}
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
                {group && <GroupTotal group={group} columns={columns} />}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface AcrossGridProps {
  section: RowSection;
  /** Rows of the section; their indexes are part of the answer paths that corrections are pinned to. */
  rows: Row[];
  table: TransposedTable;
}

/** Renders a table transposed: fields as rows, years or projects as columns, like the paper forms. */
export function AcrossGrid({ section, rows, table }: AcrossGridProps) {
  const say = useText();
  const pins = usePins();
  const { year, fields, columns, total } = table;
  const at = (row: Row, field: Field) => {
    const place = rows.indexOf(row);
    return place < 0 ? undefined : `${section.key}[${place}].${field.key}`;
  };
  const title = year ? say(fillText(documentWords.crossedYear, { year })) : '';
  return (
    <ScrollBox label={`${say(section.title)} ${title}`.trim()}>
      <table className={styles.table}>
        {title && <caption className={styles.caption}>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">{say(documentWords.indicator)}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
            {total && (
              <th scope="col" className={styles.number}>
                {say(total.name)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fields.map((field, line) => (
            <tr key={field.key}>
              <th scope="row">
                <FieldName field={field} />
              </th>
              {columns.map(({ key, name, row }, place) => (
                <td key={key} className={styles.number} {...buildPinAttributes(pins, at(row, field))}>
                  <AnswerValue inCell field={field} value={row[field.key]} />
                  <PinButton
                    path={at(row, field)}
                    name={[say(section.title), say(field), title, name].filter(Boolean).join(' ')}
                    isReached={line === 0 && place === 0}
                  />
                </td>
              ))}
              {total && (
                <td className={styles.number}>
                  <AnswerValue inCell field={field} value={sumFieldOverRows(field, total.rows)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface GroupTotalProps {
  group: GivenGroup;
  columns: Field[];
}

function GroupTotal({ group, columns }: GroupTotalProps) {
  const say = useText();
  return (
    <tr className={styles.sumRow}>
      <th scope="row">{say(fillText(documentWords.groupTotal, { group: group.name }))}</th>
      {columns.map((column) => (
        <td key={column.key} className={styles.number}>
          <AnswerValue inCell field={column} value={sumFieldOverRows(column, group.rows)} />
        </td>
      ))}
    </tr>
  );
}
