import type { ReportItem } from '@domain/calls/filings';
import { useCopyFiling } from '@/components/CopyFiling/useCopyFiling';
import { useFreePlaces } from '@/components/CopyFiling/useFreePlaces';
import { useFilingName } from '@/components/FilingTable/filing';
import { withdrawFiling } from '@/services/filing';
import { deleteDraft } from '@/services/reports';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';

/** Actions for a filing of the list. Each asks first, and names the filing. */
export function useFilingActions(reload: () => void) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const places = useFreePlaces();
  const { copy } = useCopyFiling();

  const afterwards = () => {
    reload();
    places.reload();
  };

  const onWithdraw = async (filing: ReportItem) => {
    const name = nameOf(filing);
    const agreed = await feedback.confirm({
      title: t('center.filing.withdraw.ask', { name }),
      content: t('center.filing.withdraw.effect'),
      okText: t('center.filing.withdraw'),
    });
    const done = t('center.filing.withdraw.done', { name });
    if (agreed) await mutate(withdrawFiling(filing.id, filing.version), { done, afterwards });
  };

  const onDelete = async (filing: ReportItem) => {
    const name = nameOf(filing);
    const agreed = await feedback.confirm({
      title: t('center.filing.delete.ask', { name }),
      content: t('center.filing.delete.effect'),
      okText: t('center.filing.delete'),
      okType: 'danger',
    });
    const done = t('center.filing.delete.done', { name });
    if (agreed) await mutate(deleteDraft(filing.id), { done, afterwards });
  };

  const onCopy = (filing: ReportItem) => copy({ ...filing, name: nameOf(filing) });

  return { windows: places.windows, handlers: { onWithdraw, onDelete, onCopy, placeFor: places.placeFor } };
}
