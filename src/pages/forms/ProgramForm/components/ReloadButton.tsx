import { Button } from 'antd';
import { useStore } from 'umi';
import { entryOf, isUnsent } from '@/filling/draft/filingState';
import { record } from '@/filling/draft/localStore';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** Loads the portal anew, after the journal has taken what was typed last. */
export default function ReloadButton() {
  const { t } = useLanguage();
  const store = useStore() as { getState(): RootState };
  const reload = async () => {
    const { filing } = store.getState();
    if (isUnsent(filing)) await record(entryOf(filing));
    window.location.reload();
  };
  return (
    <Button type="primary" onClick={reload}>
      {t('forms.edition.reload')}
    </Button>
  );
}
