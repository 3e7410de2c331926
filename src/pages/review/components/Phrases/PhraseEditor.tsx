import type { Phrase } from '@domain/calls/phrases';
import { PHRASE_AT_MOST } from '@domain/review/phrases';
import { Button, Checkbox, Input } from 'antd';
import { useContext, useState } from 'react';
import { savePhrase } from '@/services/queue';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from './index.module.css';
import { PhrasePlace } from './place';

/** A phrase that is there, or a new one. */
export type Draft = Pick<Phrase, 'text' | 'program' | 'is_shared'> & { id?: string };

interface PhraseEditorProps {
  draft: Draft;
  onDone(isSaved: boolean): void;
}

/** A phrase while it is written. */
export default function PhraseEditor({ draft, onDone }: PhraseEditorProps) {
  const { t } = useLanguage();
  const here = useContext(PhrasePlace)?.program ?? null;
  const [written, setWritten] = useState(draft);
  const [isBusy, setBusy] = useState(false);
  const write = (change: Partial<Draft>) => setWritten({ ...written, ...change });
  async function save() {
    setBusy(true);
    const { id, text, program, is_shared } = written;
    const saved = await mutate(savePhrase({ ...(id && { id }), text, program, is_shared }));
    setBusy(false);
    if (saved) onDone(true);
  }
  return (
    <>
      <Input.TextArea
        autoFocus
        aria-label={t('phrases.text')}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={PHRASE_AT_MOST}
        value={written.text}
        onChange={({ target }) => write({ text: target.value })}
      />
      <span className={styles.note}>{t('phrases.hint')}</span>
      <Checkbox
        checked={written.program !== null}
        onChange={({ target }) => write({ program: target.checked ? here : null })}
      >
        {t('phrases.here')}
      </Checkbox>
      <Checkbox checked={written.is_shared} onChange={({ target }) => write({ is_shared: target.checked })}>
        {t('phrases.share')}
      </Checkbox>
      <div className={styles.ways}>
        <Button type="primary" size="small" loading={isBusy} disabled={!written.text.trim()} onClick={save}>
          {t('phrases.keep')}
        </Button>
        <Button size="small" onClick={() => onDone(false)}>
          {t('phrases.cancel')}
        </Button>
      </div>
    </>
  );
}
