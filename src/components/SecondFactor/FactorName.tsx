import { Form, Input } from 'antd';
import { useLanguage } from '@/utils/language';

const NAME_AT_MOST = 50;

export default function FactorName() {
  const { t } = useLanguage();
  return (
    <Form.Item
      name="name"
      label={t('factor.name')}
      extra={t('factor.nameWhy')}
      rules={[{ required: true, whitespace: true, message: t('factor.nameRequired') }]}
    >
      <Input size="large" maxLength={NAME_AT_MOST} autoComplete="off" />
    </Form.Item>
  );
}
