import type { Answers } from '@domain/definition';
import { isReplayedSame } from '@domain/program-documents/scenarios/run-scenarios';
import type { TablePlace } from '@domain/program-documents/tables';
import { Segmented } from 'antd';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import RouteSpinner from '@/components/RouteSpinner';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import ConsequencesButton from '../consequences/ConsequencesButton';
import FaultList from './FaultList';
import styles from './index.module.css';
import ProposeButton from './ProposeButton';
import type { DraftExamination } from './useExamination';

const PreviewPanel = lazyWithRetry(() => import('./preview/PreviewPanel'));
const ScenarioPane = lazyWithRetry(() => import('./scenarios/ScenarioPane'));

/** Width from which record and preview stand side by side. */
const WIDE = '(min-width: 1360px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);

type Pane = 'record' | 'preview' | 'scenarios' | 'faults';

interface PanesProps {
  outline: ReactNode;
  record: ReactNode;
  examination: DraftExamination;
  answers: Answers;
  /** Key of the section that is being edited. */
  section: string | null;
  /** Path of the field that is being edited. */
  field: string | null;
  isSaved: boolean;
  /** Number of the proposal of a release that the draft was merged with. */
  merges: number | null;
  onFollow(place: TablePlace): void;
  /** Changes the rows, as one step that can be taken back. */
  onChange(answers: Answers): void;
}

/** Outline, record, and beside them the form or the faults; on narrower screens one of these at a time. */
export default function Panes({
  outline,
  record,
  examination,
  answers,
  section,
  field,
  isSaved,
  merges,
  onFollow,
  onChange,
}: PanesProps) {
  const { t } = useLanguage();
  const { examined, replayed } = examination;
  const isWide = useIsWide();
  const [chosen, choose] = useState<Pane>('record');
  const pane = isWide && chosen === 'record' ? 'preview' : chosen;
  const count = examined?.faults.length ?? 0;
  const hints = examined?.hints.length ?? 0;
  const differing = replayed?.results.filter((result) => !isReplayedSame(result)).length ?? 0;
  const follow = (place: TablePlace) => {
    if (!isWide) choose('record');
    onFollow(place);
  };
  return (
    <div className={isWide ? styles.three : styles.two}>
      <section className={styles.pane} aria-label={t('design.outline')}>
        {outline}
      </section>
      {isWide && (
        <section className={`${styles.pane} ${styles.record}`} aria-label={t('design.pane.record')}>
          {record}
        </section>
      )}
      <section className={styles.pane} aria-label={t(`design.pane.${pane}`)}>
        <div className={styles.choice}>
          <Segmented<Pane>
            aria-label={t('design.pane')}
            value={pane}
            onChange={choose}
            options={[
              ...(isWide ? [] : [{ value: 'record' as const, label: t('design.pane.record') }]),
              { value: 'preview', label: t('design.pane.preview') },
              { value: 'scenarios', label: t('design.pane.scenarioCount', { count: differing }) },
              {
                value: 'faults',
                label:
                  hints > 0
                    ? t('design.pane.faultAndHintCount', { count, hints })
                    : t('design.pane.faultCount', { count }),
              },
            ]}
          />
          {examined && (
            <>
              <ConsequencesButton
                proposed={{ kind: 'document', document: JSON.stringify(examined.document) }}
                name={examined.document.edition}
                disabled={count > 0}
              />
              <ProposeButton
                document={examined.document}
                merges={merges}
                disabled={count > 0 || !isSaved}
                hints={hints}
                differing={differing}
                onShow={choose}
              />
            </>
          )}
        </div>
        {pane === 'record' && <div className={styles.record}>{record}</div>}
        {pane === 'faults' && <FaultList examined={examined} answers={answers} onFollow={follow} />}
        {pane === 'scenarios' && (
          <Suspense fallback={<RouteSpinner />}>
            <ScenarioPane examination={examination} getRowsOfDraft={() => answers} onChange={onChange} />
          </Suspense>
        )}
        {pane === 'preview' && (
          <Suspense fallback={<RouteSpinner />}>
            <PreviewPanel examined={examined} section={section} field={field} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
