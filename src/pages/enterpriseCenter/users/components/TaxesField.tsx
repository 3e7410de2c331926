import { Form, Select } from 'antd';
import { fetchOwnTaxes } from '@/services/accounts';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';

/** Of the company's tax registrations those that the person looks after. */
export default function TaxesField() {
  const { t } = useLanguage();
  const taxes = useRead(fetchOwnTaxes);
  return (
    <Form.Item name="tax_ids" label={t('users.taxes')}>
      <Select
        mode="multiple"
        options={taxes.data ?? []}
        optionFilterProp="label"
        placeholder={t('users.noTaxes')}
      />
    </Form.Item>
  );
}
