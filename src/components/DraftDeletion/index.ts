import { DELETED_DRAFT_DAYS } from '@domain/filing/deleted-drafts';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface DraftDeletion {
  /** Runs before the call, once the person has agreed. */
  beforehand?(): unknown;
  /** Runs after the deletion, and after it was taken back, whatever the outcome. */
  afterwards?(): void;
  onDeleted?(): void;
  onRestored?(): void;
}

/** Returns an act that deletes a draft after a confirmation, and offers for a while to take that back. */
export function useDraftDeletion({ beforehand, afterwards, onDeleted, onRestored }: DraftDeletion) {
  const { t } = useLanguage();
  return async ({ id, name }: { id: string; name: string }) => {
    const agreed = await feedback.confirm({
      title: t('center.filing.delete.ask', { name }),
      content: t('center.filing.delete.effect', { days: DELETED_DRAFT_DAYS }),
      okText: t('center.filing.delete'),
      okType: 'danger',
    });
    if (!agreed) return;
    await beforehand?.();
    const path = { id };
    const deleted = await mutate(call('deleteDraft', { path }), {
      done: t('center.filing.delete.done', { name }),
      afterwards,
      undo: async () => {
        if (await mutate(call('restoreDraft', { path }), { afterwards })) onRestored?.();
      },
    });
    if (deleted) onDeleted?.();
  };
}
