import type { ReportItem } from '@domain/filing/calls';
import { Grid, Table, type TableColumnsType, type TableProps } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import StatusTag from '@/components/Tags/StatusTag';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRouteTitle } from '@/utils/route';
import { columnNames, type FilingColumn, type FilingHandlers, useFilingName } from './filing';
import styles from './index.module.css';
import RowActions from './RowActions';
import StageStrip from './StageStrip';

/** Name of a filing, with a quiet mark of changes that the person has not seen. */
function FilingName({ filing, countNews }: { filing: ReportItem } & Pick<FilingHandlers, 'countNews'>) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const count = countNews?.(filing) ?? 0;
  return (
    <>
      <bdi>{nameOf(filing)}</bdi>
      {count > 0 && <span className={styles.news}>{t('news.count', { count })}</span>}
    </>
  );
}

/** Status of a filing, its progress, and the deadline that its company, or the office that hears its appeal, has, or has missed. */
function FilingState({ filing }: { filing: ReportItem }) {
  const { t } = useLanguage();
  return (
    <>
      <StatusTag {...filing} />
      {filing.status === 'returned' && filing.correction_due_at && (
        <div className={styles.due}>
          {t('center.log.correctBy', { time: formatDateTime(filing.correction_due_at) })}
        </div>
      )}
      {filing.decision?.appeal_due_at && (
        <div className={styles.due}>
          {t('forms.deadline.hearing', { at: formatDateTime(filing.decision.appeal_due_at) })}
        </div>
      )}
      {filing.closed_at && (
        <div className={styles.due}>
          {t('center.filing.closedAt', { time: formatDateTime(filing.closed_at) })}
        </div>
      )}
      <StageStrip filing={filing} />
    </>
  );
}

interface FilingCardsProps extends FilingHandlers {
  filings: ReportItem[];
  columns: readonly FilingColumn[];
}

function FilingCards({ filings, columns, ...handlers }: FilingCardsProps) {
  const nameOf = useFilingName();
  const title = useRouteTitle();
  return (
    <ul className={styles.cards} aria-label={title}>
      {filings.map((filing) => (
        <li key={filing.id} className={styles.card}>
          <h2>
            <FilingName filing={filing} countNews={handlers.countNews} />
          </h2>
          {columns.includes('status') && <FilingState filing={filing} />}
          <Facts filing={filing} columns={columns} />
          <RowActions filing={filing} name={nameOf(filing)} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ filing, columns }: { filing: ReportItem; columns: readonly FilingColumn[] }) {
  const { t } = useLanguage();
  const { receipt, updated_at, updated_by, created_at } = filing;
  const submitted = receipt && formatDateTime(receipt.submitted_at);
  const facts: [FilingColumn, string, string | null][] = [
    ['receipt', t(columnNames.receipt), receipt?.no ?? t('center.filing.notSubmitted')],
    ['receipt', t('common.submittedAt'), submitted],
    ['updated_at', t(columnNames.updated_at), `${formatDateTime(updated_at)} ${updated_by}`],
    ['created_at', t(columnNames.created_at), formatDateTime(created_at)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([column, , value]) => columns.includes(column) && value !== null)
        .map(([, name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

interface FilingTableProps extends FilingHandlers {
  filings: ReportItem[];
  columns: readonly FilingColumn[];
  /** Sort column, prefixed with `-` for descending order. */
  sorter: string;
  onSort(sorter: string): void;
}

const orderOf = (column: string, sorter: string): SortOrder => {
  if (sorter === column) return 'ascend';
  return sorter === `-${column}` ? 'descend' : null;
};

function useColumns({ sorter, columns: chosen, ...handlers }: Omit<FilingTableProps, 'filings' | 'onSort'>) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const sorted = (column: string) => ({ key: column, sorter: true, sortOrder: orderOf(column, sorter) });
  const columns: TableColumnsType<ReportItem> = [
    {
      ...sorted('program'),
      title: t('common.program'),
      render: (_, filing) => <FilingName filing={filing} countNews={handlers.countNews} />,
    },
    {
      ...sorted('status'),
      title: t(columnNames.status),
      render: (_, filing) => <FilingState filing={filing} />,
    },
    {
      ...sorted('updated_at'),
      title: t(columnNames.updated_at),
      render: (_, { updated_at, updated_by }) => (
        <>
          <time dir="auto" dateTime={updated_at}>
            {formatDateTime(updated_at)}
          </time>
          <br />
          <bdi className={styles.quiet}>{updated_by}</bdi>
        </>
      ),
    },
    {
      ...sorted('created_at'),
      title: t(columnNames.created_at),
      render: (_, { created_at }) => (
        <time dir="auto" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      ),
    },
    {
      key: 'receipt',
      title: t(columnNames.receipt),
      render: (_, { receipt }) =>
        receipt ? (
          <>
            <span className={styles.number}>{receipt.no}</span>
            <br />
            <time dir="auto" className={styles.quiet} dateTime={receipt.submitted_at}>
              {formatDateTime(receipt.submitted_at)}
            </time>
          </>
        ) : (
          t('center.filing.notSubmitted')
        ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (_, filing) => <RowActions filing={filing} name={nameOf(filing)} {...handlers} />,
    },
  ];
  const always = ['program', 'actions'];
  const shown: string[] = [...always, ...chosen];
  return columns.filter(({ key }) => shown.includes(String(key)));
}

/** The filings of a page, named by its title, as a table, or as cards where a table would not fit. */
export default function FilingTable({ filings, columns, sorter, onSort, ...handlers }: FilingTableProps) {
  const screens = Grid.useBreakpoint();
  const title = useRouteTitle();
  const tableColumns = useColumns({ columns, sorter, ...handlers });
  const sort: TableProps<ReportItem>['onChange'] = (_page, _filters, by) => {
    const { columnKey, order } = [by].flat()[0] ?? {};
    onSort(order ? `${order === 'descend' ? '-' : ''}${columnKey}` : '');
  };
  if (screens.xl === false) return <FilingCards filings={filings} columns={columns} {...handlers} />;
  return (
    <div className={styles.box}>
      <Table
        rowKey="id"
        aria-label={title}
        columns={tableColumns}
        dataSource={filings}
        pagination={false}
        showSorterTooltip={false}
        onChange={sort}
      />
    </div>
  );
}
