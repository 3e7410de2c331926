import type { Form, FormContext, Answers as Given } from '@domain/definition';
import { MAX_REMARK_LENGTH } from '@domain/filing/corrections';
import { Button, Input } from 'antd';
import { memo, useMemo, useRef, useState } from 'react';
import AnswersView from '@/components/AnswersView';
import { type AnswerPins, PinButton, PinsContext } from '@/components/AnswersView/pins';
import Phrases from '@/pages/review/components/Phrases';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import styles from '../index.module.css';
import type { usePinnedCorrections } from '../useDecisionDraft';

interface PinEditorProps {
  /** Initial text; empty for a new correction. */
  comment: string;
  onWrite(comment: string): void;
  onClose(): void;
}

/** Editor for a correction, beside the answer that it concerns. Each letter is stored; only the button to cancel gives them up. */
function PinEditor({ comment, onWrite, onClose }: PinEditorProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the editor wherever the focus is in it
    <div
      className={styles.pinEditor}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Input.TextArea
        id="pinned-comment"
        aria-label={t('review.comment')}
        placeholder={t('review.comment')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        {...createLengthLimit(MAX_REMARK_LENGTH)}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onClose();
        }}
      />
      <Phrases field="pinned-comment" text={text} atMost={MAX_REMARK_LENGTH} onPut={type} />
      <div className={styles.ways}>
        <Button type="primary" size="small" disabled={!text.trim()} onClick={onClose}>
          {t('review.pinDone')}
        </Button>
        <Button size="small" onClick={() => done(before)}>
          {t('common.cancel')}
        </Button>
        {before && (
          <Button danger size="small" onClick={() => done('')}>
            {t('common.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface AnswersProps extends ReturnType<typeof usePinnedCorrections> {
  form: Form;
  answers: Given;
  ctx: FormContext;
  /** True if the person may return the filing. */
  canPin: boolean;
  /** Paths of requested corrections that the company is still working on. */
  asked: ReadonlySet<string>;
}

const focusOn = (path: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(path)}"]`)?.focus({ preventScroll: true }),
  );

/** The answers as signed. A person who may return the filing can pin corrections to them. */
export default function Answers({ form, answers, ctx, canPin, asked, ...pinning }: AnswersProps) {
  const { pinned, marked, open, pin, close, write } = pinning;
  // Read when an editor opens, so that the answers do not re-render with each letter.
  const latest = useRef(pinned);
  latest.current = pinned;
  const pins = useMemo((): AnswerPins | null => {
    if (!canPin) return asked.size > 0 ? { marked: asked, open: null, editor: null, close } : null;
    const shut = () => {
      close();
      if (open !== null) focusOn(open);
    };
    const comment = latest.current.find(({ path }) => path === open)?.comment ?? '';
    const editor =
      open === null ? null : (
        <PinEditor key={open} comment={comment} onWrite={(said) => write(open, said)} onClose={shut} />
      );
    return { marked, open, editor, pin, close: shut };
  }, [canPin, asked, marked, open, pin, close, write]);
  return (
    <PinsContext.Provider value={pins}>
      <Shown form={form} answers={answers} ctx={ctx} />
    </PinsContext.Provider>
  );
}

/** Memoized, so that long tables do not re-render with each letter of an opinion. */
const Shown = memo(function Shown({ form, answers, ctx }: Pick<AnswersProps, 'form' | 'answers' | 'ctx'>) {
  const say = useText();
  return (
    <AnswersView
      form={form}
      answers={answers}
      ctx={ctx}
      headingLevel={3}
      sectionLink={(section) => <PinButton isWordy path={section.key} name={say(section.title)} />}
    />
  );
});
