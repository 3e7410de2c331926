import { FunctionOutlined } from '@ant-design/icons';
import type { ConditionOperator, SubjectCondition } from '@domain/expressions/conditions/condition';
import { getValueKind, listOperators, operatorTexts } from '@domain/expressions/conditions/words';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { Button } from 'antd';
import { useState } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import FormulaEditor from '../FormulaEditor';
import { withOperator, withSubject } from './drafts';
import styles from './index.module.css';
import { groupSubjects, isSubjectMatch, listSubjects } from './subjects';
import ValueInput from './ValueInput';

interface SubjectFieldsProps {
  row: SubjectCondition;
  onChange(row: SubjectCondition): void;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
}

/** The choice beside the fields. */
const FORMULA = '=';

/** A row: a field or formula, an operator, a value. */
export default function SubjectFields({ row, onChange, vocabulary, place }: SubjectFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const subjects = listSubjects(vocabulary, place);
  const field = subjects.find(({ path }) => path === row.subject)?.field;
  const [isFormula, setFormula] = useState(row.subject !== '' && !field);
  const offered = listOperators(field?.type);
  const operators = offered.includes(row.operator) ? offered : [row.operator, ...offered];
  const isByFormula = row.value !== undefined && 'formula' in row.value;

  function choose(path: string): void {
    setFormula(path === FORMULA);
    const subject = path === FORMULA ? row.subject : path;
    onChange(withSubject(row, subject, subjects.find((each) => each.path === path)?.field.type));
  }

  return (
    <div className={styles.row}>
      <Select<string>
        showSearch
        // A condition that was just added begins with its field.
        autoFocus={row.subject === ''}
        className={styles.subject}
        aria-label={t('conditions.subject')}
        placeholder={t('conditions.subject')}
        value={isFormula ? FORMULA : row.subject || null}
        onChange={choose}
        filterOption={isSubjectMatch}
        options={[{ value: FORMULA, label: t('conditions.formula') }, ...groupSubjects(subjects, say)]}
      />
      {isFormula && (
        <FormulaEditor
          value={row.subject}
          onChange={(subject) => onChange({ ...row, subject })}
          vocabulary={vocabulary}
          place={place}
          label={t('conditions.formula')}
        />
      )}
      <Select<ConditionOperator>
        className={styles.operator}
        aria-label={t('conditions.operator')}
        value={row.operator}
        onChange={(operator) => onChange(withOperator(row, operator))}
        options={operators.map((operator) => ({ value: operator, label: say(operatorTexts[operator]) }))}
      />
      {row.value && (
        <div className={styles.value}>
          <ValueInput
            value={row.value}
            onChange={(value) => onChange({ ...row, value })}
            field={field}
            vocabulary={vocabulary}
            place={place}
          />
        </div>
      )}
      {getValueKind(row.operator) === 'one' && (
        <Button
          type={isByFormula ? 'primary' : 'text'}
          ghost={isByFormula}
          icon={<FunctionOutlined aria-hidden />}
          aria-label={t('conditions.byFormula')}
          title={t('conditions.byFormula')}
          aria-pressed={isByFormula}
          onClick={() => onChange({ ...row, value: isByFormula ? { literal: '' } : { formula: '' } })}
        />
      )}
    </div>
  );
}
