import type { Field } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { Button } from 'antd';
import type { ReplacedValue } from '@/filling/draft/replacedValues';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface ReplacedNoteProps {
  field: Field;
  replaced: ReplacedValue;
  onTakeBack?: ((replaced: ReplacedValue) => void) | undefined;
}

/** Note at a field that a colleague's save has replaced its value, with the former value and a way back to it. */
export default function ReplacedNote({ field, replaced, onTakeBack }: ReplacedNoteProps) {
  const { language, t } = useLanguage();
  const say = useText();
  const { by, at, former } = replaced;
  return (
    <div role="status" className={styles.note}>
      <span>
        {t('forms.replaced.here', { by: by || t('forms.conflict.somebody'), at: formatDateTime(at) })}
      </span>
      <bdi className={styles.former}>
        {t('forms.replaced.former', { text: formatValue(field, former, language) })}
      </bdi>
      {onTakeBack && (
        <Button
          type="link"
          size="small"
          aria-label={t('forms.replaced.takeBackNamed', { name: say(field) })}
          onClick={() => onTakeBack(replaced)}
        >
          {t('forms.replaced.takeBack')}
        </Button>
      )}
    </div>
  );
}
