import { Button } from 'antd';
import { useStore } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import { isUnsent } from '@/filling/draft/state';
import { filingMachine } from '@/filling/draft/sync';
import { useLanguage } from '@/utils/language';

/** Loads the portal anew, after this browser has kept what was typed last. */
export default function ReloadButton() {
  const { t } = useLanguage();
  const store = useStore() as { getState(): FilingRoot };
  const reload = async () => {
    const { filing } = store.getState();
    if (isUnsent(filing)) await filingMachine.keep(filing);
    window.location.reload();
  };
  return (
    <Button type="primary" onClick={reload}>
      {t('forms.edition.reload')}
    </Button>
  );
}
