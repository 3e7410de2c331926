import { programs } from '@domain/programs/index.generated';
import { Button, Checkbox, Form } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

const every = programs.map(({ key }) => key);

/** The programs that a filer may fill in and submit. All others it can only read. */
export default function ProgramsField() {
  const { t } = useLanguage();
  const say = useText();
  const form = Form.useFormInstance();
  const granted: string[] = Form.useWatch('programs') ?? [];
  const isAll = granted.length === every.length;
  return (
    <>
      <div className={styles.legend}>
        <span id="programs-legend">{t('users.programs')}</span>
        <Button
          type="link"
          size="small"
          onClick={() => form.setFieldValue('programs', isAll ? [] : [...every])}
        >
          {t(isAll ? 'users.grantNone' : 'users.grantAll')}
        </Button>
      </div>
      <Form.Item name="programs" extra={t('users.programsWhy')}>
        <Checkbox.Group
          aria-labelledby="programs-legend"
          className={styles.programs ?? ''}
          options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
      </Form.Item>
    </>
  );
}
