import { CheckOutlined } from '@ant-design/icons';
import type { FileInfo } from '@domain/files/calls';
import { formatBytes } from '@domain/files/size';
import { FileName } from '@/components/AnswersView/values';
import { FactList, type PageFact } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

type File = Pick<FileInfo, 'id' | 'extension' | 'size' | 'has_text'>;

interface AttachmentListProps {
  attachments: { label: string; file: File }[];
  /** Ids of the attachments that the person has read. */
  read?: ReadonlySet<string>;
}

/** Attachments grouped by field: file names alone seldom tell what a file is. */
export default function AttachmentList({ attachments, read }: AttachmentListProps) {
  const { t } = useLanguage();
  if (attachments.length === 0) return <p>{t('review.noAttachments')}</p>;
  const by = new Map<string, File[]>();
  for (const { label, file } of attachments) by.set(label, [...(by.get(label) ?? []), file]);
  const facts = [...by].map(
    ([label, files]): PageFact => [
      label,
      <ul key={label} className={styles.files}>
        {files.map(({ id, extension, size, has_text }) => (
          <li key={id}>
            <FileName id={id} />{' '}
            <span className={styles.about}>
              <bdi>
                {extension.toUpperCase()} · {formatBytes(size)}
              </bdi>
              {has_text === false && <> · {t('viewer.noText')}</>}
              {read?.has(id) && (
                <>
                  {' '}
                  <CheckOutlined aria-hidden /> {t('review.fileRead')}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>,
    ],
  );
  return <FactList facts={facts} />;
}
