import { DownloadOutlined } from '@ant-design/icons';
import type { AttachedFile } from '@domain/definition';
import { getClaimedType } from '@domain/files/names';
import { formatBytes } from '@domain/files/size';
import { Button } from 'antd';
import { useLanguage } from '@/utils/language';
import type { NamedBlob } from '@/utils/saveAs';
import { useSaveFile } from '@/utils/useSaveFile';
import styles from './index.module.css';

interface OfficeFileProps {
  file: AttachedFile;
  /** Text of the button; absent: the name of the file. */
  label?: string;
  fetchBytes: () => Promise<NamedBlob>;
}

/** A file of an office as a button that downloads it, with its type and size. */
export default function OfficeFile({ file, label, fetchBytes }: OfficeFileProps) {
  const { t } = useLanguage();
  const { isSaving, save } = useSaveFile();
  return (
    <>
      <Button
        type="link"
        className={styles.download ?? ''}
        icon={<DownloadOutlined aria-hidden />}
        loading={isSaving}
        title={t('forms.file.download', { name: file.name })}
        onClick={() => save(fetchBytes)}
      >
        {label ?? <bdi>{file.name}</bdi>}
      </Button>{' '}
      <OfficeFileFacts file={file} />
    </>
  );
}

/** Type and size of a file of an office. */
export const OfficeFileFacts = ({ file }: { file: AttachedFile }) => (
  <bdi className={styles.facts}>
    {getClaimedType(file.name)?.toUpperCase()} {formatBytes(file.size)}
  </bdi>
);
