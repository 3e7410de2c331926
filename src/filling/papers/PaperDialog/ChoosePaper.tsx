import { FilePdfOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { useFileInfo } from '@/filling/attachments/useFileInfo';
import { useFormSession } from '@/filling/form/session';
import { fetchFile } from '@/services/files';
import { useLanguage } from '@/utils/language';
import { listAttachedIds } from '../listPapers';
import styles from './index.module.css';
import type { ChosenPaper } from './usePaper';

const toPaper = (file: File): ChosenPaper => ({ name: file.name, load: async () => file });

/** Kinds of files that are read. */
const READABLE = ['pdf', 'jpg', 'jpeg', 'png'];

/** Choice of a paper: a file of this computer, or one that the draft has already. */
export default function ChoosePaper({ onChoose }: { onChoose(paper: ChosenPaper): void }) {
  const { form, filled, scope } = useFormSession();
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const ids = useMemo(() => listAttachedIds(form.sections, filled, scope), [form, filled, scope]);
  const infoOf = useFileInfo(ids);
  const papers = ids.flatMap((id) => {
    const info = infoOf(id);
    return info && READABLE.includes(info.extension) ? [info] : [];
  });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(toPaper(file));
  };

  return (
    <>
      <p>{t('papers.lead')}</p>
      <ul className={styles.kinds}>
        {['filing', 'licence', 'certificate', 'statement'].map((kind) => (
          <li key={kind}>{t(`papers.about.${kind}`)}</li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('papers.choose')}
        </Button>
        <span>{t('papers.limits')}</span>
        <FileInput
          ref={input}
          hidden
          accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png"
          aria-label={t('papers.choose')}
          onChoose={(file) => onChoose(toPaper(file))}
        />
      </div>
      {papers.length > 0 && (
        <section aria-label={t('papers.attached')}>
          <h3 className={styles.heading}>{t('papers.attached')}</h3>
          <ul className={styles.attached}>
            {papers.map(({ id, name }) => (
              <li key={id}>
                <Button
                  type="text"
                  icon={<FilePdfOutlined aria-hidden />}
                  onClick={() => onChoose({ name, load: () => fetchFile(id) })}
                >
                  <bdi>{name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
