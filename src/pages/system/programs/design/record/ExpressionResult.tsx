import type { FormScope, Row } from '@domain/definition';
import { type TraceLabels, wordTraceStep } from '@domain/filing/trace-words';
import { traceText } from '@domain/program-documents/traced-form';
import type { ProgramDocument } from '@domain/program-documents/types';
import type { ExpressionPlace } from '@domain/program-documents/vocabulary';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import ExpressionTrace from '@/components/ExpressionTrace';
import ResultTag from '@/components/ExpressionTrace/ResultTag';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Scope of expressions: the answers in the preview, by the form of the draft. */
export interface PreviewScope {
  document: ProgramDocument;
  scope: FormScope;
  labels: TraceLabels;
  /** Name of the scenario that the answers are of. */
  title: string;
}

interface ExpressionResultProps {
  text: string;
  place: ExpressionPlace;
  preview: PreviewScope;
}

/** Arguments that answers alone do not give, such as another filing or the profile of a company. */
const isKnown = (parameter: string): boolean => parameter === 'row' || parameter === 'previous';

/** Result of an expression on the answers in the preview, and on demand its trace. */
export default function ExpressionResult({ text, place, preview }: ExpressionResultProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState(0);
  const region = useId();
  const { document, scope, labels, title } = preview;
  const { table, parameters } = place;
  const rows = (table && (scope as unknown as Record<string, Row[] | undefined>)[table]) || [];
  const at = Math.min(chosen, Math.max(rows.length - 1, 0));
  const isRowNeeded = parameters.length > 0;
  const trace = useMemo(() => {
    if (!text.trim() || !parameters.every(isKnown) || (isRowNeeded && rows.length === 0)) return null;
    const values = parameters.map((name) => (name === 'row' ? rows[at] : rows[at - 1]));
    return traceText(document, { text, parameters: [...parameters] }, scope, values);
  }, [text, parameters, isRowNeeded, rows, at, document, scope]);
  if (!trace) return null;
  const { result, verdict } = wordTraceStep(trace.step, labels);
  return (
    <div className={styles.result}>
      <span>{t('design.result.on', { title })}</span>
      {isRowNeeded && rows.length > 1 && (
        <Select
          size="small"
          aria-label={t('design.result.row')}
          value={at}
          onChange={choose}
          options={rows.map((_, index) => ({
            value: index,
            label: t('design.result.rowNo', { number: index + 1 }),
          }))}
        />
      )}
      <ResultTag result={result} verdict={verdict} />
      <Button
        size="small"
        type="link"
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => setOpen(!isOpen)}
      >
        {t('design.result.why')}
      </Button>
      <div id={region} className={styles.trace}>
        {isOpen && <ExpressionTrace trace={trace} labels={labels} />}
      </div>
    </div>
  );
}
