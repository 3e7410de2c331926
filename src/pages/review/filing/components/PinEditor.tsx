import { REMARK_AT_MOST } from '@domain/filing/corrections';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from '../index.less';

interface PinEditorProps {
  /** What was written before; empty for a new pin. */
  comment: string;
  onWrite(comment: string): void;
  onClose(): void;
}

/** What is to be corrected at the place beside which it opens. */
export default function PinEditor({ comment, onWrite, onClose }: PinEditorProps) {
  const { t } = useLanguage();
  const [text, setText] = useState(comment);
  /** What is left by going to another place is kept as well; only what was cancelled is not. */
  const left = useRef<string | null>(null);
  const write = useRef(onWrite);
  const type = (said: string) => {
    left.current = said;
    setText(said);
  };
  const cancel = () => {
    left.current = null;
    onClose();
  };
  const done = (said: string) => {
    left.current = null;
    onWrite(said);
    onClose();
  };

  useEffect(
    () => () => {
      if (left.current !== null) write.current(left.current);
    },
    [],
  );

  return (
    <div className={styles.pinEditor}>
      <Input.TextArea
        autoFocus
        aria-label={t('review.comment')}
        placeholder={t('review.comment')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={REMARK_AT_MOST}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done(text);
        }}
      />
      <div className={styles.ways}>
        <Button type="primary" size="small" disabled={!text.trim()} onClick={() => done(text)}>
          {t('review.pinDone')}
        </Button>
        <Button size="small" onClick={cancel}>
          {t('review.pinCancel')}
        </Button>
        {comment && (
          <Button danger size="small" onClick={() => done('')}>
            {t('review.removePin')}
          </Button>
        )}
      </div>
    </div>
  );
}
