import { FilePdfOutlined } from '@ant-design/icons';
import { CHECKED_MB_AT_MOST } from '@domain/document/seal';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Takes one PDF: chosen, or dropped anywhere on it. */
export default function FileChoice({ onChoose }: { onChoose(file: File): void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by key
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        aria-describedby="check-file-rules"
        onClick={() => input.current?.click()}
      >
        {t('documents.seal.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.input}
        tabIndex={-1}
        aria-label={t('documents.seal.choose')}
        accept=".pdf,application/pdf"
        onChange={({ target }) => {
          choose(target.files);
          target.value = '';
        }}
      />
      <p id="check-file-rules">{t('documents.seal.rules', { size: CHECKED_MB_AT_MOST })}</p>
    </div>
  );
}
