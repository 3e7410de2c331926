import type { DeletedDraft } from '@domain/filing/deleted-draft-calls';
import { DELETED_DRAFT_DAYS } from '@domain/filing/deleted-drafts';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import EmptyHint from '@/components/EmptyHint';
import { useFilingName } from '@/components/FilingTable/filing';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn, OpenButton } from '@/components/RecordTable/columns';
import { formatDate } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

interface DeletedDraftsProps {
  /** Called once a draft was restored. */
  onRestored(): void;
}

/** Button that opens the list of drafts that can still be restored. */
export default function DeletedDrafts({ onRestored }: DeletedDraftsProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('center.deleted')}</Button>
      <SideDrawer open={isOpen} onClose={() => setIsOpen(false)} title={t('center.deleted')} size={720}>
        <p>{t('center.deleted.lead', { days: DELETED_DRAFT_DAYS })}</p>
        <DraftList onRestored={onRestored} />
      </SideDrawer>
    </>
  );
}

function DraftList({ onRestored }: DeletedDraftsProps) {
  const { t } = useLanguage();
  const drafts = useRead('deletedDrafts');
  const columns = useColumns(async ({ id }) => {
    const restored = await mutate(call('restoreDraft', { path: { id } }), { afterwards: drafts.reload });
    if (restored) onRestored();
  });
  return (
    <AsyncView resource={drafts}>
      {(items) =>
        items.length === 0 ? (
          <EmptyHint text={t('center.deleted.none')} />
        ) : (
          <RecordTable items={items} columns={columns} />
        )
      }
    </AsyncView>
  );
}

function useColumns(onRestore: (draft: DeletedDraft) => void): RecordColumn<DeletedDraft>[] {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  return [
    {
      key: 'name',
      title: t('center.deleted.draft'),
      place: 'name',
      render: (draft) => <bdi>{nameOf(draft)}</bdi>,
    },
    { key: 'by', title: t('center.deleted.by'), render: (draft) => <bdi>{draft.deleted_by}</bdi> },
    createTimeColumn('at', t('center.deleted.at'), (draft) => draft.deleted_at),
    createTimeColumn('until', t('center.deleted.until'), (draft) => draft.gone_at, formatDate),
    createActionsColumn(t, (draft) => (
      <OpenButton word={t('center.deleted.restore')} name={nameOf(draft)} onOpen={() => onRestore(draft)} />
    )),
  ];
}
