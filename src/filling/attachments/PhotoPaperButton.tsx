import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './index.module.css';

const PhotoPaperDialog = lazyWithRetry(() => import('./PhotoPaperDialog'));

interface PhotoPaperButtonProps {
  /** Name of the document. */
  label: string;
  maxSizeMb: number;
  onPaper(paper: File): void;
}

/** Button that photographs pages into a PDF; on phones alone, as a computer sends them a link. */
export default function PhotoPaperButton(props: PhotoPaperButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        className={styles.camera}
        icon={<CameraOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('phone.paper.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoPaperDialog
            {...props}
            onPaper={(paper) => {
              close();
              props.onPaper(paper);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
