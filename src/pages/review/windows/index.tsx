import type { ManagedWindow } from '@domain/calls/managed-windows';
import { programs } from '@domain/programs/index.generated';
import { MANAGED_STATES } from '@domain/windows/managed-windows';
import { Button } from 'antd';
import { useState } from 'react';
import ListPage, { type Filter, SEARCHABLE, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { actionsColumn } from '@/components/RecordTable/columns';
import { useMay } from '@/models/useMay';
import { fetchManagedWindows } from '@/services/windows';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { anyText, besideList, matching, oneOf, pagesOf } from '@/utils/urlState';
import NewBatch from './components/NewBatch';
import WindowDrawer, { StateTag } from './components/WindowDrawer';

const listUrl = {
  program: oneOf(programs.map(({ key }) => key)),
  year: matching(/^20\d\d$/),
  state: oneOf(MANAGED_STATES),
  ...pagesOf([20, 50, 100]),
  /** The window that is open in the drawer. */
  window: besideList(anyText),
};

/** All batches of all programs. */
export default function ManagedWindows() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchManagedWindows);
  const { state, setState, reload } = list;
  const [isAdding, setAdding] = useState(false);
  const manages = useMay()('windows.manage');
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
        onCreated={({ id }) => {
          setAdding(false);
          reload();
          setState({ window: id });
        }}
      />
    </ListPage>
  );
}

function useFilters(years: number[]): Filter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      name: 'program',
      label: t('windows.program'),
      any: t('windows.anyProgram'),
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
      label: t('windows.state'),
      any: t('windows.anyState'),
      options: MANAGED_STATES.map((value) => ({ value, label: t(`windows.state.${value}`) })),
    },
  ];
}

function useColumns(onOpen: (id: string) => void): RecordColumn<ManagedWindow>[] {
  const { t, say } = useLanguage();
  const open = t(useMay()('windows.manage') ? 'windows.manage' : 'windows.read');
  const batchName = useBatchName();
  const batchOf = ({ batch_year, batch_no }: ManagedWindow) => batchName(`${batch_year}-${batch_no}`);
  return [
    {
      key: 'program',
      title: t('windows.program'),
      place: 'name',
      render: ({ title }) => <bdi>{say(title)}</bdi>,
    },
    { key: 'batch', title: t('windows.batch'), isShort: true, render: batchOf },
    { key: 'state', title: t('windows.state'), render: (window) => <StateTag window={window} /> },
    { key: 'opens', title: t('windows.opensAt'), render: ({ opens_at }) => beijingMinutes(opens_at) },
    {
      key: 'closes',
      title: t('windows.closesAt'),
      render: ({ closes_at, extensions }) => (
        <>
          {beijingMinutes(closes_at)}
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
    actionsColumn(t, (window) => (
      <Button aria-label={`${open} ${window.title} ${batchOf(window)}`} onClick={() => onOpen(window.id)}>
        {open}
      </Button>
    )),
  ];
}
