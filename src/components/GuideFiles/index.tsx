import { DownloadOutlined } from '@ant-design/icons';
import type { AttachedFile, GuideFile, Program } from '@domain/definition';
import { getClaimedType } from '@domain/files/names';
import { formatBytes } from '@domain/files/size';
import { Button } from 'antd';
import { OutsideLink } from '@/components/LinkedText';
import { fetchGuideFile } from '@/services/documents';
import { useLanguage, useText } from '@/utils/language';
import { useSaveFile } from '@/utils/useSaveFile';
import styles from './index.module.css';

interface GuideFilesProps {
  program: Pick<Program, 'key' | 'edition'>;
  files: readonly GuideFile[];
}

/** Files of a guide as entries of a list: downloads of uploaded ones, links to those on the site of the office. */
export default function GuideFiles({ program, files }: GuideFilesProps) {
  const say = useText();
  return files.map(({ url, file, ...text }) => (
    <li key={file?.sha256 ?? url}>
      {file ? (
        <FileDownload program={program} file={file} label={say(text)} />
      ) : (
        url && <OutsideLink url={url} text={say(text)} />
      )}
    </li>
  ));
}

interface FileDownloadProps extends Pick<GuideFilesProps, 'program'> {
  file: AttachedFile;
  label: string;
}

function FileDownload({ program, file, label }: FileDownloadProps) {
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
        onClick={() => save(() => fetchGuideFile(program, file))}
      >
        {label}
      </Button>{' '}
      <bdi className={styles.facts}>
        {getClaimedType(file.name)?.toUpperCase()} {formatBytes(file.size)}
      </bdi>
    </>
  );
}
