import type { OptionNode } from '@domain/calls/shapes';
import { Button, Form, Result, Spin } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'umi';
import { Cascader } from '@/components/Controls/Cascader';
import { Select } from '@/components/Controls/Select';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';

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

interface Props {
  id?: string;
  value?: OptionNode['value'];
  onChange?: (value: OptionNode['value'] | undefined) => void;
  options: OptionNode[];
}

/** Values on the path from the root of the tree to `leaf`. */
function pathTo(options: OptionNode[], leaf: OptionNode['value'] | undefined): OptionNode['value'][] {
  for (const { value, children = [] } of options) {
    if (value === leaf) return [value];
    const below = pathTo(children, leaf);
    if (below.length > 0) return [value, ...below];
  }
  return [];
}

/** Select of one option from a list or, where options have children, from a tree; its value is that of the leaf. */
export function OptionField({ options, value, onChange, ...field }: Props) {
  const { t } = useLanguage();
  const common = {
    ...field,
    size: 'large' as const,
    placeholder: t('register.search'),
    notFoundContent: t('register.noMatch'),
  };
  if (!options.some(({ children }) => children?.length)) {
    return (
      <Select
        {...common}
        showSearch
        optionFilterProp="label"
        options={options}
        value={value ?? null}
        onChange={(next) => onChange?.(next ?? undefined)}
      />
    );
  }
  return (
    <Cascader
      {...common}
      options={options}
      value={pathTo(options, value)}
      onChange={(path) => onChange?.(path?.at(-1) as OptionNode['value'] | undefined)}
    />
  );
}
