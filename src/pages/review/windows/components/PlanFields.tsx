import { GRACE_MINUTES_AT_MOST, QUOTA_AT_MOST } from '@domain/windows/managed-windows';
import { DatePicker, Form, InputNumber } from 'antd';
import type { Dayjs } from 'dayjs';
import { useLanguage } from '@/utils/language';
import { END_PICKER, START_PICKER } from '../beijingPicker';
import styles from '../index.module.css';

/** As the fields hold them; times are Beijing's. */
export interface PlanValues {
  opens_at: Dayjs;
  closes_at: Dayjs;
  first_review_by: Dayjs | null;
  quota: number;
  grace_minutes: number;
}

/** The dates of a window, and its quota and grace. */
export default function PlanFields() {
  const { t } = useLanguage();
  const needed = { required: true, message: t('windows.needed') };
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="opens_at" label={t('windows.opensAt')} rules={[needed]}>
          <DatePicker {...START_PICKER} className={styles.wide} />
        </Form.Item>
        <Form.Item name="closes_at" label={t('windows.closesAt')} rules={[needed]}>
          <DatePicker {...END_PICKER} className={styles.wide} />
        </Form.Item>
      </div>
      <Form.Item name="first_review_by" label={t('windows.firstReviewBy')}>
        <DatePicker {...END_PICKER} className={styles.wide} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="quota" label={t('windows.quota')} extra={t('windows.quota.why')} rules={[needed]}>
          <InputNumber min={1} max={QUOTA_AT_MOST} precision={0} className={styles.wide} />
        </Form.Item>
        <Form.Item
          name="grace_minutes"
          label={t('windows.grace')}
          extra={t('windows.grace.why')}
          rules={[needed]}
        >
          <InputNumber min={0} max={GRACE_MINUTES_AT_MOST} precision={0} className={styles.wide} />
        </Form.Item>
      </div>
    </>
  );
}
