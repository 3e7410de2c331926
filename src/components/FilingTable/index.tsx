import type { ReportItem } from '@domain/api/calls/filings';
import { Grid, Table, type TableColumnsType, type TableProps } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import FilingCards from './FilingCards';
import FilingState from './FilingState';
import { type FilingHandlers, useFilingName } from './filing';
import styles from './index.less';
import RowActions from './RowActions';

export interface FilingTableProps extends FilingHandlers {
  filings: ReportItem[];
  /** A column, with `-` before it for falling order. */
  sorter: string;
  onSort(sorter: string): void;
}

const orderOf = (column: string, sorter: string): SortOrder => {
  if (sorter === column) return 'ascend';
  return sorter === `-${column}` ? 'descend' : null;
};

function useColumns({ sorter, ...handlers }: Omit<FilingTableProps, 'filings' | 'onSort'>) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const sorted = (column: string) => ({ key: column, sorter: true, sortOrder: orderOf(column, sorter) });
  const columns: TableColumnsType<ReportItem> = [
    {
      ...sorted('program'),
      title: t('center.filing.program'),
      render: (_, filing) => <bdi>{nameOf(filing)}</bdi>,
    },
    {
      ...sorted('status'),
      title: t('center.filing.status'),
      render: (_, filing) => <FilingState filing={filing} />,
    },
    { key: 'version', title: t('center.filing.version'), dataIndex: 'version', align: 'end' },
    {
      ...sorted('updated_at'),
      title: t('center.filing.updated'),
      render: (_, { updated_at, updated_by }) => (
        <>
          <time dir="auto" dateTime={updated_at}>
            {beijingMinutes(updated_at)}
          </time>
          <br />
          <bdi className={styles.quiet}>{updated_by}</bdi>
        </>
      ),
    },
    {
      key: 'receipt',
      title: t('center.filing.receiptNo'),
      render: (_, { receipt }) =>
        receipt ? (
          <>
            <span className={styles.number}>{receipt.no}</span>
            <br />
            <time dir="auto" className={styles.quiet} dateTime={receipt.submitted_at}>
              {beijingMinutes(receipt.submitted_at)}
            </time>
          </>
        ) : (
          t('center.filing.notSubmitted')
        ),
    },
    {
      key: 'actions',
      title: t('center.filing.actions'),
      render: (_, filing) => <RowActions filing={filing} name={nameOf(filing)} {...handlers} />,
    },
  ];
  return columns;
}

/** Filings as a table, or as cards where a table would not fit. */
export default function FilingTable({ filings, sorter, onSort, ...handlers }: FilingTableProps) {
  const screens = Grid.useBreakpoint();
  const columns = useColumns({ sorter, ...handlers });
  const sort: TableProps<ReportItem>['onChange'] = (_page, _filters, by) => {
    const { columnKey, order } = [by].flat()[0] ?? {};
    onSort(order ? `${order === 'descend' ? '-' : ''}${columnKey}` : '');
  };
  if (screens.xl === false) return <FilingCards filings={filings} {...handlers} />;
  return <Table rowKey="id" columns={columns} dataSource={filings} pagination={false} onChange={sort} />;
}
