import { isForOffice } from '@domain/filing/figure-questions';
import { Button } from 'antd';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Panel } from '@/components/Page';
import FigureQuestions, { isExplained } from '@/filling/form/FigureQuestions';
import { useLanguage } from '@/utils/language';
import { returnFocus } from '@/utils/returnFocus';
import styles from './index.module.css';

const PANEL = 'figures-to-explain';

/** The first reason to give, or where none is left the first control of the panel. */
function findFirstReason(): HTMLElement | null {
  const panel = document.getElementById(PANEL);
  return panel?.querySelector('textarea') ?? panel?.querySelector<HTMLElement>('a[href], button') ?? null;
}

/** In the middle of the screen: what is left to explain is said above it. */
export function goToFirstReason(): void {
  const first = findFirstReason();
  first?.focus({ preventScroll: true });
  first?.scrollIntoView?.({ block: 'center' });
}

/** Maximum number of figures that are shown at once, the next ones as soon as these are explained. */
const AT_ONCE = 3;

type QuestionsProps = ComponentProps<typeof FigureQuestions>;

interface FiguresToExplainProps {
  figures: Omit<QuestionsProps, 'wayTo'>;
  wayTo: NonNullable<QuestionsProps['wayTo']>;
  typedReasons?: QuestionsProps['typedReasons'];
  /** True after an attempt to submit without all reasons. */
  isReminded: boolean;
}

/** Figures that differ from earlier filings: the first open ones, and all on request. */
export default function FiguresToExplain({ figures, isReminded, ...rest }: FiguresToExplainProps) {
  const { t } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const { questions } = figures;
  const waiting = questions.filter((question) => !isExplained(question));
  const open = waiting.filter(isForOffice);
  // What differs from a draft of the company comes last: it needs no reason.
  const ownDrafts = waiting.filter((question) => !isForOffice(question));
  const shown = isWhole ? questions : [...open, ...ownDrafts].slice(0, AT_ONCE);
  const before = useRef(open.length);
  // The one that was explained is gone, with the button that had the focus.
  useEffect(() => {
    if (open.length < before.current && !isWhole) returnFocus(findFirstReason);
    before.current = open.length;
  }, [open.length, isWhole]);
  return (
    <Panel
      id={PANEL}
      title={t('forms.figure.count', { count: questions.length, open: open.length })}
      extra={
        (isWhole || shown.length < questions.length) && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'forms.figure.fewer' : 'common.showAll')}
          </Button>
        )
      }
    >
      {isReminded && open.length > 0 && (
        <p role="alert" className={styles.hindrance}>
          {t('forms.figure.first', { count: open.length })}
        </p>
      )}
      {shown.length > 0 && <FigureQuestions {...figures} {...rest} questions={shown} waiting={open} />}
    </Panel>
  );
}
