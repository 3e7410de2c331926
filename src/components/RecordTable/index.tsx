import { Grid, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import styles from './index.module.css';
import RecordCards from './RecordCards';

export interface RecordColumn<T> {
  key: string;
  title: string;
  render(item: T): ReactNode;
  /** The name of the record heads its card, what can be done with it stands at the foot. */
  place?: 'name' | 'actions';
  /** A day, a number, a few letters: never broken into two lines. */
  isShort?: boolean;
}

/** Records that can be marked for doing something with several at once. */
export interface Marking<T> {
  marked: string[];
  onMark(ids: string[]): void;
  /** Name of the box for those who hear it. */
  nameOf(item: T): string;
  /** The reason that the row cannot be selected. */
  barredBy(item: T): string | null;
}

export interface RecordTableProps<T extends { id: string }> {
  items: T[];
  columns: RecordColumn<T>[];
  marking?: Marking<T>;
}

/** Records as a table, which may scroll inside its box, or as cards where a table would not fit. */
export default function RecordTable<T extends { id: string }>({
  items,
  columns,
  marking,
}: RecordTableProps<T>) {
  const screens = Grid.useBreakpoint();
  if (screens.xl === false)
    return <RecordCards items={items} columns={columns} {...(marking && { marking })} />;
  const tableColumns: TableColumnsType<T> = columns.map(({ key, title, isShort, render }) => ({
    key,
    title,
    ...(isShort && { className: styles.short as string }),
    render: (_, item) => render(item),
  }));
  return (
    <div className={styles.box}>
      <Table
        rowKey="id"
        size="middle"
        columns={tableColumns}
        dataSource={items}
        pagination={false}
        {...(marking && {
          rowSelection: {
            selectedRowKeys: marking.marked,
            onChange: (keys) => marking.onMark(keys.map(String)),
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
