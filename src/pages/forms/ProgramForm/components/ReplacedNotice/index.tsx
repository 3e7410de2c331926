import type { Form } from '@domain/definition';
import { Alert, Button } from 'antd';
import { useDispatch, useSelector } from 'umi';
import { useDifferenceNames } from '@/filling/draft/ConflictDialog/describe';
import { type FilingRoot, locateReplacedValues } from '@/filling/draft/filingState';
import { useTakeBack } from '@/filling/hooks/useTakeBack';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Lists the answers that colleagues have replaced while the form is open, each with its former value and a way back to it. */
export default function ReplacedNotice({ form }: { form: Form }) {
  const replaced = useSelector((root: FilingRoot) => root.filing.replaced);
  return replaced.length > 0 && <Listed form={form} />;
}

function Listed({ form }: { form: Form }) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const { replaced, answers } = useSelector((root: FilingRoot) => root.filing);
  const { nameOf, textOf } = useDifferenceNames(form, answers);
  const takeBack = useTakeBack();
  const located = [...locateReplacedValues(replaced, answers)];
  const latest = located.at(-1)?.[1];
  if (!latest) return null;
  const words = {
    by: latest.by || t('forms.conflict.somebody'),
    at: formatDateTime(latest.at),
    count: located.length,
  };
  return (
    <Alert
      type="warning"
      showIcon
      closable
      message={<span role="status">{t('forms.replaced.title', words)}</span>}
      description={
        <ul className={styles.values}>
          {located.map(([path, each]) => (
            <li key={path}>
              <strong>{nameOf(path)}</strong>
              <bdi className={styles.former}>
                {t('forms.replaced.former', { text: textOf(path, each.former) })}
              </bdi>
              <Button
                type="link"
                size="small"
                aria-label={t('forms.replaced.takeBackNamed', { name: nameOf(path) })}
                onClick={() => takeBack(each)}
              >
                {t('forms.replaced.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      }
      onClose={() => dispatch({ type: 'filing/replacedRead', payload: null })}
    />
  );
}
