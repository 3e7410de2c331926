import { DeleteOutlined, DownloadOutlined, PaperClipOutlined } from '@ant-design/icons';
import type { FileInfo } from '@domain/calls/files';
import { Button } from 'antd';
import { fetchFile } from '@/services/files';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import FileDetails from './FileDetails';
import styles from './index.module.css';
import { readableSize } from './rules';

interface FileRowProps {
  id: string;
  /** null: the file is not there any more; undefined: not known yet. */
  info: FileInfo | null | undefined;
  onRemove(): void;
}

/** A file that is there. */
export default function FileRow({ id, info, onRemove }: FileRowProps) {
  const { t } = useLanguage();
  const name = info?.name ?? t(info === null ? 'forms.file.gone' : 'forms.file.unknown');
  const download = () =>
    fetchFile(id).then(
      (bytes) => saveAs(bytes, name),
      () => feedback.error(t('forms.file.notDownloaded', { name })),
    );
  return (
    <li className={styles.row}>
      <PaperClipOutlined aria-hidden="true" />
      <bdi className={styles.name}>{name}</bdi>
      {info && <bdi className={styles.size}>{readableSize(info.size)}</bdi>}
      <span className={styles.actions}>
        {info && (
          <>
            <FileDetails info={info} />
            <Button
              type="text"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              aria-label={t('forms.file.download', { name })}
              onClick={download}
            />
          </>
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('forms.file.remove', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
