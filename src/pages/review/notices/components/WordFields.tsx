import {
  ANNOUNCEMENT_CATEGORIES,
  type AnnouncementAudience,
  AUDIENCE_KINDS,
  MAX_BODY_LENGTH,
  MAX_ENGLISH_BODY_LENGTH,
  MAX_ENGLISH_TITLE_LENGTH,
  MAX_TITLE_LENGTH,
} from '@domain/announcements/announcements';
import type { NoticeCompany } from '@domain/announcements/calls';
import { commonMessages } from '@domain/api/messages';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { officeNoticeMessages } from '@domain/inbox/inbox-messages';
import { messageCategories } from '@domain/inbox/messages';
import { fillText } from '@domain/text';
import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'umi';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Select } from '@/components/Controls/Select';
import type { RootState } from '@/models/connect';
import { useProgramOptions } from '@/models/useProgramOptions';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import { useRule, useVisible } from '@/utils/useRule';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from '../index.module.css';
import { type NoticeValues, readAudience } from '../values';

const TYPING_PAUSE_MS = 300;

/** Selection of one company by part of its name or credit code. */
function CompanyField() {
  const { t } = useLanguage();
  const chosen: NoticeCompany | undefined = Form.useFormInstance<NoticeValues>().getFieldValue('company');
  const [found, setFound] = useState<NoticeCompany[]>(chosen ? [chosen] : []);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef('');
  useEffect(() => () => clearTimeout(pause.current), []);

  const find = async (keyword: string) => {
    const { data } = await call('noticeCompanies', { params: { keyword } });
    if (latest.current === keyword) setFound(data);
  };
  const search = (typed: string) => {
    const keyword = typed.trim();
    latest.current = keyword;
    clearTimeout(pause.current);
    if (keyword) pause.current = setTimeout(() => find(keyword).catch(ignoreShownFailure), TYPING_PAUSE_MS);
  };

  return (
    <Form.Item
      name="company"
      getValueProps={(company?: NoticeCompany) => ({ value: company?.id })}
      getValueFromEvent={(chosenId: string) => found.find(({ id }) => id === chosenId)}
      label={t('common.company')}
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

/** The audience of the announcement, and its present number of companies. */
export function AudienceFields() {
  const { t } = useLanguage();
  const kind = Form.useWatch<NoticeValues['kind']>('kind');
  const isCity = useSelector((state: RootState) =>
    state.user.currentUser?.permissions.includes('review.final'),
  );
  const nameOf = (value: AnnouncementAudience['kind']) =>
    value === 'all' && !isCity ? t('notices.to.department') : t(`notices.to.${value}`);
  return (
    <>
      <Form.Item name="kind" label={t('notices.to')}>
        <RadioGroup
          label={t('notices.to')}
          options={AUDIENCE_KINDS.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Form.Item>
      {kind === 'program' && <ProgramFields />}
      {kind === 'company' && <CompanyField />}
      <Reach />
    </>
  );
}

function ProgramFields() {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  const programOptions = useProgramOptions();
  const batchName = useBatchName();
  const program = Form.useWatch<string | undefined>('program');
  const windows = useRead('declareDay');
  const batches = (windows.data ?? [])
    .filter((window) => window.program === program)
    .map(({ batch_year, batch_no }) => `${batch_year}-${batch_no}`);
  return (
    <div className={styles.row}>
      <Form.Item
        name="program"
        label={t('common.program')}
        rules={[{ required: true, message: t('notices.program.choose') }]}
      >
        <Select showSearch optionFilterProp="label" options={programOptions} />
      </Form.Item>
      <Form.Item name="batch" label={t('common.batch')}>
        <Select
          options={[
            { value: '', label: t('common.anyBatch') },
            ...batches.map((batch) => ({ value: batch, label: batchName(batch) })),
          ]}
        />
      </Form.Item>
      <Form.Item name="group" label={t('notices.group')}>
        <Select
          options={[{ value: '', label: t('notices.anyGroup') }, ...optionsOf(STATUS_GROUPS, groupNames)]}
        />
      </Form.Item>
    </div>
  );
}

/** The number of companies that the announcement would reach now. */
function Reach() {
  const { t } = useLanguage();
  const values = Form.useWatch([], Form.useFormInstance<NoticeValues>());
  const audience = readAudience(values ?? { kind: 'program' });
  const count = useRead(audience && 'noticeRecipients', { data: { audience: audience ?? { kind: 'all' } } });
  if (!audience || !count.data) return null;
  return (
    <p role="status" className={styles.reach}>
      {t('notices.reach', { count: count.data.companies })}
    </p>
  );
}

/** Title and text of the announcement, in Chinese and optionally in English. */
export function WordFields() {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();

  const rule = useRule();

  const shortEnough = (limit: number) =>
    rule((typed) => {
      const actual = typed.trim().length;
      return actual > limit ? fillText(commonMessages.longText, { limit, actual }) : null;
    });
  const given = useVisible(officeNoticeMessages.empty);
  /** Rule that requires title and text in English together. */
  const withOther = (other: 'title_en' | 'body_en') => (form: { getFieldValue(name: string): unknown }) =>
    rule((typed) => {
      const isOtherGiven = String(form.getFieldValue(other) ?? '').trim() !== '';
      return isOtherGiven && typed.trim() === '' ? officeNoticeMessages.halfEnglish : null;
    });
  const counted = (max: number) => ({ count: { max, show: true }, autoComplete: 'off' });

  return (
    <>
      <Form.Item<NoticeValues> name="category" label={t('notices.category')}>
        <RadioGroup
          label={t('notices.category')}
          options={optionsOf(ANNOUNCEMENT_CATEGORIES, messageCategories)}
        />
      </Form.Item>
      <Form.Item name="title" label={t('notices.titleZh')} rules={[given, shortEnough(MAX_TITLE_LENGTH)]}>
        <Input {...counted(MAX_TITLE_LENGTH)} />
      </Form.Item>
      <Form.Item
        name="body"
        label={t('notices.bodyZh')}
        extra={t('notices.plainText')}
        rules={[given, shortEnough(MAX_BODY_LENGTH)]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} {...counted(MAX_BODY_LENGTH)} />
      </Form.Item>
      <Form.Item
        name="title_en"
        label={t('notices.titleEn')}
        dependencies={['body_en']}
        rules={[withOther('body_en'), shortEnough(MAX_ENGLISH_TITLE_LENGTH)]}
      >
        <Input {...counted(MAX_ENGLISH_TITLE_LENGTH)} />
      </Form.Item>
      <Form.Item
        name="body_en"
        label={t('notices.bodyEn')}
        dependencies={['title_en']}
        rules={[withOther('title_en'), shortEnough(MAX_ENGLISH_BODY_LENGTH)]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 16 }} {...counted(MAX_ENGLISH_BODY_LENGTH)} />
      </Form.Item>
    </>
  );
}
