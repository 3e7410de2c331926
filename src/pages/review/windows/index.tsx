import type { ManagedWindow } from '@domain/calls/managed-windows';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import SizedPages from '@/components/Pages/SizedPages';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { fetchManagedWindows } from '@/services/windows';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import Filters from './components/Filters';
import NewBatch from './components/NewBatch';
import StateTag from './components/StateTag';
import WindowDrawer from './components/WindowDrawer';
import { type ListState, listUrl, PAGE_SIZES, queryOf } from './listUrl';

/** All batches of all programs. */
export default function ManagedWindows() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const [isAdding, setAdding] = useState(false);
  const windows = useQuery(fetchManagedWindows, queryOf(state));
  const columns = useColumns((window) => change({ window }));
  const askFor = (asked: Partial<ListState>) => change({ ...asked, current: listUrl.current.initial });
  return (
    <>
      <PageHead
        lead={t('windows.lead')}
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('windows.new')}
          </Button>
        }
      />
      <Filters state={state} years={windows.data?.years ?? []} onChange={askFor} />
      <AsyncView resource={windows}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t('windows.none')}
              action={
                <Button onClick={() => askFor({ program: '', year: '', state: '' })}>
                  {t('windows.showAll')}
                </Button>
              }
            />
          ) : (
            <>
              <RecordTable items={list} columns={columns} />
              <SizedPages state={state} sizes={PAGE_SIZES} total={total} onChange={change} />
            </>
          )
        }
      </AsyncView>
      <WindowDrawer id={state.window} onClose={() => change({ window: '' })} onChanged={windows.reload} />
      <NewBatch
        isOpen={isAdding}
        program={state.program}
        onClose={() => setAdding(false)}
        onCreated={({ id }) => {
          setAdding(false);
          windows.reload();
          change({ window: id });
        }}
      />
    </>
  );
}

function useColumns(onOpen: (id: string) => void): RecordColumn<ManagedWindow>[] {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const batchOf = ({ batch_year, batch_no }: ManagedWindow) => batchName(`${batch_year}-${batch_no}`);
  return [
    { key: 'program', title: t('windows.program'), place: 'name', render: ({ title }) => <bdi>{title}</bdi> },
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
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (window) => (
        <Button
          aria-label={`${t('windows.manage')} ${window.title} ${batchOf(window)}`}
          onClick={() => onOpen(window.id)}
        >
          {t('windows.manage')}
        </Button>
      ),
    },
  ];
}
