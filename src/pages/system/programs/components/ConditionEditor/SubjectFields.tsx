import type { ConditionOperator, SubjectCondition } from '@domain/expressions/conditions/condition';
import { findOrderSign, getOperatorText, getValueKind } from '@domain/expressions/conditions/words';
import { figureUnitNames } from '@domain/filing/rule-words';
import {
  type ConditionFigure,
  findAnswerUnit,
  findConditionFigure,
} from '@domain/program-documents/condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { withOperator, withSubject } from './drafts';
import FigureFields from './FigureFields';
import { type LineGrammar, listOfferedOperators, useConditionFigures } from './figureChoices';
import styles from './index.module.css';
import { findShareQuestion } from './shareQuestions';
import ThresholdFields from './ThresholdFields';
import UnitField from './UnitField';
import ValueInput from './ValueInput';

interface SubjectFieldsProps {
  row: SubjectCondition;
  onChange(row: SubjectCondition): void;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  grammar: LineGrammar;
}

/** A threshold in the figure of a rule is a number, whose unit is chosen beside it. */
const NUMBER: Pick<ConditionFigure, 'type'> = { type: 'decimal' };

/** A line: a figure, a comparison, a threshold. */
export default function SubjectFields({ row, onChange, vocabulary, place, grammar }: SubjectFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const figures = useConditionFigures(vocabulary, place, grammar);
  const find = (text: string) => findConditionFigure(text, figures, vocabulary, place);
  const figure = find(row.subject);
  const own = figure && findAnswerUnit(figure);
  const question = findShareQuestion(row, figure);
  const offered = listOfferedOperators(figure, grammar);
  const operators = offered.includes(row.operator) ? offered : [row.operator, ...offered];
  const nameOperator = (operator: ConditionOperator) =>
    [findOrderSign(operator, figure?.type), say(getOperatorText(operator, figure?.type))]
      .filter(Boolean)
      .join(' ');

  return (
    <div className={styles.row}>
      <FigureFields
        value={row.subject}
        onChange={(subject) =>
          onChange(withSubject(row, subject, { before: figure, after: find(subject), grammar }))
        }
        figures={figures}
        vocabulary={vocabulary}
        place={place}
        label={t('conditions.subject')}
        // A condition that was just added begins with its figure.
        autoFocus={row.subject === ''}
      />
      <Select<ConditionOperator>
        className={styles.operator}
        aria-label={t('conditions.operator')}
        value={row.operator}
        onChange={(operator) => onChange(withOperator(row, operator))}
        options={operators.map((operator) => ({ value: operator, label: nameOperator(operator) }))}
      />
      {row.value && getValueKind(row.operator) === 'one' && (
        <ThresholdFields
          value={row.value}
          onChange={(value) => onChange({ ...row, value })}
          figure={grammar === 'figure' ? NUMBER : figure}
          {...(row.unit && row.unit === own && { unit: say(figureUnitNames[own]) })}
          figures={figures}
          vocabulary={vocabulary}
          place={place}
        />
      )}
      {row.value && getValueKind(row.operator) === 'list' && (
        <div className={styles.value}>
          <ValueInput value={row.value} onChange={(value) => onChange({ ...row, value })} figure={figure} />
        </div>
      )}
      {row.unit && row.unit !== own && (
        <UnitField unit={row.unit} own={own} onChange={(unit) => onChange({ ...row, unit })} />
      )}
      {question && (
        <p role="status" className={styles.question}>
          {t(question)}
        </p>
      )}
    </div>
  );
}
