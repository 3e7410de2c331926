import { words } from '@domain/document/words';
import { Button } from 'antd';
import { useFileViewer } from '@/components/FileViewer/context';
import ScanTag from '@/components/FileViewer/ScanTag';
import { useDownload } from '@/components/FileViewer/useDownload';
import { fetchFileInfo } from '@/services/files';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** The attachments of one answer, by name; each opens beside the page where that has a viewer, or else as a download. */
export default function FileNames({ ids }: { ids: string[] }) {
  return (
    <ul className={styles.files}>
      {ids.map((id) => (
        <li key={id} data-file={id}>
          <FileName id={id} />
        </li>
      ))}
    </ul>
  );
}

export function FileName({ id }: { id: string }) {
  const { t } = useLanguage();
  const say = useText();
  const viewer = useFileViewer();
  const download = useDownload();
  const known = viewer?.files.find((file) => file.id === id);
  const { data = known, failure } = useRead(known ? null : fetchFileInfo, id);
  if (!data) {
    const isLoading = data === undefined && failure === null;
    return <span className={styles.blank}>{isLoading ? t('center.load.loading') : say(words.noFile)}</span>;
  }
  const open = () => (viewer ? viewer.open(data) : download(id, data.name));
  return (
    <>
      <Button type="link" className={styles.file} title={`SHA-256 ${data.sha256}`} onClick={open}>
        <bdi>{data.name}</bdi>
      </Button>
      <ScanTag scan={data.scan} />
    </>
  );
}
