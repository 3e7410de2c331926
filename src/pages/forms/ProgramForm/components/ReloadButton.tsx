import { Button } from 'antd';
import { useStore } from 'umi';
import { isUnsent } from '@/filling/draft/state';
import { filingMachine } from '@/filling/draft/sync';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** Loads the portal anew, after this browser has kept what was typed last. */
export default function ReloadButton() {
  const { t } = useLanguage();
  const store = useStore() as { getState(): RootState };
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
