import { Checkbox, Grid, Table, type TableColumnType } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { useMediaQuery } from '@/utils/useMediaQuery';
import styles from './index.module.css';
import { BOXES, computeColumnWidths, computeMinWidth, selectFittingColumns } from './widths';

export interface RecordColumn<T> {
  key: string;
  title: string;
  render(item: T): ReactNode;
  /** Fixed place on a card: the name as its heading, the actions at its foot. */
  place?: 'name' | 'actions';
  /** Short value (date, number, a few letters) that never wraps. */
  isShort?: boolean;
  /** Aligns numbers by their last digits. */
  isNumber?: boolean;
  /** Column width in a dense table in rem: fixed (`width`), or the minimum of a column that grows (`least`). */
  width?: number;
  least?: number;
  /** Priority for hiding the column on cards and in a narrow dense table: lowest first. */
  yields?: number;
  /** In a dense table, wraps a long value instead of truncating it. */
  isWhole?: boolean;
  /** Shows the column on cards too, although it yields in a table. */
  staysOnCards?: boolean;
  /** Column shown on cards only: one-line rows have no room for it. */
  isForCards?: boolean;
  /** Cell as plain text: full value for a tooltip where a dense row truncates it. */
  text?(item: T): string;
  /** Name of the column in the sort order of the list; makes its head sort the list. */
  sort?: string;
}

/** Selection of records for an action on several at once. */
export interface RecordMarking<T> {
  marked: string[];
  onMark(ids: string[]): void;
  /** Accessible name of a record's checkbox. */
  nameOf(item: T): string;
  /** Reason why a record cannot be selected; null where it can. */
  barredBy(item: T): string | null;
}

/** Sort order of a list: name of a column, prefixed with `-` for descending order. */
export interface RecordOrder {
  value: string;
  /** Called with null when the person clears the sorting. */
  onSet(value: string | null): void;
}

interface RecordTableProps<T extends { id: string }> {
  items: T[];
  columns: RecordColumn<T>[];
  marking?: RecordMarking<T>;
  ordering?: RecordOrder;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Shows one-line rows and as many columns as fit, for long lists. */
  isDense?: boolean;
  /** Called with the keys of columns hidden for want of room. */
  onYield?(keys: string[]): void;
}

/** Records as a table, which may scroll inside its box, or as cards where a table would not fit. */
export default function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const { items, columns, marking, ordering, label, isDense = false, onYield } = props;
  const { t } = useLanguage();
  const screens = Grid.useBreakpoint();
  const isWide = useIsWide();
  const [box, room] = useRoom();
  const isOfCards = isDense ? !isWide : screens.xl === false;
  const inRows = columns.filter(({ isForCards }) => !isForCards);
  const shown = isDense ? selectFittingColumns(inRows, room) : inRows;
  const isHidden = (each: RecordColumn<T>) => (isOfCards ? !each.staysOnCards : !shown.includes(each));
  const yielding = columns.filter((each) => each.yields && isHidden(each));
  const yielded = yielding.map(({ key }) => key).join();
  useEffect(() => onYield?.(yielded.split(',')), [yielded, onYield]);
  if (isOfCards)
    return <RecordCards items={items} columns={columns} label={label} {...(marking && { marking })} />;
  const widths = computeColumnWidths(shown, items, room);
  const tableColumns = shown.map((column, i) => ({
    ...tableColumn(column, ordering),
    ...(isDense && denseColumn(column, widths[i] as number)),
  }));
  return (
    <div ref={box} className={isDense ? styles.dense : styles.box}>
      <Table<T>
        rowKey="id"
        aria-label={label}
        size={isDense ? 'small' : 'middle'}
        {...(isDense && { tableLayout: 'fixed', scroll: { x: `${computeMinWidth(shown)}rem` } })}
        columns={tableColumns}
        dataSource={items}
        pagination={false}
        showSorterTooltip={false}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
          const name = columns.find(({ key }) => key === columnKey)?.sort;
          ordering?.onSet(order && name ? `${order === 'descend' ? '-' : ''}${name}` : null);
        }}
        {...(marking && {
          rowSelection: {
            ...(isDense && { fixed: true, columnWidth: `${BOXES}rem` }),
            selectedRowKeys: marking.marked,
            onChange: (keys) => marking.onMark(keys.map(String)),
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.markAll') }),
            getCheckboxProps: (item) => ({
              disabled: marking.barredBy(item) !== null,
              'aria-label': marking.nameOf(item),
              title: marking.barredBy(item) ?? '',
            }),
          },
        })}
      />
    </div>
  );
}

/** The width of a box in rem. */
function useRoom() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!box) return undefined;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setRoom(box.clientWidth / rem || null);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return [setBox, room] as const;
}

type TableColumn<T> = TableColumnType<T>;

const tableColumn = <T,>(column: RecordColumn<T>, ordering: RecordOrder | undefined): TableColumn<T> => ({
  key: column.key,
  title: column.title,
  ...(column.isShort && { className: styles.short as string }),
  ...(column.isNumber && { align: 'right', className: styles.number as string }),
  ...(column.sort && ordering && { sorter: true, sortOrder: directionOf(column.sort, ordering.value) }),
  render: (_, item) => column.render(item),
});

const directionOf = (name: string, order: string) => {
  if (order === name) return 'ascend';
  return order === `-${name}` ? 'descend' : null;
};

const denseColumn = <T,>({ place, text, isWhole }: RecordColumn<T>, width: number): TableColumn<T> => ({
  width: `${width}rem`,
  ...(place === 'name' && { fixed: 'left' as const }),
  ellipsis: { showTitle: false },
  ...(isWhole && { className: styles.whole as string }),
  onCell: (item) => ({ title: text?.(item) }),
});

function RecordCards<T extends { id: string }>({ items, columns, label, marking }: RecordTableProps<T>) {
  const name = columns.find(({ place }) => place === 'name');
  const actions = columns.find(({ place }) => place === 'actions');
  const facts = columns.filter(({ place, yields, staysOnCards }) => !place && (!yields || staysOnCards));
  return (
    <ul className={styles.cards} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          <div className={styles.name}>
            {marking && <Mark item={item} marking={marking} />}
            <h2>{name?.render(item)}</h2>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(item)}</dd>
              </div>
            ))}
          </dl>
          {actions?.render(item)}
        </li>
      ))}
    </ul>
  );
}

function Mark<T extends { id: string }>({ item, marking }: { item: T; marking: RecordMarking<T> }) {
  const { marked, onMark, nameOf, barredBy } = marking;
  const others = marked.filter((id) => id !== item.id);
  const barred = barredBy(item);
  return (
    <Checkbox
      aria-label={nameOf(item)}
      checked={marked.includes(item.id)}
      disabled={barred !== null}
      title={barred ?? ''}
      onChange={({ target }) => onMark(target.checked ? [...others, item.id] : others)}
    />
  );
}

/** Minimum width at which an office's lists are tables: that of the monitors in its bureaus, less the menu. */
const WIDE = '(min-width: 60rem)';

export const useIsWide = (): boolean => useMediaQuery(WIDE);
