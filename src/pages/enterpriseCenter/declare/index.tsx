import { REPORT_COLUMNS } from '@domain/api/call-constants';
import type { ReportInfo, ReportItem } from '@domain/filing/calls';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { programs } from '@domain/programs/registry';
import { Grid } from 'antd';
import ButtonLink from '@/components/Controls/ButtonLink';
import { useCopyFiling, useRemainingQuota } from '@/components/CopyFiling';
import { useDraftDeletion } from '@/components/DraftDeletion';
import FilingTable from '@/components/FilingTable';
import { columnNames, FILING_COLUMNS, useFilingName } from '@/components/FilingTable/filing';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import { ColumnButton } from '@/components/ListPage/Tools';
import { useLive } from '@/live';
import { useRightCheck } from '@/models/useRightCheck';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import DeletedDrafts from './DeletedDrafts';
import ExportButton from './ExportButton';
import { DEFAULT_ORDER, formatColumns, listUrl, parseColumns } from './listUrl';

/** Actions for a filing of the list. Each asks for confirmation and names the filing. */
function useFilingActions(reload: () => void) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const places = useRemainingQuota();
  const { copy } = useCopyFiling();

  const afterwards = () => {
    reload();
    places.windows.reload();
  };

  const onWithdraw = async (filing: ReportItem) => {
    const name = nameOf(filing);
    const agreed = await feedback.confirm({
      title: t('center.filing.withdraw.ask', { name }),
      content: t(filing.signs ? 'center.filing.withdraw.effectSigned' : 'center.filing.withdraw.effect'),
      okText: t('center.filing.withdraw'),
    });
    const done = t('center.filing.withdraw.done', { name });
    if (agreed)
      await mutate(call('withdraw', { path: { id: filing.id }, data: { version: filing.version } }), {
        done,
        afterwards,
        undo: (withdrawn) =>
          mutate(call('undoWithdrawal', { path: { id: filing.id }, data: { version: withdrawn?.version } }), {
            afterwards,
          }),
      });
  };

  const deleteDraft = useDraftDeletion({ afterwards });
  const onDelete = (filing: ReportItem) => deleteDraft({ id: filing.id, name: nameOf(filing) });

  const onCopy = (filing: ReportItem) => copy({ ...filing, name: nameOf(filing) });

  const news = useRead('unseenChanges');
  const countNews = ({ id }: ReportItem) => news.data?.find((each) => each.id === id)?.count ?? 0;

  return { afterwards, handlers: { onWithdraw, onDelete, onCopy, placeFor: places.placeFor, countNews } };
}

/** The company's filings over all programs. */
export default function Declare() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'reportInfo');
  useLive(['status'], list.reload);
  const { afterwards, handlers } = useFilingActions(list.reload);
  const may = useRightCheck();
  const { state, setState, askFor } = list;
  const begin = may('filing.edit') && (
    <ButtonLink type="primary" to="/forms/programs">
      {t('center.declare.new')}
    </ButtonLink>
  );
  return (
    <ListPage
      list={list}
      lead={t('center.declare.lead')}
      actions={
        <>
          {may('filing.delete') && <DeletedDrafts onRestored={afterwards} />}
          {Boolean(list.data?.total) && <ExportButton sorter={state.sorter} />}
          {begin}
        </>
      }
      filters={useFilters(list.data?.totals)}
      moreFilters={
        <ColumnButton
          name={t('center.declare.columns')}
          chosen={parseColumns(state)}
          onChange={(columns) => setState({ columns: formatColumns(columns) })}
          options={FILING_COLUMNS.map((column) => ({ value: column, label: t(columnNames[column]) }))}
        />
      }
      body={({ list: filings }) => (
        <FilingTable
          filings={filings}
          columns={parseColumns(state)}
          sorter={state.sorter}
          onSort={(sorter) => askFor({ sorter: sorter || DEFAULT_ORDER })}
          {...handlers}
        />
      )}
      empty={{
        none: t('center.declare.none'),
        action: begin,
        noMatch: t('center.declare.noMatch'),
        showAll: t('center.declare.reset'),
      }}
      pagination={{ showTotal: (count) => t('center.declare.total', { count }) }}
    />
  );
}

const orderNames = { ...columnNames, program: 'common.program' };

function useFilters(totals: ReportInfo['totals'] | undefined): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const screens = Grid.useBreakpoint();
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  const orders = REPORT_COLUMNS.flatMap((column) => {
    const name = t(orderNames[column]);
    return [
      { value: column, label: t('center.declare.rising', { name }) },
      { value: `-${column}`, label: t('center.declare.falling', { name }) },
    ];
  });
  return [
    {
      name: 'status',
      label: t('center.filing.statusFilter'),
      any: t('common.anyStatus'),
      options: STATUS_GROUPS.map((group) => ({
        value: group,
        label: counted(say(groupNames[group]), totals?.by_group[group]),
      })),
    },
    {
      name: 'program',
      label: t('center.filing.programFilter'),
      any: t('common.anyProgram'),
      options: programs.map(({ key, title }) => ({
        value: key,
        label: counted(say(title), totals?.by_program[key]),
      })),
    },
    { name: 'keyword', label: t('center.filing.search'), kind: 'words' },
    // Cards have no column headers to sort by.
    ...(screens.xl === false
      ? [{ name: 'sorter' as const, label: t('center.declare.order'), options: orders }]
      : []),
  ];
}
