import { DUE } from '@domain/filing/due';
import {
  COUNTED,
  expandStatusGroup,
  FILING_STATUSES,
  type FilingStatus,
  groupNames,
  statuses,
} from '@domain/filing/status';
import type { Assignee } from '@domain/review/assignment-calls';
import { checkKinds, FILTERED_CHECKS } from '@domain/review/checks';
import type { QueueData, QueueItem } from '@domain/review/queue-calls';
import { getMarkName } from '@domain/statistics/labels';
import { parseMarks } from '@domain/statistics/marks';
import { countNames, dimensionNames } from '@domain/statistics/words';
import { Result } from 'antd';
import { useCallback, useState } from 'react';
import { history, Link, useSelector } from 'umi';
import ListPage, { type ListFilter, type TabChoice, useList } from '@/components/ListPage';
import { ColumnChoice, selectShownColumns } from '@/components/ListPage/Tools';
import { PageHead } from '@/components/Page';
import type { RootState } from '@/models/connect';
import { DECISIONS_TO_SIGN_PATH, useOpenDecisions } from '@/models/openDecisions';
import { useProgramOptions } from '@/models/useProgramOptions';
import { useRightCheck } from '@/models/useRightCheck';
import { useHeadingFocus } from '@/pages/review/components/NextInQueue';
import { useLanguage, useText } from '@/utils/language';
import { formatOfficerName, useBatchName } from '@/utils/names';
import { seesApprovedOnly } from '@/utils/pageName';
import { ALL } from '@/utils/urlState';
import { useAtFirstSign } from '@/utils/useAtFirstSign';
import { useRead } from '@/utils/useRead';
import { useColumns } from './columns';
import { useExport } from './components/Export';
import StaleListNotice from './components/StaleListNotice';
import { useViews, useViewTools } from './components/Views';
import { buildFilter, GROUPS, getListUrl, type ListState, type listUrl, ME, MINE, NOBODY } from './listUrl';
import { useAnswerColumns } from './useAnswerColumns';
import { useAssignment } from './useAssignment';
import { useListDecision } from './useListDecision';

/** Queue of submitted filings: of the own department, or of all. A reviewer without a department never sees any. */
export default function Review() {
  useHeadingFocus(true);
  const { t } = useLanguage();
  const me = useSelector((state: RootState) => state.user.currentUser);
  if (me?.role !== 'reviewer' || me.department) return <Queue />;
  return (
    <>
      <PageHead />
      <Result status="info" title={t('review.noDepartment')} subTitle={t('review.noDepartment.why')} />
    </>
  );
}

/** Columns that repeat in each row what the filter of the same name fixes for all. */
const SAID_BY_FILTER = ['program', 'batch', 'department'] as const;

/**
 * Columns and filters about the next step and person of a filing, and its open checks: empty, or refused, for people who see
 * approved filings alone.
 */
const OF_THE_WAY: readonly string[] = ['by', 'waits', 'assignee', 'assigned', 'due', 'check'];

function Queue() {
  const { t } = useLanguage();
  const views = useViews();
  const may = useRightCheck();
  const decides = may('review.first');
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isOver = user !== null && seesApprovedOnly(user);
  const url = getListUrl(decides, isOver);
  const plain = useList(url, views.isOpening ? null : 'reviewQueue');
  // Answers belong to the form of one program: another program resets them.
  const askFor = (changes: Partial<ListState>) => {
    if (changes.status === SIGNING) return history.push(DECISIONS_TO_SIGN_PATH);
    const isOther = changes.program !== undefined && changes.program !== plain.state.program;
    plain.askFor(isOther ? { answers: '', ...changes } : changes);
  };
  const list = { ...plain, askFor };
  const [isActing, setActing] = useState(false);
  useAtFirstSign(useCallback(async () => setActing(true), []));
  // Their names are read when somebody is about to choose one, or where a filter names one.
  const namesOfficer = Boolean(plain.state.assigned || plain.state.mark);
  const officers = useRead(decides && (isActing || namesOfficer) ? 'assignees' : null);
  const assignees = officers.data ?? [];
  const done = () => {
    list.marks.clear();
    list.reload();
    officers.reload();
  };
  const deciding = useListDecision(list, done);
  const assigning = useAssignment(list, assignees, done, user?.id);
  const answers = useAnswerColumns(list);
  const all = useColumns(user?.id, list.data, decides && deciding.ofOne);
  const columns = [...all.filter(({ key }) => !isOver || !OF_THE_WAY.includes(key)), ...answers.columns];
  const [noRoom, setNoRoom] = useState<readonly string[]>([]);
  const said: readonly string[] = SAID_BY_FILTER.filter((name) => list.state[name]);
  const filters = useFilters(list.data, assignees, list.state);
  const viewing = useViewTools(views, list.state, list.askFor);
  const exporting = useExport(buildFilter(list.state));
  const nameOf = ({ company, receipt_no }: QueueItem) =>
    t('queue.mark', { name: `${company} ${receipt_no}` });
  return (
    <ListPage
      list={list}
      isDense
      lead={isOver && may('payment.read') && <Link to="/review/payments">{t('review.toPayments')}</Link>}
      above={decides && deciding.bar}
      actions={viewing.chooser}
      menu={[
        ...(decides ? deciding.actions : []),
        exporting.action,
        ...(decides ? assigning.actions : []),
        ...viewing.actions,
      ]}
      tabs={useTabs(list.state, list.data, decides)}
      filters={[...filters.filter(({ name }) => !isOver || !OF_THE_WAY.includes(name)), answers.filter]}
      moreFilters={
        <>
          {answers.button}
          <ColumnChoice
            columns={columns}
            chosen={list.state.columns}
            hidden={{ room: noRoom, filter: said }}
            onChange={list.setState}
          />
        </>
      }
      tools={<StaleListNotice shown={list.data} onRefresh={list.reload} />}
      columns={selectShownColumns(columns, list.state.columns, url.columns.initial).filter(
        ({ key }) => !said.includes(key),
      )}
      onYield={setNoRoom}
      {...(decides && { marking: { nameOf, barredBy: () => null } })}
      empty={{ none: t('review.none'), showAll: t('review.showAll') }}
      {...(list.data?.more && { pagination: { showTotal: (count) => t('queue.more', { count }) } })}
    >
      {assigning.bar(deciding.marked)}
      {assigning.drawer}
      {deciding.drawer}
      {viewing.dialog}
      {exporting.dialog}
      {answers.dialog}
    </ListPage>
  );
}

/** Key of the tab that opens the decisions waiting for the person's signature. */
const SIGNING = 'signing';

/**
 * Tabs: filings waiting for the person, then by status; with counts under the other filters, which are not computed during a
 * text search.
 */
function useTabs(
  { status: chosen, keyword }: Pick<ListState, 'status' | 'keyword'>,
  queue: QueueData | undefined,
  decides: boolean,
): TabChoice<'status'> {
  const { t } = useLanguage();
  const say = useText();
  const { toSign } = useOpenDecisions();
  const counts: Partial<Record<FilingStatus, number>> = queue?.by_status ?? {};
  const known = FILING_STATUSES.filter((status) => counts[status] || status === chosen);
  const grouped = GROUPS.filter((group) => group === chosen).map((group) => ({
    value: group,
    label: say(group === 'open' ? countNames.open : groupNames[group]),
    statuses: group === 'open' ? COUNTED.open : expandStatusGroup(group),
  }));
  const shown = (count: number | undefined) => (keyword ? undefined : count);
  const all = queue && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    name: 'status',
    label: t('common.status'),
    options: [
      ...(decides ? [{ value: MINE, label: t('review.mine'), count: shown(queue?.mine) }] : []),
      ...(toSign ? [{ value: SIGNING, label: t('queue.toSign'), count: toSign }] : []),
      { value: ALL, label: t('common.anyStatus'), count: shown(all) },
      ...grouped.map(({ statuses: within, ...group }) => ({
        ...group,
        count: shown(within.reduce((sum, status) => sum + (counts[status] ?? 0), 0)),
      })),
      ...known.map((value) => ({ value, label: say(statuses[value]), count: shown(counts[value] ?? 0) })),
    ],
  };
}

function useFilters(
  queue: QueueData | undefined,
  assignees: Assignee[],
  { year, mark }: ListState,
): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const programOptions = useProgramOptions();
  const batchName = useBatchName();
  const departments = queue?.departments ?? [];
  const chipOf = (each: string, _: number, marks: string[]) => {
    const person = assignees.find(({ id }) => each.endsWith(id));
    return {
      label: each.startsWith('industry.') ? say(dimensionNames.industry) : t('queue.course'),
      value: say(getMarkName(each, person && formatOfficerName(person))),
      rest: marks.filter((other) => other !== each).join(','),
    };
  };
  return [
    { name: 'keyword', label: t('review.search'), kind: 'words' },
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: programOptions,
    },
    {
      name: 'batch',
      label: t('common.batch'),
      any: t('common.anyBatch'),
      options: (queue?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
    },
    ...(departments.length > 1
      ? [
          {
            name: 'department' as const,
            label: t('review.department'),
            any: t('queue.anyDepartment'),
            options: departments,
          },
        ]
      : []),
    {
      name: 'assigned',
      label: t('queue.assigned'),
      any: t('queue.anyAssignee'),
      options: [
        { value: ME, label: t('queue.assignedToMe', { count: queue?.assigned_to_me ?? 0 }) },
        { value: NOBODY, label: t('queue.assignedToNobody') },
        ...assignees.map((assignee) => ({ value: assignee.id, label: formatOfficerName(assignee) })),
      ],
    },
    {
      name: 'due',
      label: t('queue.due'),
      any: t('queue.anyDue'),
      options: DUE.map((value) => ({
        value,
        label:
          value === 'overdue' ? t('queue.overdue', { count: queue?.overdue ?? 0 }) : t(`queue.due.${value}`),
      })),
    },
    {
      name: 'check',
      label: t('queue.checks'),
      any: t('common.all'),
      options: FILTERED_CHECKS.map((value) => ({ value, label: say(checkKinds[value]) })),
    },
    ...(year
      ? [{ name: 'year' as const, label: t('common.year'), options: [{ value: year, label: year }] }]
      : []),
    { name: 'mark', label: t('queue.course'), chips: mark ? parseMarks(mark).map(chipOf) : [] },
  ];
}
