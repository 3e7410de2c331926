import { isVisible } from '@domain/filing/visibility';
import type { Field, FieldAnswers, Scope } from '@domain/programs/define';
import AnswerValue from './AnswerValue';
import FieldName from './FieldName';
import styles from './index.less';

interface FieldListProps {
  fields: Field[];
  answers: FieldAnswers;
  scope: Scope;
}

const isLong = (field: Field) => field.type === 'textarea' || field.type === 'file';

/** Names and values side by side; long texts take the whole width. Which filing is continued, its number and title say. */
export default function FieldList({ fields, answers, scope }: FieldListProps) {
  return (
    <dl className={styles.fields}>
      {fields
        .filter((field) => field.type !== 'filing' && isVisible(field, scope))
        .map((field) => (
          <div key={field.key} className={isLong(field) ? styles.longField : styles.field}>
            <dt>
              <FieldName field={field} />
            </dt>
            <dd>
              <AnswerValue field={field} value={answers[field.key]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
