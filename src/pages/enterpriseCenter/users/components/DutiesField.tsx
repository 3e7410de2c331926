import type { Role } from '@domain/accounts/roles';
import { dutiesOf, dutyName } from '@domain/workflow/duties';
import { Form } from 'antd';
import { Select } from '@/components/Select';
import { useLanguage, useText } from '@/utils/language';

/** Parts of a decision, by level, that a person of an office takes; none chosen is all of the role. */
export default function DutiesField({ role }: { role: Role }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Form.Item name="duties" label={t('users.duties')} extra={t('users.dutiesWhy')}>
      <Select
        mode="multiple"
        allowClear
        optionFilterProp="label"
        placeholder={t('users.allDuties')}
        options={dutiesOf(role).map((value) => ({ value, label: say(dutyName(value)) }))}
      />
    </Form.Item>
  );
}
