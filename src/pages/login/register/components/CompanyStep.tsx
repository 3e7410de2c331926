import { Button, Form, Result, Spin } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';
import OptionField from './OptionField';

/** Industry, department and tax office of the company, chosen from lists of the administering body. */
export default function CompanyStep() {
  const { t } = useLanguage();
  const run = useRun();
  const options = useSelector((state: RootState) => state.login.options);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    run({ type: 'login/fetchOptions' }).catch(() => setFailed(true));
  }, [run]);

  useEffect(() => {
    if (!options) load();
  }, [options, load]);

  if (hasFailed) {
    return (
      <Result
        status="warning"
        title={t('register.optionsFailed')}
        extra={<Button onClick={load}>{t('register.optionsAgain')}</Button>}
      />
    );
  }
  if (!options) return <Spin />;
  return (
    <>
      <Form.Item
        name="industry"
        label={t('register.industry')}
        rules={[{ required: true, message: t('register.industryRequired') }]}
      >
        <OptionField options={options.industries} />
      </Form.Item>
      <Form.Item
        name="dept"
        label={t('register.department')}
        extra={t('register.departmentHint')}
        rules={[{ required: true, message: t('register.departmentRequired') }]}
      >
        <OptionField options={options.departments} />
      </Form.Item>
      <Form.Item
        name="tax"
        label={t('register.tax')}
        rules={[{ required: true, message: t('register.taxRequired') }]}
      >
        <OptionField options={options.taxes} />
      </Form.Item>
    </>
  );
}
