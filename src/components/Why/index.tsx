import type { Text } from '@domain/text';
import { Suspense, useContext, useId, useState } from 'react';
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
  if (!source) return null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${t('forms.why')} ${say(about)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('forms.why')}
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel} data-explanation="">
        {isOpen && (
          <Suspense fallback={<span role="status">{t('center.load.loading')}</span>}>
            <TracePanel source={source} item={item} />
          </Suspense>
        )}
      </div>
    </>
  );
}
