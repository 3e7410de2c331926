import type { FileBox } from '@domain/files/sorting';
import { Modal } from 'antd';
import type { DragEvent } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import type { Uploads } from '../uploads';
import styles from './index.module.css';
import SortRow from './SortRow';
import { isLeft, isReady, useSorting } from './useSorting';

interface SortDialogProps {
  files: File[];
  boxes: FileBox[];
  uploads: Uploads;
  /** Files dropped on the dialog. */
  onMore(files: File[]): void;
  onClose(): void;
}

/** Several files, each with the box of the form that its name fits; they go there when the person agrees. */
export default function SortDialog({ files, boxes, uploads, onMore, onClose }: SortDialogProps) {
  const { t } = useLanguage();
  const { sorted, choose, putIn, takeBack } = useSorting(files, boxes, uploads);
  const ready = sorted.filter(isReady).length;
  const left = sorted.filter(isLeft);
  const placed = sorted.length - left.length;

  const close = () => {
    if (left.length > 0)
      feedback.notify({
        key: 'unsorted',
        type: 'warning',
        title: t('forms.sort.left', { count: left.length }),
        description: (
          <ul className={styles.names}>
            {left.map(({ file }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and files that may have the same name
              <li key={i}>
                <bdi>{file.name}</bdi>
              </li>
            ))}
          </ul>
        ),
        duration: 0,
      });
    onClose();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onMore([...event.dataTransfer.files]);
  };

  return (
    <Modal
      open
      width={820}
      title={t('forms.sort.title')}
      maskClosable={false}
      onCancel={close}
      wrapProps={{ onDrop: drop }}
      okText={t('forms.sort.put', { count: ready })}
      cancelText={placed > 0 ? t('forms.sort.done') : undefined}
      cancelButtonProps={{ type: ready > 0 ? 'default' : 'primary' }}
      onOk={putIn}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {ready > 0 && <OkBtn />}
        </>
      )}
    >
      <p>{t('forms.sort.how')}</p>
      <ul className={styles.files}>
        {sorted.map((each, i) => (
          <SortRow
            // biome-ignore lint/suspicious/noArrayIndexKey: files are only added, at the end
            key={i}
            sorted={each}
            boxes={boxes}
            uploads={uploads}
            onChoose={(path) => choose(each.file, path)}
            onTakeBack={() => takeBack(each)}
          />
        ))}
      </ul>
      <p role="status" className={styles.counts}>
        {t('forms.sort.counts', { count: sorted.length, placed, ready, left: left.length - ready })}
      </p>
    </Modal>
  );
}
