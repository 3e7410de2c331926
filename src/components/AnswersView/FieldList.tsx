import type { Field, FieldAnswers, Scope } from '@domain/definition';
import { isVisible } from '@domain/filing/visibility';
import { useText } from '@/utils/language';
import AnswerValue from './AnswerValue';
import FieldName from './FieldName';
import styles from './index.module.css';
import PinButton from './PinButton';
import { placeOf, usePins } from './pins';

interface FieldListProps {
  fields: Field[];
  answers: FieldAnswers;
  scope: Scope;
  /** Of the record that the fields are in: `section` or `section[row]`. */
  path: string | undefined;
  /** Name of the record. */
  name: string;
}

const isLong = (field: Field) => field.type === 'textarea' || field.type === 'file';

/** Names and values side by side; long texts take the whole width. Which filing is continued, its number and title say. */
export default function FieldList({ fields, answers, scope, path, name }: FieldListProps) {
  const say = useText();
  const pins = usePins();
  const at = (field: Field) => (path === undefined ? undefined : `${path}.${field.key}`);
  return (
    <dl className={styles.fields}>
      {fields
        .filter((field) => field.type !== 'filing' && isVisible(field, scope))
        .map((field) => (
          <div
            key={field.key}
            className={isLong(field) ? styles.longField : styles.field}
            {...placeOf(pins, at(field))}
          >
            <dt>
              <FieldName field={field} />
            </dt>
            <dd>
              <AnswerValue field={field} value={answers[field.key]} />
              <PinButton path={at(field)} name={`${name} ${say(field)}`} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
