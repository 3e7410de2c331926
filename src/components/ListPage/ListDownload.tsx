import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Download } from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

interface ListDownloadProps {
  /** Nothing is in the list. */
  isDisabled?: boolean;
  take(): Promise<Download>;
}

/** A list as a spreadsheet, by the filters that are set. */
export default function ListDownload({ isDisabled = false, take }: ListDownloadProps) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { name, blob } = await take();
      saveAs(blob, name);
    } catch (error) {
      feedback.error((error instanceof Error && error.message) || t('exports.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isDisabled} loading={isBusy} onClick={download}>
      {t('exports.sheet')}
    </Button>
  );
}
