import { DeleteOutlined, DownloadOutlined, InfoCircleOutlined, PaperClipOutlined } from '@ant-design/icons';
import type { FileInfo } from '@domain/calls/files';
import { Button, type ButtonProps, Popover } from 'antd';
import { useState } from 'react';
import { useFileViewer } from '@/components/FileViewer/context';
import ScanTag from '@/components/FileViewer/ScanTag';
import { useDownload } from '@/components/FileViewer/useDownload';
import { hung } from '@/components/Hung';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { readableSize } from './rules';

const Opener = hung<ButtonProps>(Button);

/** Facts about a file, with the hash by which anybody can tell that it is still the same. */
function FileDetails({ info }: { info: FileInfo }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const content = (
    <dl className={styles.details}>
      <dt>{t('forms.file.size')}</dt>
      <dd>{readableSize(info.size)}</dd>
      <dt>{t('forms.file.uploadedAt')}</dt>
      <dd>{beijingMinutes(info.created_at)}</dd>
      <dt>SHA-256</dt>
      <dd>
        <code dir="ltr">{info.sha256}</code>
      </dd>
    </dl>
  );
  return (
    <Popover content={content} trigger={['hover', 'click']} open={isOpen} onOpenChange={setOpen}>
      <Opener
        type="text"
        size="small"
        icon={<InfoCircleOutlined aria-hidden />}
        aria-label={t('forms.file.details', { name: info.name })}
        aria-expanded={isOpen}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        onBlur={() => setOpen(false)}
      />
    </Popover>
  );
}

interface FileRowProps {
  id: string;
  /** null: the file is not there any more; undefined: not known yet. */
  info: FileInfo | null | undefined;
  onRemove(): void;
}

/** A file that is there. */
export default function FileRow({ id, info, onRemove }: FileRowProps) {
  const { t } = useLanguage();
  const viewer = useFileViewer();
  const download = useDownload();
  const name = info?.name ?? t(info === null ? 'forms.file.gone' : 'forms.file.unknown');
  return (
    <li className={styles.row}>
      <PaperClipOutlined aria-hidden="true" />
      {info && viewer ? (
        <Button type="link" className={styles.name ?? ''} onClick={() => viewer.open(info)}>
          <bdi>{name}</bdi>
        </Button>
      ) : (
        <bdi className={styles.name}>{name}</bdi>
      )}
      {info && <bdi className={styles.size}>{readableSize(info.size)}</bdi>}
      {info && <ScanTag scan={info.scan} />}
      {info?.has_text === false && <span className={styles.size}>{t('forms.file.noText')}</span>}
      <span className={styles.actions}>
        {info && (
          <>
            <FileDetails info={info} />
            <Button
              type="text"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              aria-label={t('forms.file.download', { name })}
              onClick={() => download(id, name)}
            />
          </>
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('forms.file.remove', { name })}
          data-remove
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
