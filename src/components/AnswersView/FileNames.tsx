import { words } from '@domain/document/words';
import { Button } from 'antd';
import { fetchFile, fetchFileInfo } from '@/services/files';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** The attachments of one answer, by name; each opens as a download. */
export default function FileNames({ ids }: { ids: string[] }) {
  return (
    <ul className={styles.files}>
      {ids.map((id) => (
        <li key={id}>
          <FileName id={id} />
        </li>
      ))}
    </ul>
  );
}

function FileName({ id }: { id: string }) {
  const { t } = useLanguage();
  const say = useText();
  const { data, failure } = useRead(fetchFileInfo, id);
  if (!data) {
    const isLoading = data === undefined && failure === null;
    return <span className={styles.blank}>{isLoading ? t('center.load.loading') : say(words.noFile)}</span>;
  }
  const download = async () => {
    try {
      saveAs(await fetchFile(id), data.name);
    } catch {
      feedback.error(say(words.noFile));
    }
  };
  return (
    <Button type="link" className={styles.file} title={`SHA-256 ${data.sha256}`} onClick={download}>
      <bdi>{data.name}</bdi>
    </Button>
  );
}
