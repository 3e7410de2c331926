import { Button } from 'antd';
import { useState } from 'react';
import Panel from '@/components/Panel';
import { fetchOwnData } from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import styles from '../index.module.css';

/** Everything that the portal keeps about this person, as a file for the person. */
export default function OwnData() {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { blob, name } = await fetchOwnData();
      saveAs(blob, name);
    } catch (error) {
      feedback.error((error instanceof Error && error.message) || t('account.ownData.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel id="own-data" title={t('account.ownData')}>
      <p className={styles.quiet}>{t('account.ownData.why')}</p>
      <Button loading={busy} onClick={download}>
        {t('account.ownData.download')}
      </Button>
    </Panel>
  );
}
