import type { NoticeCompany } from '@domain/calls/office-notices';
import { Form, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { findNoticeCompanies } from '@/services/officeNotices';
import { shownAlready } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import type { NoticeValues } from '../values';

const TYPING_PAUSE_MS = 300;

/** One company, found by a part of its name or credit code. */
export default function CompanyField() {
  const { t } = useLanguage();
  const chosen: NoticeCompany | undefined = Form.useFormInstance<NoticeValues>().getFieldValue('company');
  const [found, setFound] = useState<NoticeCompany[]>(chosen ? [chosen] : []);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef('');
  useEffect(() => () => clearTimeout(pause.current), []);

  const find = async (keyword: string) => {
    const { data } = await findNoticeCompanies(keyword);
    if (latest.current === keyword) setFound(data);
  };
  const search = (typed: string) => {
    const keyword = typed.trim();
    latest.current = keyword;
    clearTimeout(pause.current);
    if (keyword) pause.current = setTimeout(() => find(keyword).catch(shownAlready), TYPING_PAUSE_MS);
  };

  return (
    <Form.Item
      name="company"
      getValueProps={(company?: NoticeCompany) => ({ value: company?.id })}
      getValueFromEvent={(chosenId: string) => found.find(({ id }) => id === chosenId)}
      label={t('notices.company')}
      rules={[{ required: true, message: t('notices.company.choose') }]}
    >
      <Select
        showSearch
        filterOption={false}
        placeholder={t('notices.company.search')}
        notFoundContent={t('notices.company.none')}
        onSearch={search}
        options={found.map(({ id, name, credit_code }) => ({ value: id, label: `${name} (${credit_code})` }))}
      />
    </Form.Item>
  );
}
