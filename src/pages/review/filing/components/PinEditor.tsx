import { REMARK_AT_MOST } from '@domain/filing/corrections';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface PinEditorProps {
  /** The text at first; empty for a new pin. */
  comment: string;
  onWrite(comment: string): void;
  onClose(): void;
}

/** The correction of the place beside which it opens. Each letter is kept, until it is cancelled. */
export default function PinEditor({ comment, onWrite, onClose }: PinEditorProps) {
  const { t } = useLanguage();
  const [before] = useState(comment);
  const [text, setText] = useState(before);
  const type = (said: string) => {
    setText(said);
    onWrite(said);
  };
  const done = (said: string) => {
    onWrite(said);
    onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is in it
    <div
      className={styles.pinEditor}
      onKeyDown={({ key }) => {
        if (key === 'Escape') done(before);
      }}
    >
      <Input.TextArea
        aria-label={t('review.comment')}
        placeholder={t('review.comment')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={REMARK_AT_MOST}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onClose();
        }}
      />
      <div className={styles.ways}>
        <Button type="primary" size="small" disabled={!text.trim()} onClick={onClose}>
          {t('review.pinDone')}
        </Button>
        <Button size="small" onClick={() => done(before)}>
          {t('review.pinCancel')}
        </Button>
        {before && (
          <Button danger size="small" onClick={() => done('')}>
            {t('review.removePin')}
          </Button>
        )}
      </div>
    </div>
  );
}
