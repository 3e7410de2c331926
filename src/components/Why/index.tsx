import type { Text } from '@domain/text';
import { type KeyboardEvent, Suspense, useContext, useId, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './index.module.css';
import { type TracedItem, TraceSourceContext } from './source';

const TracePanel = lazyWithRetry(() => import(/* webpackChunkName: "trace" */ './TracePanel'));

interface WhyProps {
  item: TracedItem;
  /** Subject of the button, for screen readers, as a page has many of them. */
  about: Text;
}

/** Button that unfolds why a rule has its outcome or a value is what it is; nothing where that cannot be told. */
export default function Why({ item, about }: WhyProps) {
  const { t, say } = useLanguage();
  const source = useContext(TraceSourceContext);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (!source) return null;
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${t('forms.why')} ${say(about)}`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={foldOnEscape}
      >
        {t('forms.why')}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the key of what has the focus within */}
      <div id={id} hidden={!isOpen} className={styles.panel} data-explanation="" onKeyDown={foldOnEscape}>
        {isOpen && (
          <Suspense fallback={<span role="status">{t('center.load.loading')}</span>}>
            <TracePanel source={source} item={item} />
          </Suspense>
        )}
      </div>
    </>
  );
}
