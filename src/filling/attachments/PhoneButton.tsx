import { MobileOutlined } from '@ant-design/icons';
import type { FileInfo } from '@domain/files/calls';
import type { PhoneTarget } from '@domain/files/phone-link-calls';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './index.module.css';
import type { OpenDraft } from './uploads';

const PhoneDialog = lazyWithRetry(() => import('./PhoneDialog'));

interface PhoneButtonProps {
  target: Pick<OpenDraft, 'program' | 'id'> & Pick<PhoneTarget, 'path' | 'room'>;
  takesPictures: boolean;
  label: string;
  onFiles(files: FileInfo[]): void;
}

/** Button that opens a link for uploading from a phone; not on phones, which have a camera themselves. */
export default function PhoneButton({ target, takesPictures, label, onFiles }: PhoneButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id: draft, program, path, room } = target;
  const words = t(takesPictures ? 'phone.photograph' : 'phone.upload');
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        className={styles.phone}
        icon={<MobileOutlined aria-hidden />}
        aria-label={words}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog
            target={{ program, draft, path, room }}
            label={label}
            onFiles={onFiles}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
