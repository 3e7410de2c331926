import type { Field } from '@domain/definition';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { FormulaFault } from '../../components/FormulaEditor';
import type { PreviewScope } from './ExpressionResult';
import { isCondition, isFigure } from './expressions';
import styles from './index.module.css';

const ConditionEditor = lazyWithRetry(() => import('../../components/ConditionEditor'));
const FormulaEditor = lazyWithRetry(() => import('../../components/FormulaEditor'));
const ExpressionResult = lazyWithRetry(() => import('./ExpressionResult'));

interface ExpressionFieldProps {
  id: string;
  /** Key of the cell. */
  cell: string;
  field: Field;
  value: string;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  faults: readonly FormulaFault[];
  /** Null while nothing can be evaluated. */
  preview: PreviewScope | null;
  /** What holds for a condition that is left out. */
  none?: string;
  onChange(value: string): void;
}

/** A condition or the figure of a rule by lines, or a formula, in place of a box of text. */
export default function ExpressionField({ id, cell, field, preview, ...editor }: ExpressionFieldProps) {
  const say = useText();
  const help = field.help && say(field.help);
  return (
    <div className={styles.expression} id={id} tabIndex={-1}>
      <div className={styles.label}>{say(field)}</div>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
        {isCondition(field.key) || isFigure(field.key) ? (
          <ConditionEditor
            label={say(field)}
            keptAs={cell}
            grammar={isFigure(field.key) ? 'figure' : 'condition'}
            {...editor}
          />
        ) : (
          <FormulaEditor label={say(field)} {...editor} />
        )}
      </Suspense>
      {preview && (
        <Suspense fallback={null}>
          <ExpressionResult text={editor.value} place={editor.place} preview={preview} />
        </Suspense>
      )}
      {help && <div className={styles.help}>{help}</div>}
    </div>
  );
}
