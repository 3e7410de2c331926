import {
  ANNOUNCEMENT_CATEGORIES,
  BODY_AT_MOST,
  ENGLISH_BODY_AT_MOST,
  ENGLISH_TITLE_AT_MOST,
  TITLE_AT_MOST,
} from '@domain/announcements/announcements';
import { commonMessages } from '@domain/api/messages/common';
import { officeNoticeMessages } from '@domain/api/messages/office-notices';
import { messageCategories } from '@domain/inbox/messages';
import { fillText } from '@domain/text';
import { Form, Input } from 'antd';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage } from '@/utils/language';
import { useOptionsOf } from '@/utils/useOptionsOf';
import { useRule, useVisible } from '@/utils/useRule';
import type { NoticeValues } from '../values';

/** Title and text of the announcement, in Chinese and optionally in English. */
export default function WordFields() {
  const { t } = useLanguage();
  const optionsOf = useOptionsOf();

  const rule = useRule();

  const shortEnough = (limit: number) =>
    rule((typed) => {
      const actual = typed.trim().length;
      return actual > limit ? fillText(commonMessages.longText, { limit, actual }) : null;
    });
  const given = useVisible(officeNoticeMessages.empty);
  /** Half a notice in English is none. */
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
      <Form.Item name="title" label={t('notices.titleZh')} rules={[given, shortEnough(TITLE_AT_MOST)]}>
        <Input {...counted(TITLE_AT_MOST)} />
      </Form.Item>
      <Form.Item
        name="body"
        label={t('notices.bodyZh')}
        extra={t('notices.plainText')}
        rules={[given, shortEnough(BODY_AT_MOST)]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} {...counted(BODY_AT_MOST)} />
      </Form.Item>
      <Form.Item
        name="title_en"
        label={t('notices.titleEn')}
        dependencies={['body_en']}
        rules={[withOther('body_en'), shortEnough(ENGLISH_TITLE_AT_MOST)]}
      >
        <Input {...counted(ENGLISH_TITLE_AT_MOST)} />
      </Form.Item>
      <Form.Item
        name="body_en"
        label={t('notices.bodyEn')}
        dependencies={['title_en']}
        rules={[withOther('title_en'), shortEnough(ENGLISH_BODY_AT_MOST)]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 16 }} {...counted(ENGLISH_BODY_AT_MOST)} />
      </Form.Item>
    </>
  );
}
