import {
  ANNOUNCEMENT_CATEGORIES,
  MAX_BODY_LENGTH,
  MAX_ENGLISH_BODY_LENGTH,
  MAX_ENGLISH_TITLE_LENGTH,
  MAX_TITLE_LENGTH,
} from '@domain/announcements/announcements';
import { commonMessages } from '@domain/api/messages';
import { officeNoticeMessages } from '@domain/inbox/inbox-messages';
import { messageCategories } from '@domain/inbox/messages';
import { fillText } from '@domain/text';
import { Form, Input } from 'antd';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage } from '@/utils/language';
import { useRule, useVisible } from '@/utils/useRule';
import { useTextOptions } from '@/utils/useTextOptions';
import type { NoticeValues } from '../values';

/** Title and text of the announcement, in Chinese and optionally in English. */
export default function WordFields() {
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
