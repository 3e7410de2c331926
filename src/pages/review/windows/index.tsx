import { listProgramKeys } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { ManagedWindow } from '@domain/windows/managed-window-calls';
import { MANAGED_STATES } from '@domain/windows/managed-windows';
import { Button } from 'antd';
import { useState } from 'react';
import ListPage, { type ListFilter, SEARCHABLE, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { anyText, createPaging, matching, oneOf, pageOnly } from '@/utils/urlState';
import NewBatch from './components/NewBatch';
import WindowDrawer, { StateTag } from './components/WindowDrawer';

const listUrl = {
  program: oneOf(listProgramKeys),
  year: matching(/^20\d\d$/),
  state: oneOf(MANAGED_STATES),
  ...createPaging([20, 50, 100]),
  /** Id of the window in the drawer. */
  window: pageOnly(anyText),
};

/** All batches of all programs. */
export default function ManagedWindows() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'managedWindows');
  const { state, setState, reload } = list;
  const [isAdding, setAdding] = useState(false);
  const manages = useRightCheck()('windows.manage');
  return (
    <ListPage
      list={list}
      lead={t('windows.lead')}
      actions={
        manages && (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('windows.new')}
          </Button>
        )
      }
      filters={useFilters(list.data?.years ?? [])}
      columns={useColumns((window) => setState({ window }))}
      empty={{ none: t('windows.none'), showAll: t('windows.showAll') }}
    >
      <WindowDrawer id={state.window} onClose={() => setState({ window: '' })} onChanged={reload} />
      <NewBatch
        isOpen={isAdding}
        program={state.program}
        onClose={() => setAdding(false)}
        onCreated={(window) => {
          setAdding(false);
          reload();
          if (window) setState({ window: window.id });
        }}
        onSomeCreated={reload}
      />
    </ListPage>
  );
}

function useFilters(years: number[]): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: programs.map(({ key, title }) => ({ value: key, label: say(title) })),
      select: SEARCHABLE,
    },
    {
      name: 'year',
      label: t('windows.year'),
      any: t('windows.anyYear'),
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    },
    {
      name: 'state',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: MANAGED_STATES.map((value) => ({ value, label: t(`windows.state.${value}`) })),
    },
  ];
}

function useColumns(onOpen: (id: string) => void): RecordColumn<ManagedWindow>[] {
  const { t, say } = useLanguage();
  const open = t(useRightCheck()('windows.manage') ? 'windows.manage' : 'windows.read');
  const batchName = useBatchName();
  const batchOf = ({ batch_year, batch_no }: ManagedWindow) => batchName(`${batch_year}-${batch_no}`);
  return [
    {
      key: 'program',
      title: t('common.program'),
      place: 'name',
      render: ({ title }) => <bdi>{say(title)}</bdi>,
    },
    { key: 'batch', title: t('common.batch'), isShort: true, render: batchOf },
    { key: 'state', title: t('common.status'), render: (window) => <StateTag window={window} /> },
    { key: 'opens', title: t('windows.opensAt'), render: ({ opens_at }) => formatDateTime(opens_at) },
    {
      key: 'closes',
      title: t('windows.closesAt'),
      render: ({ closes_at, extensions }) => (
        <>
          {formatDateTime(closes_at)}
          {extensions > 0 && <div>{t('windows.extensions', { count: extensions })}</div>}
        </>
      ),
    },
    {
      key: 'filings',
      title: t('windows.filings'),
      isShort: true,
      render: ({ drafts, submitted }) => t('windows.filingsOf', { drafts, submitted }),
    },
    { key: 'quota', title: t('windows.quota'), render: ({ quota }) => quota },
    createActionsColumn(t, (window) => (
      <Button
        aria-label={`${open} ${say(window.title)} ${batchOf(window)}`}
        onClick={() => onOpen(window.id)}
      >
        {open}
      </Button>
    )),
  ];
}
