import type { Phrase } from '@domain/review/phrase-calls';
import { fillPhrase } from '@domain/review/phrases';
import { Button, type ButtonProps, Popover } from 'antd';
import { useContext, useRef, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { createOverlayTrigger } from '@/components/OverlayTrigger';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import PhraseList, { PhraseContext, type PhraseDraft, PhraseEditor } from './PhraseList';

const Opener = createOverlayTrigger<ButtonProps>(Button);

interface PhrasesProps {
  /** The id of the text field. */
  field: string;
  text: string;
  atMost: number;
  onPut(text: string): void;
}

/** Popover with phrases for a text field: a phrase is inserted at the caret, and the focus returns to the field. */
export default function Phrases({ field, text, atMost, onPut }: PhrasesProps) {
  const { t } = useLanguage();
  const place = useContext(PhraseContext);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  if (!place) return null;
  const area = () => document.getElementById(field) as HTMLTextAreaElement | null;
  const back = (caret?: number) => {
    setOpen(false);
    requestAnimationFrame(() => {
      area()?.focus();
      if (caret !== undefined) area()?.setSelectionRange(caret, caret);
    });
  };
  const put = ({ text: phrase }: Phrase) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area() ?? {};
    const room = atMost - (text.length - (to - from));
    const words = fillPhrase(phrase, place);
    if (words.length > room) return feedback.warn(t('phrases.tooLong', { count: words.length, room }));
    onPut(text.slice(0, from) + words + text.slice(to));
    back(from + words.length);
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottom"
      destroyOnHidden
      onOpenChange={setOpen}
      // The list exists only once the popover has opened.
      afterOpenChange={(isShown) => isShown && panel.current?.querySelector('input')?.focus()}
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popover from anywhere; no key reaches the form
        <div
          ref={panel}
          className={styles.panel}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') back();
          }}
        >
          <Library text={text} onPut={put} />
        </div>
      }
    >
      <Opener type="link" size="small" className={styles.open ?? ''} aria-expanded={isOpen}>
        {t('phrases.open')}
      </Opener>
    </Popover>
  );
}

interface LibraryProps {
  text: string;
  onPut(phrase: Phrase): void;
}

/** List of phrases, or the editor in its place. */
function Library({ text, onPut }: LibraryProps) {
  const read = useRead('phrases');
  const [draft, setDraft] = useState<PhraseDraft | null>(null);
  const [isBack, setBack] = useState(false);
  const leave = (isSaved: boolean) => {
    setDraft(null);
    setBack(true);
    if (isSaved) void read.reload();
  };
  if (draft) return <PhraseEditor draft={draft} onDone={leave} />;
  return (
    <AsyncView resource={read}>
      {(phrases) => (
        <PhraseList
          phrases={phrases}
          text={text}
          isBack={isBack}
          onPut={onPut}
          onEdit={setDraft}
          onChanged={read.reload}
        />
      )}
    </AsyncView>
  );
}
