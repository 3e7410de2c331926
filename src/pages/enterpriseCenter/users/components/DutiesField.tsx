import { isCompanySide, type Role } from '@domain/accounts/roles';
import { dutiesOf, dutyName } from '@domain/workflow/duties';
import { Form } from 'antd';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';

/**
 * Parts of a decision, by level, that a person of an office takes; none chosen is all of the role. Of somebody of a company
 * the hands that the person is when a filing is signed.
 */
export default function DutiesField({ role }: { role: Role }) {
  const { t } = useLanguage();
  const say = useText();
  const isOfCompany = isCompanySide(role);
  return (
    <Form.Item
      name="duties"
      label={t(isOfCompany ? 'users.hands' : 'users.duties')}
      extra={t(isOfCompany ? 'users.handsWhy' : 'users.dutiesWhy')}
    >
      <Select
        mode="multiple"
        allowClear
        optionFilterProp="label"
        placeholder={t(isOfCompany ? 'users.noHands' : 'users.allDuties')}
        options={dutiesOf(role).map((value) => ({ value, label: say(dutyName(value)) }))}
      />
    </Form.Item>
  );
}
