import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLanguage } from '@/utils/language';
import type { NamedBlob } from '@/utils/saveAs';
import { useSaveFile } from '@/utils/useSaveFile';

interface ListDownloadProps {
  /** True while the list is empty. */
  isDisabled?: boolean;
  take(): Promise<NamedBlob>;
}

/** Button that downloads the filtered list as a spreadsheet. */
export default function ListDownload({ isDisabled = false, take }: ListDownloadProps) {
  const { t } = useLanguage();
  const { isSaving, save } = useSaveFile();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={isDisabled}
      loading={isSaving}
      onClick={() => save(take)}
    >
      {t('exports.sheet')}
    </Button>
  );
}
