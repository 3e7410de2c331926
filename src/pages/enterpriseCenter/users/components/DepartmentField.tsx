import { accountMessages } from '@domain/api/messages/accounts';
import type { Department } from '@domain/calls/accounts';
import { Form } from 'antd';
import { Link } from 'umi';
import { Select } from '@/components/Controls/Select';
import { fetchDepartments } from '@/services/accounts';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';

interface Props {
  /** The company's own departments, or the administering ones. */
  offered: 'own' | 'review';
  isNeeded: boolean;
  departments: Department[];
}

export default function DepartmentField({ offered, isNeeded, departments }: Props) {
  const { t } = useLanguage();
  const say = useText();
  const isReview = offered === 'review';
  const review = useRead(isReview ? fetchDepartments : null);
  const options = isReview
    ? (review.data ?? [])
    : departments.map(({ id, name }) => ({ value: id, label: name }));
  const hasNone = !isReview && departments.length === 0;
  return (
    <Form.Item
      name="department_id"
      label={t('users.department')}
      required={isNeeded}
      rules={isNeeded ? [{ required: true, message: say(accountMessages.reviewerNeedsDepartment) }] : []}
      extra={hasNone && <Link to="/enterpriseCenter/departments">{t('users.makeDepartments')}</Link>}
    >
      <Select
        options={options}
        allowClear={!isNeeded}
        showSearch
        optionFilterProp="label"
        placeholder={t(isReview ? 'users.anyDepartment' : 'users.noDepartment')}
      />
    </Form.Item>
  );
}
