import { Form, Input, Radio } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { NoticeValues } from '../values';

/** Now, or at a time of Beijing. */
export default function SendingFields() {
  const { t } = useLanguage();
  const when = Form.useWatch<NoticeValues['when']>('when');
  return (
    <>
      <Form.Item name="when" label={t('notices.when')}>
        <Radio.Group
          options={[
            { value: 'now', label: t('notices.when.now') },
            { value: 'later', label: t('notices.when.later') },
          ]}
        />
      </Form.Item>
      {when === 'later' && (
        <Form.Item
          name="send_at"
          label={t('notices.sendAt.beijing')}
          rules={[{ required: true, message: t('notices.sendAt.choose') }]}
        >
          <Input type="datetime-local" className={styles.time ?? ''} />
        </Form.Item>
      )}
    </>
  );
}
