import { Checkbox, type CheckboxProps } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import Terms from './Terms';

/** One sentence: that somebody agrees, and what to, which opens beside the box and does not tick it. */
export default function Agreement(field: CheckboxProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.agreement}>
      <Checkbox {...field}>{t('register.agree')}</Checkbox>
      <Terms />
    </div>
  );
}
