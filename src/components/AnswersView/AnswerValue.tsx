import type { Field, AnswerValue as Value } from '@domain/definition';
import { words } from '@domain/document/words';
import { formatValue } from '@domain/filing/input';
import Sensitive from '@/components/AnswersView/Sensitive';
import { useLanguage, useText } from '@/utils/language';
import FileNames from './FileNames';
import styles from './index.module.css';

interface AnswerValueProps {
  field: Field;
  value: Value;
  /** In a table: a blank place is a dash. */
  inCell?: boolean;
}

const isBlank = (value: Value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isTypedIn = (field: Field) => !field.computed && !field.auto;

/** One answer as it is read. A blank one says so in words: an empty place could also be a fault of the page. */
export default function AnswerValue({ field, value, inCell = false }: AnswerValueProps) {
  const { language } = useLanguage();
  const say = useText();
  if (isBlank(value)) {
    const inWords = isTypedIn(field) && !inCell;
    return <span className={styles.blank}>{inWords ? say(words.blank) : '—'}</span>;
  }
  if (field.type === 'file' && Array.isArray(value)) return <FileNames ids={value.map(String)} />;
  if (field.sensitive) return <Sensitive value={formatValue(field, value, language)} name={say(field)} />;
  return (
    <bdi className={field.type === 'textarea' ? styles.longText : undefined}>
      {formatValue(field, value, language)}
    </bdi>
  );
}
